// Every picture of a board has the same size and is only an ornament: the words beside it say what it shows.
import type { ReactNode } from "react";

export function Frame({ children }: { children: ReactNode }) {
  return (
    <svg className="vignette" viewBox="0 0 320 180" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      {children}
    </svg>
  );
}
