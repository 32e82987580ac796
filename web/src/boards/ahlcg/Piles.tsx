// What belongs to the scenario and lies beside the map: the encounter deck, its discard pile, the victory display.
import { CardPile } from "../../table/CardPile";
import { useDesk } from "./context";
import { Face } from "./Face";
import { Icon } from "./Icon";
import type { IconName } from "./icon-paths";
import type { ArkhamCard } from "./model";

export function Piles() {
  const { scenario } = useDesk();
  if (!scenario) return null;
  return (
    <div className="piles">
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
  return (
    <CardPile
      pile={pile}
      count={desk.count(pile)}
      sign={<Icon name={icon} />}
      label={label}
      hideEmpty={hideEmpty}
      cards={open ? () => <Cards cards={desk.cards(pile)} /> : null}
    />
  );
}

function Cards({ cards }: { cards: readonly ArkhamCard[] }) {
  const desk = useDesk();
  return (
    <ul className="pile-cards" tabIndex={0}>
      {[...cards].reverse().map((card) => {
        const face = desk.face(card);
        return <li key={card.id}>{face && <Face face={face} size="small" />}</li>;
      })}
    </ul>
  );
}
