// A guide at one's side for a first scenario: it looks at what the learner sees and says one thing at a time.
import { useContext, useEffect, useState } from "react";
import { ReadClauses } from "../table/Clauses";
import { useTable } from "../table/context";
import { useWords, WordsProvider } from "../words";
import type { Lesson } from "./lesson";
import { lessonOf } from "./lessons";
import { useCoach } from "./use-coach";
import { usePoints } from "./use-points";
import "./guide.css";

export default function Guide({ onLeave }: { onLeave(): void }) {
  const lesson = lessonOf(useTable().view.game);
  if (!lesson) return null;
  return (
    <WordsProvider games={["guide"]}>
      <Coached lesson={lesson} onLeave={onLeave} />
    </WordsProvider>
  );
}

function Coached({ lesson, onLeave }: { lesson: Lesson; onLeave(): void }) {
  const { say } = useWords();
  const { sight, step, said, dismiss } = useCoach(lesson);
  const read = useContext(ReadClauses);
  const [asked, setAsked] = useState(false);
  const [folded, setFolded] = useState(false);
  const decision = sight.decision?.id;
  useEffect(() => setAsked(false), [decision, step]);
  const advice = asked && !step && sight.decision ? lesson.nudge(sight) : null;
  usePoints(folded ? [] : (step?.points?.(sight) ?? advice?.points ?? []));
  if (folded)
    return (
      <button type="button" className="button button-small guide-unfold" onClick={() => setFolded(false)}>
        <Lamp /> {say("guide-show")}
      </button>
    );
  const ended = sight.view.outcome !== null;
  const busy = asked && !step && !advice;
  const text = step
    ? `${lesson.words}-${step.name}`
    : advice
      ? `${lesson.words}-now-${advice.name}`
      : busy
        ? "guide-busy"
        : "guide-watching";
  return (
    <section
      className={step || asked ? "guide" : "guide guide-idle"}
      aria-label={say("guide-name")}
      data-decision={decision}
    >
      <Lamp />
      <p className="guide-says" aria-live="polite">
        {say(text)}
      </p>
      <div className="guide-ways">
        {ended && step ? (
          <a className="button button-small button-main" href={lesson.next}>
            {say(`${lesson.words}-end-go`)}
          </a>
        ) : step ? (
          <button type="button" className="button button-small button-main" data-shortcut="g" onClick={dismiss}>
            <kbd aria-hidden="true">g</kbd> {say("guide-got-it")}
          </button>
        ) : (
          <button
            type="button"
            className="button button-small"
            data-shortcut="g"
            aria-pressed={asked}
            onClick={() => setAsked(!asked)}
          >
            <kbd aria-hidden="true">g</kbd> {say("guide-what-now")}
          </button>
        )}
        {step && !ended && (
          <button type="button" className="button button-small button-quiet" onClick={() => read(step.clauses)}>
            {say("guide-more")}
          </button>
        )}
        <Progress said={ended ? lesson.steps.length : said} all={lesson.steps.length} />
        <Sign name={say("guide-hide")} sign="▾" press={() => setFolded(true)} />
        <Sign name={say("guide-leave")} sign="✕" press={onLeave} />
      </div>
    </section>
  );
}

function Sign({ name, sign, press }: { name: string; sign: string; press(): void }) {
  return (
    <button type="button" className="button button-small button-quiet" aria-label={name} title={name} onClick={press}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

function Progress({ said, all }: { said: number; all: number }) {
  const { say } = useWords();
  const text = say("guide-progress", { n: said, all });
  return (
    <span className="guide-progress">
      <progress value={said} max={all} aria-label={text} />
      <span aria-hidden="true">{text}</span>
    </span>
  );
}

function Lamp() {
  return (
    <svg className="guide-lamp" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="currentColor">
      <path d="M12 2a7 7 0 0 0-4.200 12.600c.700.600 1.200 1.400 1.200 2.400h6c0-1 .500-1.800 1.200-2.400A7 7 0 0 0 12 2zM9 18.500h6v1.500H9zM10 21h4v1.200h-4z" />
    </svg>
  );
}
