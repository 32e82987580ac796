// Around the board: pointing at things for the others, asking about a thing, what somebody else points at.
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { useWords } from "../words";
import { useTable } from "./context";
import { useFlash } from "./flash";
import { useTell } from "./Notices";
import { ThingMenu } from "./ThingMenu";

export function BoardArea({ children }: { children: ReactNode }) {
  const { view, past } = useTable();
  const { say } = useWords();
  const area = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ id: number; x: number; y: number } | null>(null);
  usePointed(area.current);
  useFlash(area);
  const onContextMenu = (event: MouseEvent) => {
    const id = entityAt(event.target);
    if (!id || !view.entities[id] || past !== null) return;
    event.preventDefault();
    setAsked({ id, x: event.clientX, y: event.clientY });
  };
  return (
    <div
      ref={area}
      className="board-area"
      role="group"
      aria-label={say("web-board-things")}
      tabIndex={0}
      onContextMenu={onContextMenu}
    >
      <h2 className="unseen">{say("web-place-board")}</h2>
      {children}
      {asked && <ThingMenu {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function entityAt(target: EventTarget): number {
  const found = target instanceof Element ? target.closest("[data-entity]") : null;
  return Number(found?.getAttribute("data-entity") ?? 0);
}

/** Shows where somebody points, once. */
function usePointed(area: HTMLElement | null): void {
  const { state, view } = useTable();
  const { say, word } = useWords();
  const tell = useTell();
  const pointed = state.pointed;
  useEffect(() => {
    if (!pointed || Date.now() - pointed.at > 3000) return;
    const entity = view.entities[pointed.entity];
    if (entity) tell(say("web-points", { name: pointed.name, thing: word(entity.word) }));
    const element = area?.querySelector(`[data-entity="${pointed.entity}"]`);
    element?.scrollIntoView({ block: "nearest", inline: "nearest" });
    element?.classList.add("pointed");
    const timer = window.setTimeout(() => element?.classList.remove("pointed"), 1700);
    return () => window.clearTimeout(timer);
  }, [pointed]);
}
