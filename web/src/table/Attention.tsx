// Calls the reader when they are needed: aloud to a screen reader, in the title, by a small sound.
import { useEffect, useMemo, useRef } from "react";
import { useWords } from "../words";
import { chime } from "./chime";
import { useTable } from "./context";
import { useSeatName } from "./names";
import { askedSeats, shownSeats } from "./seats";

const AWAY = 5000;

export function Attention() {
  const { state, decision, seat, stream } = useTable();
  const { say } = useWords();
  const name = useSeatName();
  const needed = askedSeats(state, shownSeats(state)).length > 0;
  useTitle(needed);
  useChime(needed);
  const heard = useNewLines();
  const asked = decision
    ? say("web-announce-decision", { seat: name(seat), n: decision.options.length })
    : stream.view.outcome
      ? say("web-announce-over")
      : "";
  return (
    <>
      <p className="unseen" role="status" aria-live="polite">
        {heard}
      </p>
      <p className="unseen" role="status" aria-live="assertive" key={decision?.id}>
        {asked}
      </p>
    </>
  );
}

function useTitle(needed: boolean): void {
  const { state } = useTable();
  const { say } = useWords();
  const title = state.table ? say(state.table.title) : "";
  useEffect(() => {
    const plain = `${title} · Rulebound`;
    const calling = `● ${say("web-your-decision")} · ${title}`;
    document.title = needed ? calling : plain;
    if (!needed) return;
    // While the page is out of sight the title changes to and fro; in sight it stands still.
    const timer = window.setInterval(() => {
      document.title = document.hidden && document.title === calling ? plain : calling;
    }, 1200);
    return () => {
      window.clearInterval(timer);
      document.title = "Rulebound";
    };
  }, [needed, title, say]);
}

function useChime(needed: boolean): void {
  const touched = useRef(Date.now());
  useEffect(() => {
    const touch = () => (touched.current = Date.now());
    const events = ["pointerdown", "keydown"] as const;
    for (const event of events) document.addEventListener(event, touch, { passive: true });
    return () => events.forEach((event) => document.removeEventListener(event, touch));
  }, []);
  useEffect(() => {
    if (needed && (document.hidden || Date.now() - touched.current > AWAY)) chime();
  }, [needed]);
}

/** The lines that came since the page was last drawn, as one text. */
function useNewLines(): string {
  const { stream, past } = useTable();
  const { sentence } = useWords();
  const length = stream.first + stream.lines.length;
  const heard = useRef(length);
  const text = useMemo(() => {
    const fresh = past === null ? stream.lines.slice(Math.max(0, heard.current - stream.first)).slice(-12) : [];
    return fresh.map((line) => sentence(line.text, line.args as never)).join(" ");
  }, [stream.lines]);
  useEffect(() => {
    heard.current = length;
  }, [length]);
  return text;
}
