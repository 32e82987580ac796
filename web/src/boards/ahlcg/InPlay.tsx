// A card in play: its name, what lies on it, the numbers that matter now; what is attached to it hangs below.
import type { ReactNode } from "react";
import { Value } from "../../table/explain";
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { useDesk } from "./context";
import { Hit } from "./Hit";
import { Icon, isIcon } from "./Icon";
import type { ArkhamCard, Face } from "./model";
import { Tally } from "./Tally";
import { useNames } from "./use-names";

export function InPlay({ card }: { card: ArkhamCard }) {
  const desk = useDesk();
  const words = useWords();
  const names = useNames();
  const ref = useTravel(card.id);
  const face = desk.face(card);
  const name = words.word(card.word);
  const cls = face?.cls ?? "mythos";
  return (
    <div className="ah-inplay" data-cls={cls} data-type={face?.type} data-exhausted={card.exhausted || undefined}>
      <div className="ah-inplay-card" ref={ref}>
        <Hit entity={card} label={card.exhausted ? `${name}, ${words.say("ahlcg-web-exhausted")}` : name} />
        <p className="ah-inplay-name">
          <span className="ah-sign">{isIcon(cls) && <Icon name={cls} label={names.cls(cls)} />}</span>
          {name}
        </p>
        {face?.type === "enemy" && <Fighting card={card} face={face} />}
        <Tokens card={card} face={face} />
        {card.exhausted && (
          <p className="ah-exhausted">
            <Icon name="exhausted" /> {words.say("ahlcg-web-exhausted")}
          </p>
        )}
      </div>
      <Attached to={card} />
    </div>
  );
}

/** What is attached to a card, below it. */
export function Attached({ to }: { to: ArkhamCard }) {
  const attached = useDesk().attachedTo(to.id);
  if (!attached.length) return null;
  return (
    <div className="ah-attached">
      {attached.map((card) => (
        <InPlay key={card.id} card={card} />
      ))}
    </div>
  );
}

/** How it fights, what it takes to get away from it, and what its attack does. */
function Fighting({ card, face }: { card: ArkhamCard; face: Face }) {
  const { say } = useWords();
  const numbers = card.numbers ?? {};
  const value = (stat: string, printed: number | undefined): ReactNode => (
    <Value entity={card.id} stat={stat}>{numbers[stat] ?? printed ?? 0}</Value>
  );
  return (
    <p className="ah-row ah-fighting">
      <Tally icon="combat" label={say("ahlcg-web-fight")}>{value("fight", face.fight)}</Tally>
      <Tally icon="agility" label={say("ahlcg-web-evade")}>{value("evade", face.evade)}</Tally>
      <span className="ah-attack">
        {(numbers["attack-damage"] ?? face.damage ?? 0) > 0 && (
          <Tally icon="health" label={say("ahlcg-web-attack-damage")}>−{value("attack-damage", face.damage)}</Tally>
        )}
        {(numbers["attack-horror"] ?? face.horror ?? 0) > 0 && (
          <Tally icon="sanity" label={say("ahlcg-web-attack-horror")}>−{value("attack-horror", face.horror)}</Tally>
        )}
      </span>
    </p>
  );
}

function Tokens({ card, face }: { card: ArkhamCard; face: Face | undefined }) {
  const { say } = useWords();
  const numbers = card.numbers ?? {};
  const left = (stat: "health" | "sanity", taken: number) => (
    <Tally icon={stat} label={say(`ahlcg-web-${stat}`)} className={taken ? "ah-hurt" : ""}>
      {Math.max(0, (numbers[stat] ?? 0) - taken)}/<Value entity={card.id} stat={stat}>{numbers[stat]}</Value>
    </Tally>
  );
  const uses = face?.uses;
  const sort = uses ? uses.what : "resources";
  return (
    <p className="ah-row ah-tokens">
      {numbers.health ? left("health", card.damage) : card.damage > 0 && (
        <Tally icon="health" label={say("ahlcg-web-attack-damage")}>{card.damage}</Tally>
      )}
      {numbers.sanity ? left("sanity", card.horror) : card.horror > 0 && (
        <Tally icon="sanity" label={say("ahlcg-web-attack-horror")}>{card.horror}</Tally>
      )}
      {(uses || card.uses > 0) && (
        <Tally icon={isIcon(sort) ? sort : "resource"} label={say(`ahlcg-web-uses-${sort}`)}>{card.uses}</Tally>
      )}
      {card.clues > 0 && <Tally icon="clue" label={say("ahlcg-web-clues")}>{card.clues}</Tally>}
      {card.doom > 0 && <Tally icon="doom" label={say("ahlcg-web-doom")} className="ah-doom">{card.doom}</Tally>}
      {(face?.slots ?? []).map((slot, index) => isIcon(slot) && (
        <span key={index} className="ah-slot"><Icon name={slot} label={say(`ahlcg-slot-${slot}`)} /></span>
      ))}
    </p>
  );
}
