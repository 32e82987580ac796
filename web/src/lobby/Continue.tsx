// The tables one sits at or hosts, the last one played first.
import { useState } from "react";
import { isLesson } from "../guide/kept";
import { remove } from "../net/http";
import { useWords } from "../words";
import { useFetched, type TableRow } from "./api";
import { Sure } from "./Sure";
import { useName } from "./session";
import { titleOf } from "./telling";
import { Trouble } from "./trouble";
import { ago } from "./ago";

const FEW = 4;

export function Continue() {
  const { say } = useWords();
  const name = useName();
  const { data, again } = useFetched<{ tables: TableRow[] }>(name ? "/api/tables" : null);
  const [all, setAll] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const tables = data?.tables ?? [];
  if (!tables.length) return null;
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">{say("lobby-continue")}</h2>
      <Trouble error={error} />
      <ul className="tables">
        {(all ? tables : tables.slice(0, FEW)).map((table) => (
          <Row key={table.id} table={table} clear={() => remove(`/api/tables/${table.id}`).then(again, setError)} />
        ))}
      </ul>
      {tables.length > FEW && !all && (
        <button type="button" className="button button-quiet" onClick={() => setAll(true)}>
          {say("lobby-tables-all", { n: tables.length })}
        </button>
      )}
    </section>
  );
}

function Row({ table, clear }: { table: TableRow; clear(): void }) {
  const words = useWords();
  const { say } = words;
  const title = titleOf(words, table.game);
  const [asking, setAsking] = useState(false);
  return (
    <li className="table-row" data-game={table.game}>
      <a href={`/table/${table.id}${isLesson(table.id) && !table.over ? "?guide=1" : ""}`}>
        <strong>{title}</strong>
        <span>{[...state(table, words.say), who(table, words)].join(" · ")}</span>
        <span className="quiet">{ago(table.updated, words)}</span>
      </a>
      {table.hosting &&
        (asking ? (
          <Sure yes={clear} no={() => setAsking(false)} />
        ) : (
          <button type="button" className="button button-quiet button-small" aria-label={`${say("lobby-delete")}: ${title}`} onClick={() => setAsking(true)}>
            {say("lobby-delete")}
          </button>
        ))}
    </li>
  );
}

function state(table: TableRow, say: (key: string) => string): string[] {
  const kind = table.kind === "example" || table.kind === "fork" ? [say(`lobby-kind-${table.kind}`)] : [];
  return table.over ? [...kind, say("lobby-over")] : kind;
}

/** You, the others by name, then bots and free seats as numbers. */
function who(table: TableRow, { say, list }: ReturnType<typeof useWords>): string {
  const others = table.seats.filter((seat) => seat.kind === "person" && !table.yours.includes(seat.seat));
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const parts = [
    ...(table.yours.length ? [say("lobby-you")] : []),
    ...new Set(others.map((seat) => seat.name)),
    ...(bots ? [say("lobby-bots", { n: bots })] : []),
    ...(open ? [say("lobby-open-seats", { n: open })] : []),
  ];
  return parts.length ? list(parts) : "";
}
