// The decision of a seat, and what is picked for it so far.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { TableStore } from "../net/table-store";
import type { Decision, Option } from "../net/view";
import { useReason } from "./complaints";
import { single, type AskedDecision } from "./context";

export interface Deciding {
  decision: AskedDecision | null;
  picked: readonly string[];
  sending: boolean;
  /** What the table said to the last answer, if it refused it. */
  refusal: string;
  /** The key of an option that gives something up and waits for a second press; "" if there is none. */
  armed: string;
  disarm(): void;
  pick(option: Option): void;
  confirm(): void;
}

/** `pending` is the seat's decision; null where it cannot be answered (one looks at the past, or through another seat). */
export function useDecision(store: TableStore, seat: number, pending: Decision | null): Deciding {
  const decision = useMemo(() => asked(pending), [pending]);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [sentFor, setSentFor] = useState("");
  const [refusal, setRefusal] = useState("");
  const [armed, setArmed] = useState("");
  const disarm = useCallback(() => setArmed(""), []);
  const reason = useReason();
  // Where all are asked at once, the seats share one decision: what one of them sent is not sent for the others.
  const id = decision ? `${seat} ${decision.id}` : "";
  useEffect(() => {
    setPicked([]);
    setRefusal("");
    setArmed("");
  }, [id, seat]);

  const latest = useRef({ picked, sentFor, armed });
  latest.current = { picked, sentFor, armed };
  const send = useCallback(
    (keys: readonly string[]) => {
      if (!decision || latest.current.sentFor === id) return;
      latest.current.sentFor = id;
      setSentFor(id);
      setRefusal("");
      store.ask({ t: "answer", seat, decision: decision.id, keys: [...keys] }).catch((error: Error) => {
        latest.current.sentFor = "";
        setSentFor("");
        setRefusal(reason(error));
      });
    },
    [store, seat, decision, id, reason],
  );
  const pick = useCallback(
    (option: Option) => {
      if (!decision) return;
      // What is given up for good takes a second press.
      const sure = !option.ends || latest.current.armed === option.key;
      setArmed(sure ? "" : option.key);
      if (!sure) return;
      if (single(decision)) return send([option.key]);
      setPicked((before) => {
        if (before.includes(option.key)) return before.filter((key) => key !== option.key);
        if (decision.most === 1) return [option.key];
        return before.length < decision.most ? [...before, option.key] : before;
      });
    },
    [decision, send],
  );
  const confirm = useCallback(() => send(latest.current.picked), [send]);
  return { decision, picked, sending: id !== "" && sentFor === id, refusal, armed, disarm, pick, confirm };
}

function asked(decision: Decision | null): AskedDecision | null {
  if (!decision?.options || decision.answered || decision.settled) return null;
  const { id = "", options, least = 1, most = 1 } = decision;
  return { ...decision, id, options, least, most };
}
