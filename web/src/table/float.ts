// Where something that floats beside an anchor goes: on the side with room, never off the screen.
export interface Place {
  left: number;
  top: number;
}

const GAP = 10;

/** Beside the anchor: to its right or left where there is room, else above or below. */
export function beside(anchor: DOMRect, width: number, height: number): Place {
  const wide = window.innerWidth;
  const high = window.innerHeight;
  const top = clamp(anchor.top + anchor.height / 2 - height / 2, high - height);
  if (anchor.right + GAP + width <= wide) return { left: anchor.right + GAP, top };
  if (anchor.left - GAP - width >= 0) return { left: anchor.left - GAP - width, top };
  return over(anchor, width, height);
}

/** Above the anchor, or below it where there is no room above. */
export function over(anchor: DOMRect, width: number, height: number): Place {
  const left = clamp(anchor.left + anchor.width / 2 - width / 2, window.innerWidth - width);
  const above = anchor.top - GAP - height;
  return { left, top: above >= 0 ? above : clamp(anchor.bottom + GAP, window.innerHeight - height) };
}

function clamp(value: number, most: number): number {
  return Math.max(GAP / 2, Math.min(value, most - GAP / 2));
}
