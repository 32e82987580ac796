// The scenario's reference card: what its chaos symbols do is told when one looks at it.
import { useWords } from "../../words";
import { useDesk } from "./context";
import { Hit } from "./Hit";

export function ScenarioCard() {
  const { scenario } = useDesk();
  const words = useWords();
  if (!scenario?.code) return null;
  const name = words.say(`ahlcg-${scenario.code}`);
  return (
    <div className="ah-scenario">
      <Hit entity={scenario} label={[name, words.summary(`ahlcg-${scenario.code}`)].filter(Boolean).join(". ")} />
      <h2>{name}</h2>
      <p>{words.say(`ahlcg-choice-difficulty-${scenario.difficulty}`)}</p>
    </div>
  );
}
