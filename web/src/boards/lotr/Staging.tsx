// The staging area: what threatens the quest, and the willpower that is set against it.
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { CardInPlay } from "./CardInPlay";
import { useRings } from "./context";
import { Sign } from "./Sign";

export function Staging() {
  const table = useRings();
  const { say } = useWords();
  const { scenario } = table;
  const ref = useTravel(scenario?.staging ?? 0);
  const staged = table.lyingIn(scenario?.staging);
  const threat = scenario?.numbers?.menacing ?? 0;
  const will = scenario?.numbers?.questing ?? 0;
  // Between quests nobody is on one: then only the threat is told.
  const compared = table.view.phase === "quest";
  const share = will + threat ? will / (will + threat) : 0.5;
  return (
    <section className="lr-staging" aria-label={say("lotr-web-staging")}>
      <header ref={ref}>
        <h3>{say("lotr-web-staging")}</h3>
        <p className="lr-balance">
          <span className="unseen">
            {compared ? say("lotr-web-willpower", { n: will, threat }) : say("lotr-board-staging", { n: threat })}
          </span>
          {compared && (
            <>
              <span className="lr-will" aria-hidden="true" title={say("lotr-questing")}>
                <Sign name="willpower" /> {will}
              </span>
              <i aria-hidden="true" style={{ "--share": share } as React.CSSProperties} />
            </>
          )}
          <span className="lr-menace" aria-hidden="true" title={say("lotr-menacing")}>
            {threat} <Sign name="threat" />
          </span>
        </p>
      </header>
      <div className="lr-row">
        {staged.map((card) => <CardInPlay key={card.id} card={card} />)}
        {!staged.length && <p className="lr-none">{say("lotr-web-staging-empty")}</p>}
      </div>
    </section>
  );
}
