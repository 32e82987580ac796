// The page of a table. Needs the words of its game around it.
import { Suspense, useLayoutEffect } from "react";
import { useTableState, type TableStore } from "../net/table-store";
import type { TableState } from "../net/table-state";
import type { TableInfo } from "../net/protocol";
import { useFaces } from "./faces";
import { TableLayout } from "./TableLayout";
import { TableProviders } from "./TableProviders";

export function TablePage({ store }: { store: TableStore }) {
  const state = useTableState(store);
  const faces = useFaces(state.table?.game ?? "");
  const game = state.table?.game;
  useLayoutEffect(() => {
    // On the whole document: dialogs and menus are drawn outside the page's own element.
    if (game) document.documentElement.dataset.game = game;
    return () => {
      delete document.documentElement.dataset.game;
    };
  }, [game]);
  if (!state.table || !faces || !Object.keys(state.streams).length) return <div className="loading" />;
  return (
    <Suspense fallback={<div className="loading" />}>
      <TableProviders store={store} state={state as TableState & { table: TableInfo }} faces={faces}>
        <TableLayout faces={faces} />
      </TableProviders>
    </Suspense>
  );
}
