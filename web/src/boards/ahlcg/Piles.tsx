// What belongs to the scenario and lies beside the map: the encounter deck, its discard pile, the victory display.
import { useState } from "react";
import { useTouch } from "../../table/touch";
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { useDesk } from "./context";
import { Face } from "./Face";
import { Icon } from "./Icon";
import type { IconName } from "./icon-paths";
import type { ArkhamCard } from "./model";

export function Piles() {
  const { scenario } = useDesk();
  if (!scenario) return null;
  return (
    <div className="ah-piles">
      <Pile pile={scenario.encounter} icon="mythos" label="ahlcg-web-encounter" />
      <Pile pile={scenario.encounter_discard} icon="discard" label="ahlcg-web-encounter-discard" open />
      <Pile pile={scenario.cultists} icon="cultist" label="ahlcg-web-cultists" hideEmpty />
      <Pile pile={scenario.victory} icon="victory" label="ahlcg-web-victory" open hideEmpty />
      <Pile pile={scenario.aside} icon="deck" label="ahlcg-web-aside" open hideEmpty />
    </div>
  );
}

interface PileProps {
  pile: number;
  icon: IconName;
  label: string;
  /** Do its cards lie open, so that one can look through them? */
  open?: boolean;
  hideEmpty?: boolean;
}

export function Pile({ pile, icon, label, open = false, hideEmpty = false }: PileProps) {
  const desk = useDesk();
  const { say } = useWords();
  const ref = useTravel(pile);
  const { touchable, props } = useTouch(pile);
  const [shown, setShown] = useState(false);
  const count = desk.count(pile);
  if (!count && hideEmpty && !touchable) return null;
  const text = (
    <>
      <Icon name={icon} />
      <span>{say(label)}</span>
      <b>{count}</b>
    </>
  );
  if (touchable)
    return <div {...props} className={`ah-pile ${props.className}`} ref={ref}>{text}</div>;
  if (!open || !count)
    return <div className="ah-pile" ref={ref} data-entity={pile}>{text}</div>;
  return (
    <>
      <button
        type="button"
        className="ah-pile ah-pile-open"
        ref={ref}
        data-entity={pile}
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {text}
      </button>
      {shown && <Cards cards={desk.cards(pile)} />}
    </>
  );
}

function Cards({ cards }: { cards: readonly ArkhamCard[] }) {
  const desk = useDesk();
  return (
    <ul className="ah-pile-cards" tabIndex={0}>
      {[...cards].reverse().map((card) => {
        const face = desk.face(card);
        return <li key={card.id}>{face && <Face face={face} size="small" />}</li>;
      })}
    </ul>
  );
}
