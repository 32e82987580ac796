// How many play, and how long it takes.
import { useWords } from "../words";
import type { GameInfo } from "./api";

export function Facts({ game }: { game: GameInfo }) {
  const words = useWords();
  const [least, most] = game.seats;
  const time = `lobby-time-${game.name}`;
  return (
    <dl className="facts">
      {least !== undefined && (
        <div>
          <dt className="unseen">{words.say("lobby-players-label")}</dt>
          <dd>
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" fill="currentColor">
              <circle cx="8" cy="4.500" r="3.200" />
              <path d="M1.500 15c0-4.600 2.400-6.500 6.500-6.500s6.500 1.900 6.500 6.500z" />
            </svg>
            {words.say("lobby-players", { least, most })}
          </dd>
        </div>
      )}
      {words.has(time) && (
        <div>
          <dt className="unseen">{words.say("lobby-time-label")}</dt>
          <dd>
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.600" strokeLinecap="round">
              <circle cx="8" cy="8" r="6.500" />
              <path d="M8 4.200V8l2.600 2" />
            </svg>
            {words.say(time)}
          </dd>
        </div>
      )}
    </dl>
  );
}
