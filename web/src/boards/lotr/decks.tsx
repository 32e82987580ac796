// What the deck builder needs to know of The Lord of the Rings: The Card Game.
import type { Asked, Deck } from "../../decks/api";
import type { DeckGame, PartProps } from "../../decks/game";
import { post } from "../../net/http";
import { useWords } from "../../words";
import type { Face } from "./model";
import { Sign } from "./Sign";
import "./lotr.css";

const MOST_HEROES = 3;

const decks: DeckGame<Face> = {
  game: "lotr",
  first: "own",
  modes: ["table"],
  starts: ["leadership", "tactics", "spirit", "lore", "empty"],
  groups: ["leadership", "tactics", "spirit", "lore", "neutral"],
  group: (face) => face.sphere ?? "neutral",
  groupKind: "sphere",
  types: ["ally", "attachment", "event"],
  listed: ["hero", "ally", "attachment", "event"],
  level: () => "",
  forms: ["json"],
  ask: ({ start, cards, text }: Asked): Promise<Deck> =>
    post<Deck>("/api/tools/lotr/deck", text !== undefined ? { text } : start !== undefined ? { start } : { cards }),
  faces: (given) => (given.cards ?? {}) as unknown as Record<string, Face>,
  facts: (deck) => [
    ["lotr-web-deck-heroes", { n: Number(deck.heroes) }],
    ["lotr-web-deck-threat", { n: Number(deck.threat) }],
  ],
  kind: (face, { say }) =>
    [face.type, ...(face.sphere ? [face.sphere] : [])]
      .map((part, n) => say(n ? `lotr-web-sphere-${part}` : `lotr-web-type-${part}`))
      .join(" · "),
  Who,
  Sign: ({ group, label }) => (
    <span className="lr-sphere" style={{ color: `var(--lr-${group})` }} title={label}>
      <Sign name="resources" />
      <span className="unseen">{label}</span>
    </span>
  ),
  Marks,
};

export default decks as unknown as DeckGame<never>;

/** The heroes: one to three of them lead the deck. */
function Who({ building, faces }: PartProps<Face>) {
  const { say } = useWords();
  const all = Object.entries(faces).filter(([, face]) => face.type === "hero");
  const chosen = all.filter(([code]) => building.counts[code]).length;
  return (
    <fieldset className="lr-heroes">
      <legend>{say("lotr-web-deck-choose")}</legend>
      {all.map(([code, face]) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={Boolean(building.counts[code])}
            disabled={!building.counts[code] && chosen >= MOST_HEROES}
            onChange={(event) => building.count(code, event.target.checked ? 1 : 0)}
          />{" "}
          {say(face.word)} <small>{face.sphere && say(`lotr-web-sphere-${face.sphere}`)}</small>
        </label>
      ))}
    </fieldset>
  );
}

function Marks({ face }: { face: Face }) {
  const { say } = useWords();
  const cost = face.cost ?? face.threat;
  return cost === undefined ? null : (
    <span className="card-cost">
      <span className="unseen">{say(face.cost === undefined ? "lotr-threat" : "lotr-cost")} </span>
      {cost}
    </span>
  );
}
