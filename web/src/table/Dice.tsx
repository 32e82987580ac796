// Dice as they lie, the lowest first: those that may be rolled again can be touched.
import "./dice.css";
import { useTouch } from "./touch";

interface Props {
  dice: readonly number[];
  /** What a die is called. */
  name: string;
  /** From this number on it is a success, where that is known. */
  lowest?: number | undefined;
}

export function Dice({ dice, name, lowest }: Props) {
  const order = [...dice].sort((a, b) => a - b);
  return (
    <ul className="dice">
      {order.map((die, n) => <Die key={n} die={die} nth={n + 1} name={name} good={lowest !== undefined && die >= lowest} />)}
    </ul>
  );
}

function Die({ die, nth, name, good }: { die: number; nth: number; name: string; good: boolean }) {
  const { props, touchable } = useTouch(-nth, [`die ${die} ${nth}`]);
  return (
    <li>
      <span
        {...props}
        className={`die ${good ? "die-good " : ""}${props.className}`}
        {...(touchable ? {} : { role: "img", "aria-label": `${name} ${die}${good ? " ✓" : ""}` })}
      >
        {die}
      </span>
    </li>
  );
}
