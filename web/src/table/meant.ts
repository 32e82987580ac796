// While one looks at an answer, what it is about is marked on the board.
import { useEffect, useState } from "react";

const MARK = "data-meant";

/** Props for the answer. */
export function useMeant(ids: readonly number[]) {
  const [looked, setLooked] = useState(false);
  const selector = ids.map((id) => `.board-area [data-entity="${id}"]`).join(", ");
  useEffect(() => {
    if (!looked || !selector) return undefined;
    const found = document.querySelectorAll(selector);
    for (const element of found) element.setAttribute(MARK, "");
    return () => {
      for (const element of found) element.removeAttribute(MARK);
    };
  }, [looked, selector]);
  const look = () => setLooked(true);
  const away = () => setLooked(false);
  return { onPointerEnter: look, onPointerLeave: away, onFocus: look, onBlur: away };
}
