// The cards that may be in the deck, by class, level, type and name, each with how many are in it.
import { useId, useMemo, useState } from "react";
import { useWords } from "../../../words";
import type { ArkhamFaces, Face } from "../model";
import { Filter } from "./Filter";
import { PoolCard } from "./PoolCard";
import type { Building } from "./use-deck";

const CLASSES = ["guardian", "seeker", "rogue", "mystic", "survivor", "neutral"];
const TYPES = ["asset", "event", "skill"];

interface Listed {
  readonly code: string;
  readonly face: Face;
}

export function Pool({ building, faces }: { building: Building; faces: ArkhamFaces }) {
  const words = useWords();
  const search = useId();
  const [cls, setClass] = useState("");
  const [chosen, setLevel] = useState<string | null>(null);
  const level = chosen ?? (building.mode === "campaign" ? "0" : "");
  const [type, setType] = useState("");
  const [text, setText] = useState("");
  const pool = building.deck?.pool ?? {};
  const all = useMemo(() => listed(Object.keys(pool), faces, words.say), [pool, faces, words]);
  const levels = [...new Set(all.map(({ face }) => String(face.level ?? 0)))].sort();
  const shown = all.filter(
    ({ face }) =>
      (!cls || face.cls === cls) &&
      (!level || String(face.level ?? 0) === level) &&
      (!type || face.type === type) &&
      matches(`${words.say(face.word)} ${words.summary(face.word)}`, text),
  );
  return (
    <section className="ah-pool" aria-labelledby={`${search}-title`}>
      <h2 id={`${search}-title`}>{words.say("ahlcg-web-deck-cards")}</h2>
      <div className="ah-filters">
        <Filter
          label={words.say("ahlcg-web-deck-class")}
          all={words.say("ahlcg-web-deck-all-classes")}
          values={CLASSES.filter((one) => all.some(({ face }) => face.cls === one))}
          name={(one) => words.say(`ahlcg-web-class-${one}`)}
          value={cls}
          change={setClass}
        />
        <Filter
          label={words.say("ahlcg-web-deck-level")}
          all={words.say("ahlcg-web-deck-all-levels")}
          values={levels}
          name={(one) => words.say("ahlcg-web-level-n", { n: Number(one) })}
          value={level}
          change={setLevel}
        />
        <Filter
          label={words.say("ahlcg-web-deck-type")}
          all={words.say("ahlcg-web-deck-all-types")}
          values={TYPES}
          name={(one) => words.say(`ahlcg-web-type-${one}`)}
          value={type}
          change={setType}
        />
        <label className="field" htmlFor={search}>
          {words.say("ahlcg-web-deck-search")}
          <input id={search} type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
      </div>
      <ul className="ah-pool-cards">
        {shown.map(({ code, face }) => (
          <PoolCard
            key={code}
            face={face}
            n={building.counts[code] ?? 0}
            most={pool[code]?.limit ?? 0}
            change={(n) => building.count(code, n)}
          />
        ))}
      </ul>
      {!shown.length && <p className="quiet">{words.say("ahlcg-web-deck-none")}</p>}
    </section>
  );
}

/** By class, level and name. */
function listed(codes: readonly string[], faces: ArkhamFaces, say: (key: string) => string): Listed[] {
  const found: Listed[] = codes.flatMap((code) => {
    const face = faces.cards[code];
    return face ? [{ code, face }] : [];
  });
  return found.sort(
    (a, b) =>
      CLASSES.indexOf(a.face.cls) - CLASSES.indexOf(b.face.cls) ||
      (a.face.level ?? 0) - (b.face.level ?? 0) ||
      say(a.face.word).localeCompare(say(b.face.word)),
  );
}

function matches(text: string, wanted: string): boolean {
  return text.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase());
}
