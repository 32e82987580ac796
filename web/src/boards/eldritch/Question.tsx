// What a decision is about and lies nowhere in sight: gates looked at, cards among the discarded.
import type { Entity } from "../../net/view";
import { useTable } from "../../table/context";
import { useWords } from "../../words";
import { useWorld } from "./context";
import { Held } from "./Held";
import type { Paper } from "./model";

export function Question() {
  const table = useWorld();
  const { decision } = useTable();
  const { say } = useWords();
  const drawn = table.drawn;
  const things = [...new Set(decision?.options.flatMap((option) => option.about) ?? [])]
    .filter((id) => !drawn.has(id))
    .map((id) => table.entity(id))
    .filter((thing): thing is Entity => thing !== undefined);
  if (!things.length) return null;
  return (
    <section className="eh-panel eh-question" aria-label={say("eldritch-web-question")}>
      <h3>{say("eldritch-web-question")}</h3>
      <ul className="eh-cards">
        {things.map((thing) => <Held key={thing.id} card={thing as Paper} />)}
      </ul>
    </section>
  );
}
