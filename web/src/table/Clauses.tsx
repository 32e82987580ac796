// The clauses of a line, an option or a reason: §8. A click opens what the clause says.
import { createContext, useContext } from "react";
import { Button } from "react-aria-components";
import { useWords } from "../words";
import { useTable } from "./context";

export const ReadClause = createContext<(clause: string) => void>(() => undefined);

export function Clauses({ cite }: { cite: readonly string[] }) {
  const { view } = useTable();
  const words = useWords();
  const read = useContext(ReadClause);
  if (!cite.length) return null;
  return (
    <span className="clauses">
      {cite.map((clause) => {
        const short = clause.startsWith(`${view.game}/`) ? clause.slice(view.game.length + 1) : clause;
        return (
          <Button
            key={clause}
            className="clause"
            aria-label={words.say("web-clause-read", { clause: short })}
            onPress={() => read(clause)}
          >
            §{short}
          </Button>
        );
      })}
    </span>
  );
}
