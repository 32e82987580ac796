// One table as the page holds it: the state, its connection, and what can be asked of it.
import { useSyncExternalStore } from "react";
import { Connection, type Link, type Reply, type Request } from "./connection";
import type { FromServer, Hello } from "./protocol";
import { EMPTY, Gap, receive, type TableState } from "./table-state";

export interface TableStore {
  subscribe(listener: () => void): () => void;
  snapshot(): TableState;
  /** Resolves with the table's reply; rejects with its refusal. */
  ask(request: Request): Promise<Reply>;
  /** Asks for the views of these seats: when the game is over everybody may see everything. */
  watch(seats: readonly number[]): void;
}

export class LiveStore implements TableStore {
  private state: TableState = EMPTY;
  private readonly listeners = new Set<() => void>();
  private readonly connection: Connection;
  /** The seats whose views are wanted; null: one's own. */
  private seats: readonly number[] | null = null;

  constructor(table: string) {
    this.connection = new Connection(`/api/tables/${encodeURIComponent(table)}/play`, {
      hello: () => this.hello(),
      received: (message) => this.received(message),
      linked: (link) => this.linked(link),
    });
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = (): TableState => this.state;

  ask = (request: Request): Promise<Reply> => this.connection.ask(request);

  watch = (seats: readonly number[]): void => {
    this.seats = seats;
    this.connection.greet();
  };

  private hello(): Hello {
    const since = Object.fromEntries(Object.entries(this.state.streams).map(([seat, stream]) => [seat, stream.v]));
    return { t: "hello", epoch: this.state.epoch, since, seats: this.seats && [...this.seats] };
  }

  private received(message: FromServer): void {
    if (message.t === "refused" && message.id === "" && this.seats) {
      // The end was taken back, and with it the right to see everything.
      this.seats = null;
      this.connection.greet();
    }
    try {
      this.change(receive(this.state, message));
    } catch (error) {
      if (!(error instanceof Gap)) throw error;
      this.change({ ...this.state, streams: {}, epoch: "" });
      this.connection.renew();
    }
  }

  private linked(link: Link): void {
    this.change({ ...this.state, link });
  }

  private change(state: TableState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

export function useTableState(store: TableStore): TableState {
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
