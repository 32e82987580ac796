// The chaos bag: what is in it, best first, and what has been revealed just now.
import { useWords } from "../../words";
import { useDesk } from "./context";
import { Icon, isIcon } from "./Icon";
import { useNames } from "./use-names";

export function Chaos() {
  const { bag } = useDesk();
  const { say } = useWords();
  if (!bag) return null;
  return (
    <section className="ah-chaos" aria-label={say("ahlcg-web-bag")} data-entity={bag.id}>
      <h3>
        <Icon name="bag" /> {say("ahlcg-web-bag")} <small>{bag.inside.length}</small>
      </h3>
      <ul className="ah-tokens-list">
        {counted(bag.inside).map(([token, n]) => (
          <li key={token}>
            <Token token={token} />
            {n > 1 && <small>×{n}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A chaos token: numbers as numbers, symbols as symbols. */
export function Token({ token }: { token: string }) {
  const name = useNames().token(token);
  return (
    <span className="ah-token" data-token={isIcon(token) ? token : "number"} title={name}>
      {isIcon(token) ? <Icon name={token} label={name} /> : name}
    </span>
  );
}

function counted(tokens: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => worth(b) - worth(a));
}

const SYMBOLS = ["elder_sign", "skull", "cultist", "tablet", "elder_thing", "auto_fail"];

function worth(token: string): number {
  return SYMBOLS.includes(token) ? -100 - SYMBOLS.indexOf(token) : Number(token);
}
