// A table by its id: opens the connection, waits for the welcome, loads the game's words.
import { useEffect, useState } from "react";
import { LiveStore, useTableState } from "../net/table-store";
import { WordsProvider } from "../words";
import { NoTable } from "./NoTable";
import { TablePage } from "./TablePage";

export default function TableRoom({ id }: { id: string }) {
  const [store] = useState(() => new LiveStore(id));
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  const { table, link, farewell } = useTableState(store);
  if (!table)
    return (
      <WordsProvider>
        <NoTable link={link} farewell={farewell} />
      </WordsProvider>
    );
  return (
    <WordsProvider games={[table.game]}>
      <TablePage store={store} />
    </WordsProvider>
  );
}
