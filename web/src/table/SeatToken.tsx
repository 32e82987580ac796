// Who sits where, as a token around the middle of the drawing it stands in: a shape and a colour for each seat.
import "./seat-token.css";
import { initials, outline } from "./tokens";

interface Props {
  seat: number;
  name: string;
  /** Is it the reader's own? */
  own: boolean;
  /** Is it their turn? */
  acting: boolean;
  /** Delayed: it lies on its side. */
  lying: boolean;
}

export function SeatToken({ seat, name, own, acting, lying }: Props) {
  return (
    <g className={`seat-token seat-${seat}${lying ? " seat-lying" : ""}`}>
      {own && <path className="seat-own" d={outline(seat, 19)} />}
      <path className="seat-shape" d={outline(seat, 15.5)} />
      <text className="seat-initials" aria-hidden="true">
        {initials(name)}
      </text>
      {acting && <path className="seat-turn" d="M-5 26L0 19L5 26Z" />}
    </g>
  );
}
