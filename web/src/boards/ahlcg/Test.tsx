// The skill test that is being made: skill against difficulty, what was committed, the tokens, how it ends.
import { useWords } from "../../words";
import { Token } from "./Chaos";
import { useDesk } from "./context";
import { HandCard } from "./HandCard";
import { Icon, isIcon } from "./Icon";
import type { SkillTest } from "./model";

export function Test() {
  const desk = useDesk();
  const { say, word } = useWords();
  const { test } = desk;
  if (!test) return null;
  const who = desk.investigators.find((one) => one.index === test.who);
  const about = desk.entity(test.target) ?? desk.entity(test.source);
  const tokens = test.tokens.length ? test.tokens : (desk.bag?.drawn ?? []);
  return (
    <section className="ah-test" aria-label={say("ahlcg-web-test")}>
      <h3>
        {say("ahlcg-web-test")}
        <small>{[who && word(who.word), about && word(about.word)].filter(Boolean).join(" · ")}</small>
      </h3>
      <div className="ah-test-sum">
        <p className="ah-test-side">
          {isIcon(test.skill) && <Icon name={test.skill} />}
          <span>{say(`ahlcg-${test.skill}`)}</span>
          <b>{test.numbers?.["test-skill"] ?? ""}</b>
        </p>
        <p className="ah-test-tokens">
          {tokens.map((token, index) => <Token key={index} token={token} />)}
          {!tokens.length && <span className="quiet">{say("ahlcg-web-test-waits")}</span>}
          {test.modifier !== 0 && <b>{signed(test.modifier)}</b>}
        </p>
        <p className="ah-test-side">
          <span>{say("ahlcg-web-test-difficulty")}</span>
          <b>{test.numbers?.["test-difficulty"] ?? ""}</b>
        </p>
      </div>
      <Ending test={test} />
      {test.committed.length > 0 && (
        <ul className="ah-test-committed" aria-label={say("ahlcg-web-test-committed")}>
          {desk.cards(desk.scenario?.committed).map((card) => <HandCard key={card.id} card={card} />)}
        </ul>
      )}
    </section>
  );
}

function Ending({ test }: { test: SkillTest }) {
  const { say } = useWords();
  if (!test.outcome) return null;
  return (
    <p className="ah-test-ending" data-outcome={test.outcome} role="status">
      {test.outcome === "success" ? "✓ " : "✕ "}
      {say(`ahlcg-web-test-${test.outcome}`, { n: test.margin })}
      {test.automatic && ` · ${say("ahlcg-web-test-automatic")}`}
    </p>
  );
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
