// For drawing boards without a server: /fixture/<name> shows a position that web/fixtures.py wrote. ?seat=1 looks
// through another seat.
import { useEffect, useState } from "react";
import type { FromServer } from "./net/protocol";
import { EMPTY, receive, type TableState } from "./net/table-state";
import type { TableStore } from "./net/table-store";
import { TablePage } from "./table/TablePage";
import { WordsProvider } from "./words";

export default function FixtureRoom({ name }: { name: string }) {
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    void fetch(`/fixtures/${name}.json`)
      .then((response) => response.json())
      .then((messages: FromServer[]) => setStore(still(messages)));
  }, [name]);
  const game = store?.snapshot().table?.game;
  if (!store || !game) return null;
  return (
    <WordsProvider games={[game]}>
      <TablePage store={store} />
    </WordsProvider>
  );
}

/** A table where nothing happens: answers are written to the console and refused. */
function still(messages: readonly FromServer[]): TableStore {
  const wanted = new URLSearchParams(location.search).get("seat");
  const all = messages.reduce(receive, { ...EMPTY, link: "open" } as TableState);
  const shown = wanted === null ? (all.table?.seats.map(({ seat }) => seat) ?? []) : [Number(wanted)];
  const streams = Object.fromEntries(Object.entries(all.streams).filter(([seat]) => shown.includes(Number(seat))));
  const seats = all.table?.seats.map((seat) => ({ ...seat, yours: shown.includes(seat.seat) })) ?? [];
  const state: TableState = { ...all, streams, table: all.table && { ...all.table, seats } };
  return {
    subscribe: () => () => undefined,
    watch: () => undefined,
    snapshot: () => state,
    ask(request) {
      console.info("asked", request);
      return Promise.reject(new Error(JSON.stringify(request)));
    },
  };
}
