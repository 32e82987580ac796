// The guide, if the table's address asks for it: `?guide=1`.
import { lazy, Suspense, useState } from "react";

const Guide = lazy(() => import("./Guide"));

export function GuideIfAsked() {
  const [asked, setAsked] = useState(() => new URLSearchParams(location.search).has("guide"));
  if (!asked) return null;
  return (
    <Suspense>
      <Guide
        onLeave={() => {
          history.replaceState(null, "", location.pathname);
          setAsked(false);
        }}
      />
    </Suspense>
  );
}
