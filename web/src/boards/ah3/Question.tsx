// What a decision is about and lies nowhere in sight: starting cards, spells laid out, cards among the discarded.
import { useAskedAbout } from "../../table/asked-about";
import { useWords } from "../../words";
import { useCity } from "./context";
import { Held } from "./Held";
import type { Paper } from "./model";

export function Question() {
  const { say } = useWords();
  const things = useAskedAbout(useCity().drawn);
  if (!things.length) return null;
  return (
    <section className="desk-panel desk-question" aria-label={say("ah3-web-question")}>
      <h3>{say("ah3-web-question")}</h3>
      <ul className="desk-cards">
        {things.map((thing) => <Held key={thing.id} card={thing as Paper} size="medium" />)}
      </ul>
    </section>
  );
}
