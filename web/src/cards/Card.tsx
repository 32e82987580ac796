// A typographic card: title, kind with its accent and shape, numbers, icons, text. Games fill it in.
import type { CSSProperties, ReactNode } from "react";

export type Shape = "circle" | "diamond" | "triangle" | "square" | "hexagon" | "cross" | "star" | "moon";

export interface CardProps {
  title: ReactNode;
  /** What sort of card it is, in a word: "Asset". */
  kind?: ReactNode;
  /** A CSS colour for the class or kind; never the only sign: give `mark` too. */
  accent?: string;
  /** A shape or a letter that says the same as the colour. */
  mark?: Shape | ReactNode;
  /** Top left: what it costs, or its level. */
  cost?: ReactNode;
  /** A row of numbers and icons under the title. */
  numbers?: ReactNode;
  /** What the card does, in our words. */
  text?: ReactNode;
  /** Story, in a serif voice. */
  story?: ReactNode;
  /** Bottom: traits, slots, tokens on it. */
  foot?: ReactNode;
  size?: "tiny" | "small" | "medium" | "large";
  faceDown?: boolean;
  exhausted?: boolean;
  className?: string;
}

const SHAPES: Readonly<Record<Shape, string>> = {
  circle: "M12 3a9 9 0 1 0 .01 0z",
  diamond: "M12 2l9 10-9 10-9-10z",
  triangle: "M12 3l10 18H2z",
  square: "M4 4h16v16H4z",
  hexagon: "M12 2l9 5v10l-9 5-9-5V7z",
  cross: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  star: "M12 2l3 7 7 .6-5.400 4.700 1.700 7.200L12 17.600 5.700 21.500l1.700-7.200L2 9.600 9 9z",
  moon: "M15 2a10 10 0 1 0 6 15A9 9 0 0 1 15 2z",
};

export function Mark({ shape }: { shape: Shape }) {
  return (
    <svg className="card-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[shape]} />
    </svg>
  );
}

type Size = NonNullable<CardProps["size"]>;
/** A word of more letters would be broken on such a card: it is written smaller instead. A price takes room, too. */
const WIDEST: Readonly<Record<Size, number>> = { tiny: 9, small: 12, medium: 15, large: 24 };
const PRICE = 3;

function fitting(title: ReactNode, size: Size, priced: boolean): CSSProperties | undefined {
  const longest = typeof title === "string" ? Math.max(...title.split(/\s+/).map((word) => word.length)) : 0;
  const most = WIDEST[size] - (priced ? PRICE : 0);
  return longest > most ? { fontSize: `${Math.max(0.65, most / longest)}em` } : undefined;
}

export function Card({
  title,
  kind,
  accent,
  mark,
  cost,
  numbers,
  text,
  story,
  foot,
  size = "medium",
  faceDown = false,
  exhausted = false,
  className = "",
}: CardProps) {
  const style = accent ? ({ "--card-accent": accent } as CSSProperties) : undefined;
  const classes = `card card-${size}${faceDown ? " card-down" : ""}${exhausted ? " card-exhausted" : ""} ${className}`;
  if (faceDown)
    return (
      <article className={classes} style={style}>
        <span className="card-back-title">{title}</span>
      </article>
    );
  const shape = typeof mark === "string" && mark in SHAPES ? <Mark shape={mark as Shape} /> : mark;
  return (
    <article className={classes} style={style}>
      <header className="card-head">
        {cost !== undefined && <span className="card-cost">{cost}</span>}
        <span className="card-title" style={fitting(title, size, cost !== undefined)}>
          {title}
        </span>
        {shape && <span className="card-sign">{shape}</span>}
      </header>
      {kind && <p className="card-kind">{kind}</p>}
      {numbers && <div className="card-numbers">{numbers}</div>}
      {text && <p className="card-text">{text}</p>}
      {story && <p className="card-story">{story}</p>}
      {foot && <footer className="card-foot">{foot}</footer>}
    </article>
  );
}
