// The deck by types, with the cards that are always in it.
import { useWords } from "../words";
import { cardName, type DeckFace, type DeckGame, type PartProps } from "./game";
import { Stepper } from "./Stepper";

interface Props<Face extends DeckFace> extends PartProps<Face> {
  game: DeckGame<Face>;
}

export function Listing<Face extends DeckFace>({ game, building, faces }: Props<Face>) {
  const { say } = useWords();
  const fixed = building.deck?.fixed ?? [];
  const codes = Object.keys(building.counts).filter((code) => (building.counts[code] ?? 0) > 0 && faces[code]);
  const chosen = codes.filter((code) => !fixed.includes(code));
  return (
    <>
      {game.listed.map((type) => (
        <Part
          key={type}
          title={say(`${game.game}-web-type-${type}`)}
          codes={chosen.filter((code) => faces[code]?.type === type)}
          {...{ game, building, faces }}
        />
      ))}
      <Part title={say("deck-fixed")} codes={fixed} fixed {...{ game, building, faces }} />
    </>
  );
}

interface ListedProps<Face extends DeckFace> extends Props<Face> {
  title: string;
  codes: readonly string[];
  fixed?: boolean;
}

function Part<Face extends DeckFace>({ game, title, codes, building, faces, fixed = false }: ListedProps<Face>) {
  const words = useWords();
  const found = codes.flatMap((code) => {
    const face = faces[code];
    return face ? [{ code, face, name: cardName(face, words) }] : [];
  });
  if (!found.length) return null;
  const total = codes.reduce((sum, code) => sum + (building.counts[code] ?? 0), 0);
  return (
    <section className="deck-listing">
      <h3>
        {title} <small>{total}</small>
      </h3>
      <ul>
        {found
          .sort((a, b) => a.name.localeCompare(b.name))
          .map(({ code, face, name }) => {
            const n = building.counts[code] ?? 0;
            const group = game.group(face);
            return (
              <li key={code} data-cls={group}>
                <game.Sign group={group} label={words.say(`${game.game}-web-${game.groupKind}-${group}`)} />
                <span className="deck-listing-name">{name}</span>
                {fixed ? (
                  <b>{n}</b>
                ) : (
                  <Stepper
                    name={name}
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
