// Every legal answer as words: numbered, always on the screen, enough to play a whole game with. Therefore it, and not
// the board, is the page's main part: on a phone other things take turns, this stays.
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { byName } from "../net/view";
import { optionWords, useWords } from "../words";
import { Clauses, ClauseSign } from "./Clauses";
import { single, useTable, type AskedDecision } from "./context";
import { lastByKeyboard } from "./hand";
import { useLooking } from "./look";
import { useMeant } from "./meant";
import { chanceOf, percents, useOdds, type Chance } from "./odds";
import { labelled, type Labelled } from "./option-keys";
import { OptionWish, Passing } from "./Wishes";
import { UndoButton } from "./UndoButton";
import { WhyNot } from "./WhyNot";
import { Waiting } from "./Waiting";

export function ActionsPanel() {
  const { decision, view, past, seat } = useTable();
  const { say } = useWords();
  const [tall, setTall] = useState(false);
  const [why, setWhy] = useState(false);
  return (
    <main className="actions" aria-label={say("web-actions")} data-tall={tall || undefined}>
      <button
        type="button"
        className="actions-grip"
        aria-expanded={tall}
        aria-label={say(tall ? "web-actions-lower" : "web-actions-raise")}
        onClick={() => setTall(!tall)}
      />
      {decision ? (
        <Question key={`${seat} ${decision.id}`} decision={decision} />
      ) : (
        !view.outcome && (past === null ? <Waiting /> : <Past />)
      )}
      <div className="actions-tools">
        {decision && (
          <button
            type="button"
            className="button button-quiet button-small"
            aria-pressed={why}
            onClick={() => setWhy(!why)}
            data-shortcut="?"
          >
            <kbd>?</kbd> {say("web-why-not")}
          </button>
        )}
        {decision?.window && <Passing />}
        <UndoButton />
      </div>
      {decision && why && <WhyNot />}
    </main>
  );
}

/** Nothing can be answered in the past. */
function Past() {
  const { history } = useLooking();
  const { say } = useWords();
  return (
    <div className="question">
      <p className="quiet">{say("web-past-actions")}</p>
      <div className="row">
        <button type="button" className="button button-main" onClick={history.now}>
          {say("web-past-now")}
        </button>
      </div>
    </div>
  );
}

function Question({ decision }: { decision: AskedDecision }) {
  const { picked, confirm, sending, refusal } = useTable();
  const { say, sentence } = useWords();
  const odds = useOdds(decision, picked);
  const now = chanceOf(odds, "");
  const options = useMemo(() => labelled(decision.options), [decision]);
  const list = useRef<HTMLDivElement>(null);
  const prompt = useId();
  const several = !single(decision);
  const { least, most } = decision;
  const enough = picked.length >= least && picked.length <= most;
  useEffect(() => {
    list.current?.closest(".actions")?.scrollTo(0, 0); // a new question is read from its beginning
    // The answer that had the focus is gone: who goes by keyboard goes on from here.
    if (document.activeElement === document.body && lastByKeyboard()) list.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="question" aria-busy={sending} data-decision={decision.id}>
      <h2 className="prompt" id={prompt}>
        <Occasion decision={decision} />
        {sentence(decision.prompt, { least, most, n: most, ...byName(decision.args) })}{" "}
        <Clauses cite={decision.cite ?? []} />
      </h2>
      {now && <p className="odds-now">{say("web-odds-now", { percent: percents(now) })}</p>}
      <div className="options" ref={list} tabIndex={-1} role="group" aria-labelledby={prompt} onKeyDown={moveByArrows}>
        {options.map((one) => (
          <Choice
            key={one.option.key}
            one={one}
            several={several}
            chance={picked.includes(one.option.key) ? undefined : chanceOf(odds, one.option.key)}
            window={decision.window === true}
          />
        ))}
        {several && (
          <button
            type="button"
            className="button button-main confirm"
            disabled={!enough || sending}
            onClick={confirm}
            data-shortcut="Enter"
          >
            <kbd>↵</kbd>
            {picked.length === 0 && least === 0
              ? say("web-confirm-none")
              : say("web-confirm", { n: picked.length, most })}
          </button>
        )}
      </div>
      {several && (
        <p className="quiet">
          {least === most
            ? say("core-prompt-choose-exactly", { n: most })
            : say("core-prompt-choose-several", { least, most })}
        </p>
      )}
      {refusal && (
        <p className="wrong" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps {
  one: Labelled;
  several: boolean;
  chance: Chance | undefined;
  window: boolean;
}

function Choice({ one: { option, label, place }, several, chance, window }: ChoiceProps) {
  const { picked, pick, sending, armed } = useTable();
  const words = useWords();
  const { say, word } = words;
  const chosen = picked.includes(option.key);
  const waits = armed === option.key;
  const looks = useMeant(option.about);
  return (
    <div className={place === "among" ? "choice" : `choice choice-last choice-${place}`}>
      <button
        type="button"
        className="option"
        {...looks}
        data-armed={waits || undefined}
        data-option={option.key}
        data-shortcut={label}
        {...(several ? { "aria-pressed": chosen } : {})}
        disabled={sending}
        onClick={() => pick(option)}
      >
        {label && <kbd aria-hidden="true">{label === "Enter" ? "↵" : label.toUpperCase()}</kbd>}
        {several && <span aria-hidden="true">{chosen ? "☑" : "☐"}</span>}
        <span className="option-words">
          {optionWords(words, option)}
          {option.warns && <span className="warns">{word(option.warns)}</span>}
          {waits && (
            <span className="warns" role="alert">
              {say("web-again", { n: option.ends ?? 0 })}
            </span>
          )}
        </span>
        {chance !== undefined && (
          <span className="odds">{say(several ? "web-odds" : "web-odds-alone", { percent: percents(chance) })}</span>
        )}
      </button>
      <ClauseSign cite={option.cite} />
      {window && <OptionWish option={option} />}
    </div>
  );
}

/** What the question is about: the card that asks, what is happening, or the phase. In one's own turn nothing has to. */
function Occasion({ decision }: { decision: AskedDecision }) {
  const { sentence } = useWords();
  return decision.asker ? <span className="occasion">{sentence(decision.asker[1], decision.asker[2])}</span> : null;
}

/** Arrow keys go from answer to answer. */
function moveByArrows(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(".option, .confirm:not(:disabled)")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  event.preventDefault();
  buttons[at < 0 ? 0 : (at + step + buttons.length) % buttons.length]?.focus();
}
