// The board of the game: loaded when it is needed; the plain board takes its place if it fails.
import { lazy, Suspense, use, useMemo } from "react";
import { boardOf, type BoardModule } from "../boards";
import PlainBoard from "../boards/plain";
import { ErrorBoundary } from "../error-boundary";
import type { Faces } from "../net/view";
import { useWords } from "../words";
import { useTable } from "./context";

export function Board({ faces }: { faces: Faces }) {
  const { view, seat } = useTable();
  const words = useWords();
  const Drawn = useMemo(() => lazy(() => boardOf(view.game)), [view.game]);
  const plain = <PlainBoard view={view} seat={seat} faces={faces} />;
  return (
    <ErrorBoundary
      key={view.game}
      instead={(error) => (
        <>
          <p className="board-broken" role="alert" title={error.message}>
            {words.say("web-board-broken")}
          </p>
          {plain}
        </>
      )}
    >
      <Suspense fallback={<p className="board-loading">{words.say("web-board-loading")}</p>}>
        <Drawn view={view} seat={seat} faces={faces} />
      </Suspense>
    </ErrorBoundary>
  );
}

const modules = new Map<string, Promise<BoardModule | null>>();

/** What the board's module gives beside the board; null if it could not be loaded. Suspends until it is there. */
export function useBoardModule(game: string): BoardModule | null {
  let loading = modules.get(game);
  if (!loading) {
    loading = boardOf(game).catch(() => null);
    modules.set(game, loading);
  }
  return use(loading);
}
