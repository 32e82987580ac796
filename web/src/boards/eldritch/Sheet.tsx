// The Ancient One's sheet: what it does, the mystery, what is in play of the mythos.
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
  const { ancient } = table;
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
