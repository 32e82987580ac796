// What may not be done just now, and why: asked for once a decision, when somebody first wants to know.
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import type { DenialInfo, Denied } from "../net/protocol";
import { useTable } from "./context";

interface Denials {
  /** null while they are not known. */
  readonly found: readonly DenialInfo[] | null;
  want(): void;
}

const DenialsContext = createContext<Denials>({ found: null, want: () => undefined });

export function DenialsProvider({ children }: { children: ReactNode }) {
  const { store, seat, decision } = useTable();
  const question = decision ? `${seat} ${decision.id}` : "";
  const [wanted, setWanted] = useState("");
  const [known, setKnown] = useState<{ question: string; found: readonly DenialInfo[] } | null>(null);
  useEffect(() => {
    if (!question || wanted !== question) return;
    let waiting = true;
    store.ask({ t: "why", seat }).then(
      (reply) => waiting && setKnown({ question, found: (reply as Denied).denials }),
      () => undefined,
    );
    return () => {
      waiting = false;
    };
  }, [wanted, question, store, seat]);
  const want = useCallback(() => setWanted(question), [question]);
  const found = known && known.question === question ? known.found : null;
  const denials = useMemo(() => ({ found, want }), [found, want]);
  return <DenialsContext value={denials}>{children}</DenialsContext>;
}

/** All denials, if they are wanted. */
export function useDenials(wanted: boolean): readonly DenialInfo[] | null {
  const { found, want } = useContext(DenialsContext);
  useEffect(() => {
    if (wanted) want();
  }, [wanted, want]);
  return wanted ? found : null;
}

/** Those that are about a thing one looks at. */
export function useDenialsAbout(id: number): readonly DenialInfo[] {
  const all = useDenials(true);
  return useMemo(() => all?.filter((denial) => denial.about.includes(id)) ?? [], [all, id]);
}
