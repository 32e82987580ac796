// What the server tells about games and tables, beside the table protocol itself.
import { useCallback, useEffect, useState } from "react";
import { get } from "../net/http";

export interface OptionInfo {
  key: string;
  text: string;
  values: string[];
  default: string;
  per_seat: boolean;
  /** Its values are suggestions: any text may be given. */
  free: boolean;
}

export interface GameInfo {
  name: string;
  title: string;
  playable: boolean;
  seats: [number, number] | [];
  options: OptionInfo[];
  bots: string[];
}

export interface TableRow {
  id: string;
  game: string;
  kind: string;
  updated: number;
  over: boolean;
  seats: { seat: number; kind: string; name: string }[];
  hosting: boolean;
  yours: number[];
}

export interface Fetched<T> {
  data: T | null;
  error: Error | null;
  /** Asks again. */
  again(): void;
}

/** What a path answers; null until it does. No path, no question. */
export function useFetched<T>(path: string | null): Fetched<T> {
  const [state, setState] = useState<{ path: string | null; data: T | null; error: Error | null }>(NOTHING);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (path === null) return;
    let wanted = true;
    get<T>(path).then(
      (data) => wanted && setState({ path, data, error: null }),
      (error: Error) => wanted && setState({ path, data: null, error }),
    );
    return () => {
      wanted = false;
    };
  }, [path, asked]);
  const again = useCallback(() => setAsked((n) => n + 1), []);
  const { data, error } = state.path === path ? state : NOTHING;
  return { data, error, again };
}

const NOTHING = { path: null, data: null, error: null };
