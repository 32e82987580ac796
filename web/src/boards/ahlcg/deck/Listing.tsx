// The deck by types, with the cards that are always in it.
import { useWords } from "../../../words";
import { Icon, isIcon } from "../Icon";
import type { ArkhamFaces } from "../model";
import { Stepper } from "./Stepper";
import type { Building } from "./use-deck";

const TYPES = ["asset", "event", "skill", "treachery", "enemy"];

export function Listing({ building, faces }: { building: Building; faces: ArkhamFaces }) {
  const { say } = useWords();
  const fixed = building.deck?.fixed ?? [];
  const codes = Object.keys(building.counts).filter((code) => (building.counts[code] ?? 0) > 0 && faces.cards[code]);
  const chosen = codes.filter((code) => !fixed.includes(code));
  return (
    <>
      {TYPES.map((type) => (
        <Part
          key={type}
          title={say(`ahlcg-web-type-${type}`)}
          codes={chosen.filter((code) => faces.cards[code]?.type === type)}
          {...{ building, faces }}
        />
      ))}
      <Part title={say("ahlcg-web-deck-fixed")} codes={fixed} fixed {...{ building, faces }} />
    </>
  );
}

interface PartProps {
  title: string;
  codes: readonly string[];
  building: Building;
  faces: ArkhamFaces;
  fixed?: boolean;
}

function Part({ title, codes, building, faces, fixed = false }: PartProps) {
  const { say } = useWords();
  if (!codes.length) return null;
  const total = codes.reduce((sum, code) => sum + (building.counts[code] ?? 0), 0);
  const inOrder = [...codes].sort((a, b) => name(a).localeCompare(name(b)));
  function name(code: string): string {
    const face = faces.cards[code];
    if (!face) return code;
    return face.level ? `${say(face.word)} (${face.level})` : say(face.word);
  }
  return (
    <section className="ah-listing">
      <h3>
        {title} <small>{total}</small>
      </h3>
      <ul>
        {inOrder.map((code) => {
          const cls = faces.cards[code]?.cls ?? "neutral";
          const n = building.counts[code] ?? 0;
          return (
            <li key={code} data-cls={cls}>
              <span className="ah-sign">
                {isIcon(cls) && <Icon name={cls} label={say(`ahlcg-web-class-${cls}`)} />}
              </span>
              <span className="ah-listing-name">{name(code)}</span>
              {fixed ? <b>{n}</b> : (
                <Stepper
                  name={name(code)}
                  n={n}
                  most={building.deck?.pool[code]?.limit ?? n}
                  change={(to) => building.count(code, to)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
