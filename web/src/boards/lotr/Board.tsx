// The table of The Lord of the Rings: The Card Game: the quest at the side, the staging area before everybody, then each
// player's row with the enemies in front.
import { useMemo } from "react";
import type { BoardProps } from "..";
import { useWords } from "../../words";
import { CampaignLog } from "./CampaignLog";
import { TableContext } from "./context";
import { Fellowship } from "./Fellowship";
import { Fight } from "./Fight";
import { Table } from "./model";
import { Piles } from "./Piles";
import { Quest } from "./Quest";
import { Question } from "./Question";
import { Resolving } from "./Resolving";
import { Staging } from "./Staging";
import "./lotr.css";

export default function Board({ view, seat, faces }: BoardProps) {
  const { say } = useWords();
  const table = useMemo(() => new Table(view, faces), [view, faces]);
  const mine = table.players.find((one) => one.index === seat);
  const others = table.players.filter((one) => one !== mine);
  return (
    <TableContext value={table}>
      <div className="lr">
        <div className="lr-table">
          <div className="lr-side">
            <section className="lr-story" aria-label={say("lotr-web-table")}>
              <Quest />
              <Resolving />
            </section>
            <div className="lr-supply">
              <Piles />
              <CampaignLog />
            </div>
          </div>
          <div className="lr-middle">
            <Question />
            <Staging />
            <Fight />
          </div>
          {mine && <Fellowship one={mine} own />}
          {others.length > 0 && (
            <section className="lr-others" aria-label={say("lotr-web-others")}>
              {others.map((one) => <Fellowship key={one.id} one={one} own={false} />)}
            </section>
          )}
        </div>
      </div>
    </TableContext>
  );
}
