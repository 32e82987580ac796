// What is drawn on the map, told in words.
import { useWords } from "../../words";
import { useWorld } from "./context";
import { SIGNS } from "./Pieces";

export function Legend() {
  const { facts } = useWorld();
  const { say } = useWords();
  return (
    <details className="eh-legend">
      <summary>{say("eldritch-web-signs")}</summary>
      <ul>
        {Object.keys(facts.board.paths).map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 44 10" aria-hidden="true">
              <path className={`eh-path eh-path-${kind}`} d="M2 5H42" />
            </svg>
            {say(`eldritch-${kind}`)}
          </li>
        ))}
        <li>
          <svg viewBox="-22 -22 44 44" aria-hidden="true">
            <circle className="eh-gate eh-omen-red" r="17" />
          </svg>
          {say("eldritch-web-sign-gate")}
        </li>
        <li>
          <svg viewBox="-22 -22 44 44" aria-hidden="true">
            <path className="eh-monster-shape" d="M0 -20L20 0L0 20L-20 0Z" />
          </svg>
          {say("eldritch-web-sign-monster")}
        </li>
        {Object.entries(SIGNS).map(([name, sign]) => (
          <li key={name}>
            <b aria-hidden="true">{sign}</b>
            {say(`eldritch-web-sign-${name}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
