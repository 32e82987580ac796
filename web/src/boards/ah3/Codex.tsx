// The scenario sheet with its doom and clues, and the codex as open pages: what each says, and the tokens on it. Rumors
// are pages, too.
import { Lying } from "../../table/Lying";
import { named } from "../../table/named";
import { useTouch } from "../../table/touch";
import { useTravel } from "../../table/travel";
import { useZoom } from "../../table/zoom";
import { useWords } from "../../words";
import { useCity } from "./context";
import type { Paper } from "./model";
import { LETTERS } from "./Signs";

export function Codex() {
  const table = useCity();
  const { say } = useWords();
  const ref = useTravel(table.pile("codex")?.id ?? 0);
  return (
    <section className="desk-panel ah3-codex" aria-label={say("ah3-web-codex")} ref={ref}>
      <ScenarioSheet />
      <ul className="ah3-pages">
        {[...table.cards("codex"), ...table.cards("attached")].map((card) => <Page key={card.id} card={card} />)}
      </ul>
    </section>
  );
}

function ScenarioSheet() {
  const { sheet } = useCity();
  const { say, word, summary } = useWords();
  const touch = useTouch(sheet.id);
  const zoom = useZoom(sheet);
  const counts = [
    ["doom", sheet.doom, say("ah3-board-sheet-doom", { n: sheet.doom })],
    ["clue", sheet.clues, say("ah3-board-sheet-clues", { n: sheet.clues })],
    ...(sheet.markers ? [["marker", sheet.markers, say("ah3-board-sheet-markers", { n: sheet.markers })] as const] : []),
  ] as const;
  return (
    <div
      {...named(touch.props)}
      {...zoom}
      className={`ah3-sheet ${touch.props.className}`}
      tabIndex={0}
      {...(touch.touchable ? {} : { role: "group", "aria-label": word(sheet.word) })}
    >
      <h2>{word(sheet.word)}</h2>
      <p className="ah3-totals">
        {counts.map(([sign, n, text]) => (
          <span key={sign} className={`ah3-total ah3-token-${sign}`} role="img" aria-label={text} title={text}>
            <span aria-hidden="true">{LETTERS[sign]}</span>
            <b aria-hidden="true">{n}</b>
          </span>
        ))}
      </p>
      <p className="desk-note">{summary(`ah3-${sheet.code}`)}</p>
    </div>
  );
}

/** An open page of the codex: the side that lies up. */
function Page({ card }: { card: Paper }) {
  const table = useCity();
  const { word, summary, say, has } = useWords();
  const face = table.face(card.code);
  const title = `ah3-${card.code ?? ""}`;
  return (
    <Lying thing={card} className={`ah3-leaf ah3-kind-${face?.kind ?? ""}`}>
      <b>{has(title) ? say(title) : word(card.word)}</b>
      {(card.clues ?? 0) > 0 && <OnCard sign="clue" text={say("ah3-web-clues", { n: card.clues })} n={card.clues ?? 0} />}
      {(card.doom ?? 0) > 0 && <OnCard sign="doom" text={say("ah3-web-doom", { n: card.doom })} n={card.doom ?? 0} />}
      <p>{summary(title)}</p>
    </Lying>
  );
}

function OnCard({ sign, n, text }: { sign: string; n: number; text: string }) {
  return (
    <span className={`desk-tag ah3-token-${sign}`} title={text}>
      {LETTERS[sign]} {n}
    </span>
  );
}
