// How far the ship has come: the travel and ritual tracks, the distance with the awakening and the port.
import { useTouch } from "../../table/touch";
import { useWords } from "../../words";
import { Icon } from "./icons";
import type { Table } from "./model";
import { named } from "../../table/named";

export function Tracks({ table }: { table: Table }) {
  return (
    <div className="uf-tracks">
      <Track table={table} track="travel" />
      <Track table={table} track="ritual" />
      <Distance table={table} />
    </div>
  );
}

function Track({ table, track }: { table: Table; track: "travel" | "ritual" }) {
  const words = useWords();
  const end = table.facts.track;
  // Some options name the track, some a space of the ritual track by its number.
  const steps = table.view.decision?.prompt === "unfathomable-prompt-ritual" && track === "ritual";
  const keys = steps
    ? Array.from({ length: end + 1 }, (_, n) => `${n}`)
    : [track, ...(track === "ritual" ? ["back", "on"] : [])];
  const { props } = useTouch(table.ship.id, keys);
  const at = table.ship[track];
  return (
    <div {...named(props)} className={`uf-track uf-track-${track} ${props.className}`}>
      <span className="uf-track-name">
        <Icon name={track} />
        {words.say(`unfathomable-board-${track}`)}
      </span>
      <span className="uf-steps" aria-hidden="true">
        {Array.from({ length: end + 1 }, (_, n) => (
          <span
            key={n}
            className={`uf-step${n < at ? " uf-step-past" : ""}${n === at ? " uf-step-here" : ""}${n === end ? " uf-step-end" : ""}`}
          >
            {n === at ? <Icon name={track} /> : n === end ? "★" : ""}
          </span>
        ))}
      </span>
      <span className="unseen">{words.say("unfathomable-web-of", { n: at, most: end })}</span>
    </div>
  );
}

function Distance({ table }: { table: Table }) {
  const words = useWords();
  const { distance, awakened } = table.ship;
  const { port, awakening } = table.facts;
  const shown = Math.min(distance, port);
  return (
    <div className="uf-distance">
      <span className="uf-track-name">
        {words.say("unfathomable-board-distance", { n: distance, needed: port })}
        {!awakened && <span className="uf-note">{words.say("unfathomable-board-awakening", { n: awakening })}</span>}
      </span>
      <svg viewBox="0 0 260 26" aria-hidden="true">
        <path className="uf-course" d="M10 13H250" />
        <path className="uf-course-done" d={`M10 13H${10 + (240 * shown) / port}`} />
        {Array.from({ length: port + 1 }, (_, n) => (
          <circle
            key={n}
            className={n <= shown ? "uf-mile uf-mile-done" : "uf-mile"}
            cx={10 + (240 * n) / port}
            cy="13"
            r={n === awakening || n === port ? 5.5 : 2.6}
          />
        ))}
        <path
          className="uf-vessel"
          d="M-9 -5H3L11 0L3 5H-9Z"
          style={{ transform: `translate(${10 + (240 * shown) / port}px, 13px)` }}
        />
      </svg>
    </div>
  );
}
