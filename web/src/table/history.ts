// Looking back: an earlier moment of the table, as the seat saw it then.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Then } from "../net/protocol";
import { headed, type Stream } from "../net/table-state";
import type { TableStore } from "../net/table-store";
import type { Entity, View } from "../net/view";

export interface Moment {
  /** So many lines of the log had been told. */
  readonly line: number;
  readonly view: View;
}

export interface History {
  /** The moment that is shown; null for the present. */
  readonly moment: Moment | null;
  /** Where the reader wants to look; the moment follows when it has come. */
  readonly wanted: number | null;
  readonly length: number;
  goTo(line: number): void;
  now(): void;
}

const WAIT = 90;

export function useHistory(store: TableStore, seat: number, stream: Stream): History {
  const [wanted, setWanted] = useState<number | null>(null);
  const [moment, setMoment] = useState<Moment | null>(null);
  const game = stream.view.game;
  const length = stream.first + stream.lines.length;
  const asked = useRef(0);

  useEffect(() => {
    setWanted(null);
    setMoment(null);
  }, [seat]);

  useEffect(() => {
    const number = ++asked.current;
    if (wanted === null) return setMoment(null);
    const timer = window.setTimeout(() => {
      store.ask({ t: "moment", seat, line: wanted }).then(
        (reply) => {
          if (number !== asked.current) return;
          const then = reply as Then;
          const entities = then.entities as unknown as Readonly<Record<string, Entity>>;
          setMoment({ line: then.line, view: headed(then.head, game, seat, entities).view });
        },
        () => number === asked.current && setWanted(null),
      );
    }, WAIT);
    return () => window.clearTimeout(timer);
  }, [wanted, seat, store, game]);

  const goTo = useCallback((line: number) => setWanted(line), []);
  const now = useCallback(() => setWanted(null), []);
  return useMemo(() => ({ moment, wanted, length, goTo, now }), [moment, wanted, length, goTo, now]);
}
