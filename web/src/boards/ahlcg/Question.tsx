// Cards that a decision is about and that lie nowhere in sight: those found in a deck, in a discard pile, in the box.
import { useTable } from "../../table/context";
import { useWords } from "../../words";
import { useDesk } from "./context";
import type { Desk } from "./desk";
import { HandCard } from "./HandCard";
import type { ArkhamCard } from "./model";

export function Question() {
  const desk = useDesk();
  const { decision } = useTable();
  const { say } = useWords();
  const resolving = desk.cards(desk.scenario?.limbo);
  const about = new Set(decision?.options.flatMap((option) => option.about) ?? []);
  const drawn = inSight(desk);
  const asked = [...about]
    .filter((id) => !drawn.has(id))
    .map((id) => desk.entity(id))
    .filter((entity): entity is ArkhamCard => entity?.kind === "Arkham");
  return (
    <>
      <Strip label={say("ahlcg-web-resolving")} cards={resolving} />
      <Strip label={say("ahlcg-web-question")} cards={asked} />
    </>
  );
}

function Strip({ label, cards }: { label: string; cards: readonly ArkhamCard[] }) {
  if (!cards.length) return null;
  return (
    <section className="ah-strip" aria-label={label}>
      <h3>{label}</h3>
      <ul className="ah-hand">
        {cards.map((card) => <HandCard key={card.id} card={card} />)}
      </ul>
    </section>
  );
}

/** The cards that are drawn elsewhere on the table, with what is attached to them. */
function inSight(desk: Desk): ReadonlySet<number> {
  const { scenario } = desk;
  const piles = [
    scenario?.map, scenario?.there, scenario?.act, scenario?.agenda, scenario?.limbo,
    desk.test ? scenario?.committed : undefined,
    ...desk.investigators.flatMap((one) => [one.hand, one.area, one.threat]),
  ]; // prettier-ignore
  return new Set(piles.flatMap((pile) => desk.pile(pile)?.cards ?? []));
}
