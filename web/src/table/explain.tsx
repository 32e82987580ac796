// Numbers that explain themselves: 4 = 3 printed + 1 Beat Cop.
import {
  createElement,
  useLayoutEffect,
  useRef,
  useState,
  type ElementType,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import type { NumberInfo, ReasonInfo, Reasons } from "../net/protocol";
import { isWord, useWords, type Words } from "../words";
import { Clauses } from "./Clauses";
import { useTable } from "./context";
import { over, type Place } from "./float";
import { useLook } from "./hover";

interface ValueProps {
  entity: number;
  /** The key of the number, as in the entity's `numbers`. */
  stat: string;
  as?: ElementType;
  className?: string;
  children: ReactNode;
}

/** A number of a thing on the table; looking at it tells where it comes from. */
export function Value({ entity, stat, as = "span", className = "", children }: ValueProps) {
  const { store, seat, past } = useTable();
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
  const [number, setNumber] = useState<NumberInfo | null>(null);
  const look = useLook(
    (element) => {
      if (past !== null) return;
      const place = element.getBoundingClientRect();
      store.ask({ t: "explain", seat, entity }).then(
        (reply) => {
          setNumber((reply as Reasons).numbers.find((one) => one.stat === stat) ?? null);
          setAnchor(place);
        },
        () => undefined,
      );
    },
    () => setAnchor(null),
  );
  return (
    <>
      {createElement(as, { ...look, className: `value ${className}`, tabIndex: 0, "data-stat": stat }, children)}
      {anchor && number && createPortal(<Explained anchor={anchor} number={number} />, document.body)}
    </>
  );
}

function Explained({ anchor, number }: { anchor: DOMRect; number: NumberInfo }) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const size = box.current?.getBoundingClientRect();
    if (size) setPlace(over(anchor, size.width, size.height));
  }, [anchor, number]);
  return (
    <div
      ref={box}
      className="explained"
      role="status"
      style={place ? { left: place.left, top: place.top } : { visibility: "hidden" }}
    >
      <Sum number={number} words={words} />
    </div>
  );
}

/** A number and its sources, as a row: also used where all the numbers of a thing are listed. */
export function Sum({ number, words }: { number: NumberInfo; words: Words }) {
  return (
    <p className="sum">
      <b>{number.total}</b>
      {" = "}
      {number.reasons.map((reason, index) => (
        <span key={index} className="sum-part">
          {step(reason, index, words)} <Clauses cite={reason.cite} />
        </span>
      ))}
    </p>
  );
}

function step({ op, amount, source }: ReasonInfo, index: number, words: Words): string {
  if (op === "base") return words.say("web-explain-base", { n: amount });
  if (op === "floor") return `≥ ${amount}`;
  const [sort, divisor] = op.split("/");
  const sign = amount < 0 ? "−" : index ? "+" : "";
  const figure = sort === "times" ? `× ${amount}` : sort === "set" ? `→ ${amount}` : `${sign} ${Math.abs(amount)}`;
  return `${figure}${divisor ? `/${divisor}` : ""} ${isWord(source) ? words.word(source) : ""}`.trim();
}
