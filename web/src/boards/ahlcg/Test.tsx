// The skill test that is being made: skill against difficulty, what was committed, the tokens, how it ends.
import { useWords } from "../../words";
import { Token } from "./Chaos";
import { useDesk } from "./context";
import { Icon, isIcon } from "./Icon";
import { InPlay } from "./InPlay";
import type { SkillTest } from "./model";

export function Test() {
  const desk = useDesk();
  const { say, word } = useWords();
  const { test } = desk;
  if (!test) return null;
  const who = desk.investigators.find((one) => one.index === test.who);
  const about = desk.entity(test.target) ?? desk.entity(test.source);
  const committed = desk.cards(desk.scenario?.committed);
  return (
    <section className="ah-test" aria-label={say("ahlcg-web-test")}>
      <h3>{say("ahlcg-web-test")}</h3>
      <p className="ah-test-about">{[who && word(who.word), about && word(about.word)].filter(Boolean).join(" · ")}</p>
      <dl className="ah-test-sum">
        <div>
          <dt>
            {isIcon(test.skill) && <Icon name={test.skill} />} {say(`ahlcg-${test.skill}`)}
          </dt>
          <dd>{test.numbers?.["test-skill"] ?? ""}</dd>
        </div>
        <div>
          <dt>{say("ahlcg-web-test-difficulty")}</dt>
          <dd>{test.numbers?.["test-difficulty"] ?? ""}</dd>
        </div>
      </dl>
      <Tokens test={test} />
      <Ending test={test} />
      {committed.length > 0 && (
        <div className="ah-test-committed">
          <h4>{say("ahlcg-web-test-committed")}</h4>
          {committed.map((card) => <InPlay key={card.id} card={card} />)}
        </div>
      )}
    </section>
  );
}

function Tokens({ test }: { test: SkillTest }) {
  const { bag } = useDesk();
  const { say } = useWords();
  const tokens = test.tokens.length ? test.tokens : (bag?.drawn ?? []);
  // What a symbol, or several tokens, come to; a single number says it itself.
  const telling = test.modifier !== 0 && (tokens.length > 1 || isIcon(tokens[0] ?? ""));
  if (!tokens.length) return <p className="ah-test-tokens quiet">{say("ahlcg-web-test-waits")}</p>;
  return (
    <p className="ah-test-tokens" aria-label={say("ahlcg-web-test-tokens")} role="group">
      {tokens.map((token, index) => <Token key={index} token={token} />)}
      {telling && <b>{signed(test.modifier)}</b>}
    </p>
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
