// Who one is: a name is enough. The server keeps it behind a cookie.
import { useEffect, useSyncExternalStore } from "react";
import { get, post } from "../net/http";

/** null until the server has said. */
let name: string | null = null;
let asked: Promise<unknown> | null = null;
const listeners = new Set<() => void>();

function set(next: string): void {
  name = next;
  for (const listener of listeners) listener();
}

function ask(): Promise<unknown> {
  asked ??= get<{ name: string }>("/api/session").then(
    // Somebody may have given a name while the server was thinking.
    (session) => name === null && set(session.name),
    () => {
      asked = null;
    },
  );
  return asked;
}

/** The name the server knows one by: "" for somebody new, null while it has not been asked. */
export function useName(): string | null {
  useEffect(() => void ask(), []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => name,
  );
}

export async function rename(next: string): Promise<void> {
  const session = await post<{ name: string }>("/api/session", { name: next });
  set(session.name);
}

/** Before sitting down: whoever has given no name yet gets this one. */
export async function introduce(otherwise: string): Promise<void> {
  await ask();
  if (!name) await rename(otherwise);
}
