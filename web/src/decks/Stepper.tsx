// One fewer, how many, one more.
import { useWords } from "../words";

interface StepperProps {
  name: string;
  n: number;
  most: number;
  change(n: number): void;
}

export function Stepper({ name, n, most, change }: StepperProps) {
  const { say } = useWords();
  return (
    <div className="deck-stepper">
      <button
        type="button"
        aria-label={say("deck-remove", { card: name })}
        disabled={n <= 0}
        onClick={() => change(n - 1)}
      >
        −
      </button>
      <output aria-label={say("deck-copies-of", { n, most })}>{n}</output>
      <button
        type="button"
        aria-label={say("deck-add", { card: name })}
        disabled={n >= most}
        onClick={() => change(n + 1)}
      >
        +
      </button>
    </div>
  );
}
