// A card one may put into the deck: what it is, what it does, how many are in.
import { useWords } from "../words";
import { cardName, type DeckFace, type DeckGame } from "./game";
import { Stepper } from "./Stepper";

interface PoolCardProps<Face extends DeckFace> {
  game: DeckGame<Face>;
  face: Face;
  n: number;
  most: number;
  change(n: number): void;
}

export function PoolCard<Face extends DeckFace>({ game, face, n, most, change }: PoolCardProps<Face>) {
  const words = useWords();
  const group = game.group(face);
  return (
    <li className="deck-pool-card" data-cls={group} data-in={n > 0 || undefined}>
      <game.Sign group={group} label={words.say(`${game.game}-web-${game.groupKind}-${group}`)} />
      <div className="deck-pool-about">
        <p className="deck-pool-name">
          {words.say(face.word)}
          <game.Marks face={face} />
        </p>
        <p className="deck-pool-kind">{game.kind(face, words)}</p>
        <p className="deck-pool-text">{words.summary(face.word)}</p>
      </div>
      <Stepper name={cardName(face, words)} n={n} most={most} change={change} />
    </li>
  );
}
