// Who plays: for each seat whether it is one's own, a friend's or a bot's, and as whom.
import { useWords } from "../words";
import type { GameInfo } from "./api";
import { perSeat, room, seatedAs, withoutSeat, withSeat, type Form, type Who } from "./form";
import { valueOf } from "./telling";

interface Props {
  game: GameInfo;
  form: Form;
  change(form: Form): void;
}

export function Seats({ game, form, change }: Props) {
  const words = useWords();
  const { say } = words;
  const [least, most] = room(game);
  const as = perSeat(game);
  const whos: Who[] = game.bots.length ? ["me", "open", "bot"] : ["me", "open"];
  return (
    <section aria-labelledby="setup-seats">
      <h2 id="setup-seats">{say("lobby-setup-seats")}</h2>
      <ol className="seats">
        {form.seats.map((seat, n) => (
          <li key={n} className="seat-row">
            <span className="seat-number">{say("lobby-setup-seat", { n: n + 1 })}</span>
            {as && (
              <select
                className="input"
                aria-label={say("lobby-setup-seat-as", { option: say(as.text), n: n + 1 })}
                value={seat.as}
                onChange={(event) => change(seatedAs(form, n, event.target.value))}
              >
                {as.values.map((value) => (
                  <option key={value} value={value}>
                    {valueOf(words, as.text, value)}
                  </option>
                ))}
              </select>
            )}
            <select
              className="input"
              aria-label={say("lobby-setup-seat-who", { n: n + 1 })}
              value={seat.who}
              onChange={(event) => {
                const who = event.target.value as Who;
                change({ ...form, seats: form.seats.map((one, at) => (at === n ? { ...one, who } : one)) });
              }}
            >
              {whos.map((who) => (
                <option key={who} value={who}>
                  {say(`lobby-seat-${who}`)}
                </option>
              ))}
            </select>
            {form.seats.length > least && (
              <button type="button" className="button button-quiet button-small" aria-label={say("lobby-setup-drop", { n: n + 1 })} onClick={() => change(withoutSeat(form, n))}>
                ✕
              </button>
            )}
          </li>
        ))}
      </ol>
      {form.seats.length < most && (
        <button type="button" className="button" onClick={() => change(withSeat(game, form))}>
          <span aria-hidden="true">+</span> {say("lobby-setup-add")}
        </button>
      )}
    </section>
  );
}
