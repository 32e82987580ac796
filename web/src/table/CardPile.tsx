// A deck or a pile: how many cards are in it; one that lies open can be looked through.
import { useState, type ReactNode } from "react";
import { useWords } from "../words";
import "./piles.css";
import { useTouch } from "./touch";
import { useTravel } from "./travel";

interface Props {
  pile: number;
  count: number;
  sign: ReactNode;
  label: string;
  hideEmpty?: boolean;
  /** Options that are about no thing, but mean this pile. */
  keys?: readonly string[] | undefined;
  /** Its cards, if they lie open. */
  cards: (() => ReactNode) | null;
}

export function CardPile({ pile, count, sign, label, hideEmpty = false, keys, cards }: Props) {
  const { say } = useWords();
  const ref = useTravel(pile);
  const { touchable, props } = useTouch(pile, keys);
  const [shown, setShown] = useState(false);
  if (!count && hideEmpty && !touchable) return null;
  const text = (
    <>
      {sign}
      <span>{say(label)}</span>
      <b>{count}</b>
    </>
  );
  if (touchable) return <div {...props} className={`pile ${props.className}`} ref={ref}>{text}</div>;
  if (!cards || !count) return <div className="pile" ref={ref} data-entity={pile}>{text}</div>;
  return (
    <>
      <button
        type="button"
        className="pile pile-open"
        ref={ref}
        data-entity={pile}
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {text}
      </button>
      {shown && cards()}
    </>
  );
}
