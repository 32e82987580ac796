// What the table refused: the reason in the reader's language, or else in the server's own words.
import { useCallback } from "react";
import { refusedBecause, useWords } from "../words";
import { useTell } from "./Notices";

export function useReason(): (error: Error) => string {
  const words = useWords();
  return useCallback((error) => refusedBecause(words, error) || error.message, [words]);
}

export function useComplain(): (error: Error) => void {
  const tell = useTell();
  const reason = useReason();
  return useCallback((error) => tell(reason(error), true), [tell, reason]);
}
