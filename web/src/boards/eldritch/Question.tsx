// What a decision is about and lies nowhere in sight: gates looked at, cards among the discarded.
import { useAskedAbout } from "../../table/asked-about";
import { useWords } from "../../words";
import { useWorld } from "./context";
import { Held } from "./Held";
import type { Paper } from "./model";

export function Question() {
  const { say } = useWords();
  const things = useAskedAbout(useWorld().drawn);
  if (!things.length) return null;
  return (
    <section className="desk-panel desk-question" aria-label={say("eldritch-web-question")}>
      <h3>{say("eldritch-web-question")}</h3>
      <ul className="desk-cards">
        {things.map((thing) => <Held key={thing.id} card={thing as Paper} />)}
      </ul>
    </section>
  );
}
