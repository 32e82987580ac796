// The links to hand out, one for each free seat, before one goes to the table oneself.
import { HereOnly } from "../table/HereOnly";
import { useWords } from "../words";
import { useFetched, type GameInfo } from "./api";
import { CopyLink } from "./CopyLink";
import { perSeat, type SeatForm } from "./form";
import { valueOf } from "./telling";
import { useTitle } from "./title";
import { Trouble } from "./trouble";

export function Invites({ table, game, seats }: { table: string; game: GameInfo; seats: SeatForm[] }) {
  const words = useWords();
  const { say } = words;
  const { data, error, again } = useFetched<{ seats: Record<string, string> }>(`/api/tables/${table}/invites`);
  const as = perSeat(game);
  useTitle(say("lobby-invite-title"));
  return (
    <section className="page page-narrow">
      <h1>{say("lobby-invite-title")}</h1>
      <p>{say("lobby-invite-about")}</p>
      <HereOnly />
      <Trouble error={error} again={again} />
      <ul className="links">
        {Object.entries(data?.seats ?? {}).map(([seat, path]) => {
          const n = Number(seat) + 1;
          const who = seats[Number(seat)]?.as;
          const what = as && who ? say("lobby-invite-seat-of", { n, who: valueOf(words, as.text, who) }) : say("lobby-invite-seat", { n });
          return (
            <li key={seat}>
              <CopyLink what={what} path={path} />
            </li>
          );
        })}
      </ul>
      <a className="button button-main button-large" href={`/table/${table}`}>
        {say("lobby-invite-go")}
      </a>
    </section>
  );
}
