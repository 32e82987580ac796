// What a decision is about and lies nowhere in sight: cards found in a deck or in a discard pile.
import type { Entity } from "../../net/view";
import { useTable } from "../../table/context";
import { Touch } from "../../table/touch";
import { useWords } from "../../words";
import { useRings } from "./context";
import { HandCard } from "./HandCard";
import type { RingsCard } from "./model";

export function Question() {
  const table = useRings();
  const { decision } = useTable();
  const { say, word } = useWords();
  const about = [...new Set(decision?.options.flatMap((option) => option.about) ?? [])];
  const things = about
    .filter((id) => !table.drawn(id))
    .map((id) => table.view.entities[id])
    .filter((thing): thing is Entity => thing !== undefined);
  if (!things.length) return null;
  return (
    <section className="lr-question" aria-label={say("lotr-web-question")}>
      <h3>{say("lotr-web-question")}</h3>
      <ul className="lr-hand">
        {things.map((thing) =>
          thing.kind === "RingsCard" ? (
            <HandCard key={thing.id} card={thing as RingsCard} />
          ) : (
            <li key={thing.id}><Touch id={thing.id} className="pile">{word(thing.word)}</Touch></li>
          ),
        )}
      </ul>
    </section>
  );
}
