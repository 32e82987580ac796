// Why can't I? What might be expected but may not be done, each with its reason and clause.
import { useCallback, useEffect, useState } from "react";
import type { DenialInfo, Denied } from "../net/protocol";
import type { Args } from "../net/view";
import { useWords } from "../words";
import { Clauses } from "./Clauses";
import { useTable } from "./context";

export interface Denials {
  readonly open: boolean;
  readonly found: readonly DenialInfo[] | null;
  toggle(): void;
}

export function useDenials(): Denials {
  const { store, seat, decision } = useTable();
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<readonly DenialInfo[] | null>(null);
  const id = decision?.id;
  useEffect(() => {
    setFound(null);
    if (!open || id === undefined) return;
    let wanted = true;
    store.ask({ t: "why", seat }).then(
      (reply) => wanted && setFound((reply as Denied).denials),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [open, id, store, seat]);
  return { open, found, toggle: useCallback(() => setOpen((before) => !before), []) };
}

export function WhyNot({ denials }: { denials: readonly DenialInfo[] | null }) {
  const { say } = useWords();
  if (!denials) return null;
  return (
    <div className="why-not" role="status">
      <h3>{say(denials.length ? "terminal-heading-denials" : "terminal-denials-none")}</h3>
      <ul>
        {denials.map((denial) => (
          <li key={denial.key}>
            <DenialWords denial={denial} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function DenialWords({ denial }: { denial: DenialInfo }) {
  const { say } = useWords();
  const args = denial.args as Args;
  return (
    <>
      <b>{say(denial.text, args)}</b> {say(denial.reason, args)} <Clauses cite={[denial.clause]} />
    </>
  );
}
