// The mythos cup: what is still inside, and what was drawn since it was last full.
import { useWords } from "../../words";
import { useCity } from "./context";
import { Token } from "./Signs";

const TOKENS = ["doom", "monster", "headline", "clue", "burst", "reckoning", "blank"] as const;

export function Cup() {
  const { cup } = useCity();
  const { say } = useWords();
  return (
    <section className="desk-panel ah3-beside" aria-label={say("ah3-web-cup")} data-entity={cup.id}>
      <h3>{say("ah3-web-cup")}</h3>
      <Row label={say("ah3-web-cup-inside", { n: cup.inside.length })} tokens={cup.inside} />
      {cup.drawn.length > 0 && <Row label={say("ah3-web-cup-drawn", { n: cup.drawn.length })} tokens={cup.drawn} />}
    </section>
  );
}

function Row({ label, tokens }: { label: string; tokens: readonly string[] }) {
  const { say } = useWords();
  return (
    <div className="ah3-cup">
      <span className="desk-note">{label}</span>
      <span className="ah3-tokens">
        {TOKENS.filter((token) => tokens.includes(token)).map((token) => (
          <Token key={token} sign={token} n={tokens.filter((one) => one === token).length} name={say(`ah3-token-${token}`)} />
        ))}
      </span>
    </div>
  );
}
