// The cards that may be in the deck, by group, level, type and name, each with how many are in it.
import { useId, useMemo, useState } from "react";
import { useWords, type Words } from "../words";
import { Filter } from "./Filter";
import { cardName, type DeckFace, type DeckGame, type PartProps } from "./game";
import { PoolCard } from "./PoolCard";

interface Props<Face extends DeckFace> extends PartProps<Face> {
  game: DeckGame<Face>;
}

interface Listed<Face> {
  readonly code: string;
  readonly face: Face;
}

export function Pool<Face extends DeckFace>({ game, building, faces }: Props<Face>) {
  const words = useWords();
  const search = useId();
  const [group, setGroup] = useState("");
  const [chosen, setLevel] = useState<string | null>(null);
  const level = chosen ?? game.level(building.mode);
  const [type, setType] = useState("");
  const [text, setText] = useState("");
  const pool = building.deck?.pool ?? {};
  const all = useMemo(() => listed(game, Object.keys(pool), faces, words), [game, pool, faces, words]);
  const levels = [...new Set(all.map(({ face }) => String(face.level ?? 0)))].sort();
  const shown = all.filter(
    ({ face }) =>
      (!group || game.group(face) === group) &&
      (!level || String(face.level ?? 0) === level) &&
      (!type || face.type === type) &&
      matches(`${words.say(face.word)} ${words.summary(face.word)}`, text),
  );
  return (
    <section className="deck-pool" aria-labelledby={`${search}-title`}>
      <h2 id={`${search}-title`}>{words.say("deck-cards")}</h2>
      <div className="deck-filters">
        <Filter
          label={words.say(`${game.game}-web-deck-${game.groupKind}`)}
          all={words.say(`${game.game}-web-deck-${game.groupKind}-all`)}
          values={game.groups.filter((one) => all.some(({ face }) => game.group(face) === one))}
          name={(one) => words.say(`${game.game}-web-${game.groupKind}-${one}`)}
          value={group}
          change={setGroup}
        />
        {levels.length > 1 && (
          <Filter
            label={words.say("deck-level")}
            all={words.say("deck-all-levels")}
            values={levels}
            name={(one) => words.say("deck-level-n", { n: Number(one) })}
            value={level}
            change={setLevel}
          />
        )}
        <Filter
          label={words.say("deck-type")}
          all={words.say("deck-all-types")}
          values={game.types}
          name={(one) => words.say(`${game.game}-web-type-${one}`)}
          value={type}
          change={setType}
        />
        <label className="field" htmlFor={search}>
          {words.say("deck-search")}
          <input id={search} type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
      </div>
      <ul className="deck-pool-cards">
        {shown.map(({ code, face }) => (
          <PoolCard
            key={code}
            game={game}
            face={face}
            n={building.counts[code] ?? 0}
            most={pool[code]?.limit ?? 0}
            change={(n) => building.count(code, n)}
          />
        ))}
      </ul>
      {!shown.length && <p className="quiet">{words.say("deck-none")}</p>}
    </section>
  );
}

/** By group, level and name. */
function listed<Face extends DeckFace>(
  game: DeckGame<Face>,
  codes: readonly string[],
  faces: Readonly<Record<string, Face>>,
  words: Words,
): Listed<Face>[] {
  const found: Listed<Face>[] = codes.flatMap((code) => {
    const face = faces[code];
    return face ? [{ code, face }] : [];
  });
  return found.sort(
    (a, b) =>
      game.groups.indexOf(game.group(a.face)) - game.groups.indexOf(game.group(b.face)) ||
      (a.face.level ?? 0) - (b.face.level ?? 0) ||
      cardName(a.face, words).localeCompare(cardName(b.face, words)),
  );
}

function matches(text: string, wanted: string): boolean {
  return text.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase());
}
