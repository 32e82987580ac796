// Which step is being said. A step stays until it is dismissed or the next decision comes, and is never said again.
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { LineInfo } from "../net/protocol";
import { useTable } from "../table/context";
import { keepSaid, saidAt } from "./kept";
import type { Lesson, Step } from "./lesson";
import type { Sight } from "./sight";

export interface Coach {
  sight: Sight;
  step: Step | null;
  /** How many steps have been said, this one included. */
  said: number;
  dismiss(): void;
}

export function useCoach(lesson: Lesson): Coach {
  const { view, decision, picked, stream, state, past } = useTable();
  const recent = useRecent(decision?.id ?? "", stream.first + stream.lines.length, stream.lines, stream.first);
  const sight = useMemo(() => new lesson.see(view, decision, recent, picked), [lesson, view, decision, recent, picked]);
  const table = state.table?.id ?? "";
  const [said, setSaid] = useState(() => saidAt(table));
  const [current, setCurrent] = useState<{ step: Step; decision: string } | null>(null);
  const ended = view.outcome !== null;

  // Before anything is painted: between two steps nobody sees the guide with nothing to say.
  useLayoutEffect(() => {
    // Between decisions, and while one looks at the past, nothing new is said.
    if (past !== null || (!decision && !ended)) return;
    const id = decision?.id ?? "";
    const done = current ? [...new Set([...said, current.step.name])] : said;
    if (current?.decision === id && !said.includes(current.step.name)) return;
    const step = lesson.steps.find((one) => !done.includes(one.name) && one.when(sight));
    if (done.length > said.length) setSaid(keepSaid(table, done));
    if (step || current) setCurrent(step ? { step, decision: id } : null);
  }, [lesson, sight, said, current, past, decision, ended, table]);

  const dismiss = useCallback(() => {
    if (current) setSaid((before) => keepSaid(table, [...new Set([...before, current.step.name])]));
  }, [current, table]);
  const showing = current && !said.includes(current.step.name) ? current.step : null;
  return { sight, step: showing, said: said.length + (showing ? 1 : 0), dismiss };
}

/** The lines told between the decision before this one and this one. */
function useRecent(decision: string, upTo: number, lines: readonly LineInfo[], first: number): readonly LineInfo[] {
  const seen = useRef({ decision: "", from: 0, upTo: 0 });
  if (decision && decision !== seen.current.decision) {
    seen.current = { decision, from: seen.current.upTo, upTo };
  }
  const { from } = seen.current;
  return useMemo(() => lines.slice(Math.max(0, from - first)), [lines, from, first]);
}
