// How near the end is: doom, the omen, the mysteries solved, the Mythos cards left.
import { useWords } from "../../words";
import { useWorld } from "./context";

export function Tracks() {
  const table = useWorld();
  const { say } = useWords();
  return (
    <section className="desk-panel eh-tracks" aria-label={say("eldritch-web-doom")}>
      <Doom doom={table.ancient.doom} most={table.facts.board.doom} />
      <Omen />
      <p className="desk-counts">
        {table.ancient.awake && <span className="desk-tag eh-woken">{say("eldritch-board-awake")}</span>}
        <span className="desk-tag">{say("eldritch-board-solved", { n: table.size("solved") })}</span>
        <span className="desk-tag">{say("eldritch-board-mythos", { n: table.size("mythos") })}</span>
      </p>
    </section>
  );
}

function Doom({ doom, most }: { doom: number; most: number }) {
  const { say } = useWords();
  const text = say("eldritch-board-doom", { n: doom, most });
  return (
    <div className="eh-doom" role="img" aria-label={text} title={text} data-near={doom <= 4 || undefined}>
      <span className="eh-track-name" aria-hidden="true">{say("eldritch-web-doom")}</span>
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
      <span className="eh-track-name" aria-hidden="true">{say("eldritch-web-omen")}</span>
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
