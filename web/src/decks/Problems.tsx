// What is wrong with the deck, each time with the card and the clause.
import { useWords } from "../words";
import type { Deck } from "./api";

export function Problems({ deck }: { deck: Deck }) {
  const words = useWords();
  if (!deck.problems.length)
    return (
      <p className="deck-legal" role="status">
        ✓ {words.say("deck-legal")}
      </p>
    );
  return (
    <div className="deck-wrong" role="status">
      <h3>{words.say("deck-wrong")}</h3>
      <ul>
        {deck.problems.map(({ clause, says, text, args }) => (
          <li key={says}>
            ✕ {text ? words.say(text, args) : says} <a href={`/rules/${clause}`}>§{clause.split("/")[1]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
