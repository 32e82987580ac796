// The Ancient One's sheet: doom, the omen, the mystery, what is in play of the mythos.
import { Lying } from "../../table/Lying";
import { named } from "../../table/named";
import { useTouch } from "../../table/touch";
import { useZoom } from "../../table/zoom";
import { useWords } from "../../words";
import { useWorld } from "./context";
import type { Paper } from "./model";

export function Sheet() {
  const table = useWorld();
  const { say, word, summary } = useWords();
  const { ancient, facts } = table;
  const touch = useTouch(ancient.id);
  const zoom = useZoom(ancient);
  const side = ancient.awake ? `eldritch-${ancient.code}-awake` : `eldritch-${ancient.code}`;
  return (
    <section className={`desk-panel eh-sheet${ancient.awake ? " eh-awake" : ""}`} aria-label={word(ancient.word)}>
      <div {...named(touch.props)} {...zoom} className={`eh-ancient ${touch.props.className}`} tabIndex={0} {...(touch.touchable ? {} : { role: "group", "aria-label": word(ancient.word) })}>
        <h2>{word(ancient.word)}</h2>
        <p>{summary(side)}</p>
        {ancient.tokens > 0 && <p className="desk-tag">{say("eldritch-web-tokens", { n: ancient.tokens })}</p>}
      </div>
      <div className="eh-tracks">
        <Doom doom={ancient.doom} most={facts.board.doom} />
        <Omen />
        <p className="desk-counts">
          <span className="desk-tag">{say("eldritch-board-solved", { n: table.size("solved") })}</span>
          <span className="desk-tag">{say("eldritch-board-mythos", { n: table.size("mythos") })}</span>
        </p>
      </div>
      <ul className="eh-standing">
        {[...table.cards("mystery"), ...table.cards("mythos-in-play")].map((card) => (
          <Standing key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

/** The mystery, or a Mythos card that stays: what it does, and the tokens on it. */
function Standing({ card }: { card: Paper }) {
  const table = useWorld();
  const { word, summary, say } = useWords();
  const face = table.face(card.code);
  const tokens = (card.tokens ?? 0) + (card.hurt ?? 0);
  return (
    <Lying thing={card} className={`eh-lasting eh-kind-${face?.kind ?? ""}`}>
      <b>{word(card.word)}</b>
      {tokens > 0 && <span className="desk-tag" title={say("eldritch-web-tokens", { n: tokens })}>✶{tokens}</span>}
      <p>{face && summary(face.word)}</p>
    </Lying>
  );
}

function Doom({ doom, most }: { doom: number; most: number }) {
  const { say } = useWords();
  const text = say("eldritch-board-doom", { n: doom, most });
  return (
    <div className="eh-doom" role="img" aria-label={text} title={text} data-near={doom <= 4 || undefined}>
      <b aria-hidden="true">{doom}</b>
      <ol aria-hidden="true">
        {Array.from({ length: most + 1 }, (_, n) => (
          <li key={n} data-here={n === doom || undefined} data-left={n < doom || undefined} />
        ))}
      </ol>
    </div>
  );
}

function Omen() {
  const { ancient, facts } = useWorld();
  const { say } = useWords();
  const now = facts.board.omens[ancient.omen] ?? "";
  const text = say(`eldritch-omen-${now}`);
  return (
    <div className="eh-omens" role="img" aria-label={text} title={text}>
      {facts.board.omens.map((omen, at) => (
        <span key={at} className={`eh-omen eh-omen-${omen}`} data-here={at === ancient.omen || undefined} aria-hidden="true">
          {omen === "green" && ancient.omen_tokens > 0 ? `✶${ancient.omen_tokens}` : LETTERS[omen]}
        </span>
      ))}
    </div>
  );
}

/** Colour is never the only sign: comet, stars, eclipse. */
const LETTERS: Readonly<Record<string, string>> = { green: "☄", blue: "✧", red: "◐" };
