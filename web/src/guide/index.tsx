// The guide, if the table's address asks for it: `?guide=1`.
import { lazy, Suspense, useState } from "react";
import { useTable } from "../table/context";
import { endLesson } from "./kept";

const Guide = lazy(() => import("./Guide"));

export function GuideIfAsked() {
  const table = useTable().state.table?.id ?? "";
  const [asked, setAsked] = useState(() => new URLSearchParams(location.search).has("guide"));
  if (!asked) return null;
  return (
    <Suspense>
      <Guide
        onLeave={() => {
          endLesson(table);
          history.replaceState(null, "", location.pathname);
          setAsked(false);
        }}
      />
    </Suspense>
  );
}
