// A location: its name and symbol, shroud, clues and ways on; who is there, and what.
import { Value } from "../../table/explain";
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { useDesk } from "./context";
import { Hit } from "./Hit";
import { Icon } from "./Icon";
import { InPlay } from "./InPlay";
import type { Spot } from "./layout";
import type { ArkhamCard } from "./model";
import { Pawn } from "./Pawn";
import { Symbol } from "./Symbol";
import { Tally } from "./Tally";

export function Place({ place, spot, here }: { place: ArkhamCard; spot: Spot; here: boolean }) {
  const desk = useDesk();
  const words = useWords();
  const ref = useTravel(place.id);
  const who = desk.who(place);
  const things = desk.at(place);
  const text = place.revealed ? words.summary(place.word[1]) : "";
  return (
    <li
      className="ah-place"
      data-place={place.id}
      data-here={here || undefined}
      style={{ gridColumn: `${spot.col + 1} / span 2`, gridRow: `${spot.row + 1} / span 2` }}
    >
      <div className="ah-place-card" data-revealed={place.revealed} ref={ref}>
        <Hit entity={place} label={[words.word(place.word), text].filter(Boolean).join(". ")} />
        <PlaceFace place={place} />
      </div>
      {who.length > 0 && (
        <div className="ah-pawns">
          {who.map((one) => (
            <Pawn key={one.id} one={one} />
          ))}
        </div>
      )}
      {things.length > 0 && (
        <div className="ah-things">
          {things.map((card) => (
            <InPlay key={card.id} card={card} />
          ))}
        </div>
      )}
    </li>
  );
}

function PlaceFace({ place }: { place: ArkhamCard }) {
  const desk = useDesk();
  const words = useWords();
  const { symbol, connects } = desk.side(place);
  const face = desk.face(place);
  const ways = desk.places.filter((other) => desk.leadsTo(place, other)).map((other) => words.word(other.word));
  const [name, part] = named(words.word(place.word));
  return (
    <>
      <p className="ah-place-name">
        <Symbol shape={symbol} />
        <span>
          {name}
          {part && place.revealed && <small>{part}</small>}
        </span>
      </p>
      {place.revealed ? (
        <p className="ah-row">
          <Tally icon="shroud" label={words.say("ahlcg-web-shroud")}>
            <Value entity={place.id} stat="shroud">{place.numbers?.shroud ?? face?.shroud}</Value>
          </Tally>
          <Tally icon="clue" label={words.say("ahlcg-web-clues")} className={place.clues ? "" : "ah-none"}>
            {place.clues}
          </Tally>
          {place.doom > 0 && (
            <Tally icon="doom" label={words.say("ahlcg-web-doom")} className="ah-doom">{place.doom}</Tally>
          )}
          {face?.victory && <Tally icon="victory" label={words.say("ahlcg-web-victory")}>{face.victory}</Tally>}
        </p>
      ) : (
        <p className="ah-row ah-unrevealed">
          <Icon name="unknown" /> {words.say("ahlcg-web-unrevealed")}
        </p>
      )}
      <p className="ah-place-ways">
        <span className="unseen">
          {ways.length ? words.say("ahlcg-web-ways", { places: words.list(ways) }) : words.say("ahlcg-web-no-way")}
        </span>
        {connects.map((shape) => (
          <Symbol key={shape} shape={shape} />
        ))}
      </p>
    </>
  );
}

/** A name and, where it stands in brackets, the part of town or of the woods. */
function named(whole: string): readonly [string, string] {
  const found = /^(.*?)\s*\(([^)]+)\)$/.exec(whole);
  return found ? [found[1] ?? whole, found[2] ?? ""] : [whole, ""];
}
