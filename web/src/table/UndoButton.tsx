// Taking back: one key; says how far it goes, and why it stops.
import { useCallback } from "react";
import type { Args } from "../net/view";
import { useWords } from "../words";
import { useTable } from "./context";
import { useComplain } from "./complaints";
import { useTell } from "./Notices";

export function useUndo(): () => void {
  const { store, seat, stream, past } = useTable();
  const { say } = useWords();
  const tell = useTell();
  const complain = useComplain();
  return useCallback(() => {
    if (!stream.back || past !== null) return;
    if (stream.back.blocked === "revealed") return tell(say("web-undo-revealed"));
    store.ask({ t: "undo", seat }).then(
      () => undefined,
      complain,
    );
  }, [store, seat, stream.back, past, say, tell, complain]);
}

export function UndoButton() {
  const { stream, past, seat } = useTable();
  const { say } = useWords();
  const undo = useUndo();
  const back = stream.back;
  if (seat < 0 || !back || past !== null) return null;
  const to = back.text ? say(back.text, back.args as Args) : "";
  const revealed = back.blocked === "revealed";
  return (
    <button
      type="button"
      className="button button-quiet button-small undo"
      aria-disabled={revealed}
      onClick={undo}
      data-shortcut="u"
    >
      <kbd>u</kbd>
      <span>
        {revealed
          ? say("web-undo-stopped", { to })
          : say(back.blocked === "consent" ? "web-undo-ask" : "web-undo", { to })}
      </span>
    </button>
  );
}
