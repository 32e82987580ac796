// The decks with their counts, what lies on top of the discard piles, and what is left in the supply.
import { useTouch } from "../../table/touch";
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { Chip } from "./held";
import { Icon, isIcon, type IconName } from "./icons";
import type { Table } from "./model";
import { named } from "../../table/named";

const OTHERS: readonly (readonly [string, IconName])[] = [
  ["chaos", "chaos"], ["mythos", "mythos"], ["waypoints", "waypoint"], ["spells", "spell"], ["items", "item"], ["damage", "damage"],
]; // prettier-ignore

export function Decks({ table }: { table: Table }) {
  const words = useWords();
  const tops = [...table.facts.decks, "mythos"].flatMap((deck) => table.cards(table.pile(`${deck}-discard`)));
  return (
    <section className="uf-panel uf-decks" aria-label={words.say("unfathomable-web-decks")}>
      <h3>{words.say("unfathomable-web-decks")}</h3>
      <ul className="uf-piles">
        {table.facts.decks.map((skill) => (
          <Deck
            key={skill}
            table={table}
            code={skill}
            sign={isIcon(skill) ? skill : "hand"}
            name={words.say(`unfathomable-${skill}`)}
            skill
          />
        ))}
        {OTHERS.map(([code, sign]) => (
          <Deck key={code} table={table} code={code} sign={sign} name={words.say(`unfathomable-board-pile-${code}`)} />
        ))}
      </ul>
      <p className="uf-note">
        {words.say("unfathomable-board-supply", { n: table.supply(), passengers: table.size("passengers") })}
      </p>
      {tops.length > 0 && (
        <>
          <h4>{words.say("unfathomable-web-discards")}</h4>
          <ul className="uf-chips">
            {tops.map((card) => (
              <Chip key={card.id} card={card} table={table} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface DeckProps {
  table: Table;
  code: string;
  sign: IconName;
  name: string;
  skill?: boolean;
}

function Deck({ table, code, sign, name, skill = false }: DeckProps) {
  const pile = table.pile(code);
  const swaps = Array.from({ length: 9 }, (_, n) => `swap ${n + 1} ${code}`);
  const touch = useTouch(pile?.id ?? 0, [code, ...(skill ? swaps : [])]);
  const travel = useTravel(pile?.id ?? -1);
  return (
    <li>
      <div
        ref={travel}
        {...named(touch.props)}
        className={`uf-pile${skill ? ` uf-skill-${code}` : ""} ${touch.props.className}`}
        title={name}
      >
        <Icon name={sign} />
        <span className="uf-pile-name">{name}</span>
        <b>{table.size(code)}</b>
      </div>
    </li>
  );
}
