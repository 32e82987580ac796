// What the deck builder needs to know of Arkham Horror: The Card Game.
import type { Asked, Deck } from "../../decks/api";
import type { DeckGame } from "../../decks/game";
import { post } from "../../net/http";
import { useWords } from "../../words";
import { SkillIcons } from "./FaceNumbers";
import { Icon, isIcon } from "./Icon";
import { arkhamFaces, type Face } from "./model";
import { namesIn } from "./use-names";
import { Who } from "./Who";
import "./ahlcg.css";
import "./css/who.css";

const decks: DeckGame<Face> = {
  game: "ahlcg",
  first: "01001",
  modes: ["campaign", "standalone"],
  starts: ["starter", "stronger", "empty"],
  groups: ["guardian", "seeker", "rogue", "mystic", "survivor", "neutral"],
  group: (face) => face.cls,
  groupKind: "class",
  types: ["asset", "event", "skill"],
  listed: ["asset", "event", "skill", "treachery", "enemy"],
  level: (mode) => (mode === "campaign" ? "0" : ""),
  forms: ["json"],
  async ask({ who, ...asked }: Asked): Promise<Deck> {
    const told = await post<Deck & { investigator: string }>("/api/tools/ahlcg/deck", { ...asked, investigator: who });
    return { ...told, who: told.investigator };
  },
  faces: (given) => arkhamFaces(given).cards,
  facts: (deck) => [
    ["ahlcg-web-deck-experience-of", { n: Number(deck.experience) }],
    ["ahlcg-web-deck-weaknesses", { n: 1 + Number(deck.more_weaknesses) }],
  ],
  kind(face, words) {
    const names = namesIn(words);
    const level = face.level ? words.say("ahlcg-web-level-n", { n: face.level }) : "";
    return [names.kind(face), level, names.traits(face)].filter(Boolean).join(" · ");
  },
  Who,
  Sign: ({ group, label }) => <span className="ah-sign">{isIcon(group) && <Icon name={group} label={label} />}</span>,
  Marks,
};

export default decks as unknown as DeckGame<never>;

function Marks({ face }: { face: Face }) {
  const { say } = useWords();
  return (
    <>
      {face.cost !== undefined && (
        <span className="card-cost" title={say("ahlcg-web-cost-n", { n: face.cost })}>
          <span className="unseen">{say("ahlcg-web-cost")} </span>
          {face.cost}
        </span>
      )}
      <SkillIcons face={face} />
    </>
  );
}
