// Dice as they lie, the lowest first: those that may be rolled again can be touched.
import "./dice.css";
import { useTouch } from "./touch";

/** `name` is what a die is called. */
export function Dice({ dice, name }: { dice: readonly number[]; name: string }) {
  const order = [...dice].sort((a, b) => a - b);
  return (
    <ul className="dice">
      {order.map((die, n) => <Die key={n} die={die} nth={n + 1} name={name} />)}
    </ul>
  );
}

function Die({ die, nth, name }: { die: number; nth: number; name: string }) {
  const { props, touchable } = useTouch(-nth, [`die ${die} ${nth}`]);
  return (
    <li>
      <span {...props} className={`die ${props.className}`} {...(touchable ? {} : { role: "img", "aria-label": `${name} ${die}` })}>
        {die}
      </span>
    </li>
  );
}
