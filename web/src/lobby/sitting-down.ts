// Sitting down at a table: whoever has no name yet gets one, then the table is laid and its page opens.
import { useState } from "react";
import { navigate } from "../router";
import { useWords } from "../words";
import { introduce } from "./session";

export interface SittingDown {
  /** What is being laid out just now; "" if nothing. */
  busy: string;
  error: Error | null;
  /** Runs what leads to an address, then goes there; one at a time. */
  go(what: string, lay: () => Promise<string>): void;
}

export function useSittingDown(): SittingDown {
  const { say } = useWords();
  const [busy, setBusy] = useState("");
  const [error, setError] = useState<Error | null>(null);
  async function sit(what: string, lay: () => Promise<string>) {
    setBusy(what);
    setError(null);
    try {
      await introduce(say("lobby-name-guest"));
      navigate(await lay());
    } catch (failure) {
      setError(failure as Error);
      setBusy("");
    }
  }
  return { busy, error, go: (what, lay) => void (busy || sit(what, lay)) };
}
