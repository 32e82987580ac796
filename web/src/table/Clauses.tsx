// The clauses of a line, an option or a reason: §8. A click opens what they say.
import { createContext, memo, useContext } from "react";
import { Button } from "react-aria-components";
import { useWords } from "../words";
import { useTable } from "./context";

export const ReadClauses = createContext<(clauses: readonly string[]) => void>(() => undefined);

/** A clause as it is written where its game is known. */
export function short(clause: string, game: string): string {
  return clause.startsWith(`${game}/`) ? clause.slice(game.length + 1) : clause;
}

/** `apart`: reached with the arrow keys, not with Tab. */
export function Clauses({ cite, apart = false }: { cite: readonly string[]; apart?: boolean }) {
  const { view } = useTable();
  return cite.length > 0 && <Named cite={cite} apart={apart} game={view.game} />;
}

interface NamedProps {
  cite: readonly string[];
  apart: boolean;
  game: string;
}

/** Drawn anew only where it says something else: a log has hundreds of them. */
const Named = memo(function Named({ cite, apart, game }: NamedProps) {
  const { say } = useWords();
  const read = useContext(ReadClauses);
  return (
    <span className="clauses">
      {cite.map((clause) => {
        const name = `§${short(clause, game)}`;
        return (
          <Button
            key={clause}
            className="clause"
            aria-label={say("web-clause-read", { clause: name })}
            excludeFromTabOrder={apart}
            onPress={() => read([clause])}
          >
            {name}
          </Button>
        );
      })}
    </span>
  );
});

const BRIEF = 6;

/** All the clauses of an option behind one small sign, where their names would be longer than the option. */
export function ClauseSign({ cite }: { cite: readonly string[] }) {
  const { view } = useTable();
  const { say } = useWords();
  const read = useContext(ReadClauses);
  if (!cite.length) return null;
  const names = cite.map((clause) => `§${short(clause, view.game)}`);
  const brief = names.length === 1 && (names[0]?.length ?? 0) <= BRIEF ? names[0] : "§";
  return (
    <Button
      className="clause clause-sign"
      aria-label={say("web-clause-read", { clause: names.join(" ") })}
      onPress={() => read(cite)}
    >
      {brief}
    </Button>
  );
}
