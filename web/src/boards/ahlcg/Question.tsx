// What a decision is about and lies nowhere in sight: cards found in a deck, in a discard pile, in the box.
import type { Entity } from "../../net/view";
import { useTable } from "../../table/context";
import { Touch } from "../../table/touch";
import { useWords } from "../../words";
import { useDesk } from "./context";
import type { Desk } from "./desk";
import { HandCard } from "./HandCard";
import type { ArkhamCard } from "./model";

export function Question() {
  const desk = useDesk();
  const { decision } = useTable();
  const { say } = useWords();
  const about = new Set(decision?.options.flatMap((option) => option.about) ?? []);
  const drawn = inSight(desk);
  const asked = [...about]
    .filter((id) => !drawn.has(id))
    .map((id) => desk.entity(id))
    .filter((entity) => entity !== undefined);
  return <Strip label={say("ahlcg-web-question")} things={asked} />;
}

function Strip({ label, things }: { label: string; things: readonly Entity[] }) {
  const { word } = useWords();
  if (!things.length) return null;
  return (
    <section className="ah-strip" aria-label={label}>
      <h3>{label}</h3>
      <ul className="ah-hand">
        {things.map((thing) =>
          thing.kind === "Arkham" ? (
            <HandCard key={thing.id} card={thing as ArkhamCard} />
          ) : (
            <li key={thing.id}>
              <Touch id={thing.id} className="pile">{word(thing.word)}</Touch>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** What is drawn elsewhere on the table. */
function inSight(desk: Desk): ReadonlySet<number> {
  const { scenario, investigators } = desk;
  const open = [
    scenario?.map, scenario?.there, scenario?.act, scenario?.agenda, scenario?.limbo,
    desk.test ? scenario?.committed : undefined,
    ...investigators.flatMap((one) => [one.hand, one.area, one.threat]),
  ]; // prettier-ignore
  const beside = [
    scenario?.id, scenario?.encounter, scenario?.encounter_discard, scenario?.victory, scenario?.aside,
    scenario?.cultists,
    ...investigators.flatMap((one) => [one.id, one.deck, one.discard]),
  ]; // prettier-ignore
  return new Set([...open.flatMap((pile) => desk.pile(pile)?.cards ?? []), ...beside.filter((id) => id !== undefined)]);
}
