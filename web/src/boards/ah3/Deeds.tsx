// The actions: what may be done now, and what was done this round, for nothing is done twice.
import { named } from "../../table/named";
import { useTouch } from "../../table/touch";
import { useWords } from "../../words";
import type { Investigator } from "./model";

const DEEDS = ["move", "gather", "focus", "ward", "attack", "evade", "research", "trade"] as const;

export function Deeds({ who }: { who: Investigator }) {
  const { say } = useWords();
  return (
    <div className="ah3-deeds" role="group" aria-label={say("ah3-web-deeds")}>
      <span className="desk-note">{say("ah3-web-actions", { n: who.actions })}</span>
      {DEEDS.map((deed) => <Deed key={deed} deed={deed} done={who.done.includes(deed)} />)}
    </div>
  );
}

function Deed({ deed, done }: { deed: string; done: boolean }) {
  const { say } = useWords();
  const touch = useTouch([], [deed]);
  const name = say(`ah3-web-deed-${deed}`);
  return (
    <span {...(touch.touchable ? named(touch.props) : {})} className={`desk-tag ah3-deed ${touch.props.className}`} data-done={done || undefined}>
      {done && <span aria-hidden="true">✓ </span>}
      {name}
      {done && <span className="unseen"> ({say("ah3-web-deed-done")})</span>}
    </span>
  );
}
