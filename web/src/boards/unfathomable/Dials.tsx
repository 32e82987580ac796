// The four resources as dials. What runs low says so in words and by the shape of its hand, not by colour alone.
import { useTouch } from "../../table/touch";
import { useWords } from "../../words";
import { path } from "./icons";
import type { Resource, Table } from "./model";
import { named } from "../../table/named";

const FROM = -130;
const SWEEP = 260;
const LOW = 4;
const CRITICAL = 2;

export function Dials({ table }: { table: Table }) {
  return (
    <ul className="uf-dials">
      {table.facts.resources.map((resource) => (
        <Dial key={resource} table={table} resource={resource} />
      ))}
    </ul>
  );
}

function Dial({ table, resource }: { table: Table; resource: Resource }) {
  const words = useWords();
  const touch = useTouch(table.ship.id, [resource]);
  const left = table.ship[resource];
  const most = table.facts.highest;
  const danger = left <= CRITICAL ? "critical" : left <= LOW ? "low" : "";
  const name = words.say(`unfathomable-board-${resource}`);
  return (
    <li className={`uf-dial${danger ? ` uf-${danger}` : ""}`}>
      <div {...named(touch.props)}>
        <svg viewBox="-50 -50 100 88" aria-hidden="true">
          {Array.from({ length: most + 1 }, (_, n) => (
            <path
              key={n}
              className={n <= left && n > 0 ? "uf-notch uf-notch-full" : "uf-notch"}
              d="M0 -46V-37"
              transform={`rotate(${FROM + (SWEEP * n) / most})`}
            />
          ))}
          <path className="uf-dial-arc" d={arc(34, FROM, FROM + (SWEEP * CRITICAL) / most)} />
          <path
            className="uf-dial-hand"
            d="M0 -43L4.5 -28H-4.5Z"
            transform={`rotate(${FROM + (SWEEP * left) / most})`}
          />
          <text className="uf-dial-number" y="-4">
            {left}
          </text>
          <path className="uf-dial-sign" d={path(resource)} transform="translate(-10 15) scale(0.039)" />
        </svg>
        <span className="uf-dial-name">{name}</span>
        {danger && (
          <span className="uf-dial-danger">
            <span aria-hidden="true">{danger === "critical" ? "▲▲" : "▲"}</span>{" "}
            {words.say(`unfathomable-web-${danger}`)}
          </span>
        )}
        <span className="unseen">{words.say("unfathomable-web-of", { n: left, most })}</span>
      </div>
    </li>
  );
}

function arc(radius: number, from: number, to: number): string {
  const at = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`;
}
