// What changed is lit up once, softly: so one sees what an answer did.
import { useLayoutEffect, useRef, type RefObject } from "react";
import { motionReduced } from "../theme/preferences";
import { useTable } from "./context";

const LASTS = 900;
/** More than so many changes at once are a new scene, not an effect. */
const MOST = 24;

export function useFlash(area: RefObject<HTMLElement | null>): void {
  const { view, past } = useTable();
  const before = useRef(view);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = view;
    if (old === view || past !== null || old.seat !== view.seat || motionReduced()) return;
    const changed = Object.values(view.entities).filter((entity) => old.entities[entity.id] !== entity);
    if (changed.length > MOST) return;
    for (const { id } of changed)
      for (const element of area.current?.querySelectorAll(`[data-entity="${id}"]`) ?? [])
        element.animate([{ filter: "brightness(1.55)" }, { filter: "brightness(1)" }], { duration: LASTS, easing: "ease-out" });
  }, [view]);
}
