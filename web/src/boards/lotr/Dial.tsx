// The threat dial: how near to being driven from the game a player is.
import { useTouch } from "../../table/touch";
import { useWords } from "../../words";
import { useRings } from "./context";
import type { Player } from "./model";

const ROUND = 2 * Math.PI * 20;
const NEAR = 8;

export function Dial({ one }: { one: Player }) {
  const { elimination } = useRings();
  const { say } = useWords();
  const { props } = useTouch(one.id);
  const share = Math.min(1, one.threat / elimination);
  const text = say("lotr-web-threat-of", { n: one.threat, most: elimination });
  return (
    <div {...props} className={`lr-dial ${props.className}`} data-near={elimination - one.threat <= NEAR || undefined} title={text}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" className="lr-dial-ring" />
        <circle
          cx="24" cy="24" r="20" className="lr-dial-hand" transform="rotate(-90 24 24)"
          strokeDasharray={`${share * ROUND} ${ROUND}`}
        />
      </svg>
      <span className="unseen">{text}</span>
      <b aria-hidden="true">{one.threat}</b>
    </div>
  ); // prettier-ignore
}
