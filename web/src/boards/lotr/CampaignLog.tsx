// What the campaign log says: quests won, who has fallen, the pool, what it all costs, and who is to be taken prisoner.
import { useState } from "react";
import { useWords } from "../../words";
import { useRings } from "./context";
import { Sign } from "./Sign";

export function CampaignLog() {
  const { campaign, players, scenario } = useRings();
  const { say, word, list } = useWords();
  const [shown, setShown] = useState(false);
  if (!campaign || !scenario?.campaign) return null;
  const named = (codes: readonly string[]) => list(codes.map((code) => say(`lotr-${code}`)));
  const pool = [...new Set(campaign.pool)].map((code) => {
    const n = campaign.pool.filter((one) => one === code).length;
    return n > 1 ? say("lotr-web-log-copies", { card: say(`lotr-${code}`), n }) : say(`lotr-${code}`);
  });
  const lines = [
    ...(campaign.won.length
      ? [say("lotr-web-log-won", { names: list(campaign.won.map((code) => say(`lotr-choice-quest-${code}`))) })]
      : []),
    ...(campaign.fallen.length ? [say("lotr-web-log-fallen", { names: named(campaign.fallen) })] : []),
    ...(pool.length ? [say("lotr-web-log-pool", { cards: list(pool) })] : []),
    ...campaign.attached.map(([card, hero]) =>
      say("lotr-web-log-permanent", { card: say(`lotr-${card}`), hero: say(`lotr-${hero}`) }),
    ),
    ...(campaign.penalty ? [say("lotr-web-log-penalty", { n: campaign.penalty })] : []),
    ...players
      .filter((one) => campaign.penalties[one.index])
      .map((one) => say("lotr-web-log-penalty-of", { seat: word(one.word), n: campaign.penalties[one.index] ?? 0 })),
    ...campaign.damage.map(([hero, n]) => say("lotr-web-log-damage", { hero: say(`lotr-${hero}`), n })),
    ...(campaign.prisoner ? [say("lotr-web-log-prisoner", { card: say(`lotr-${campaign.prisoner}`) })] : []),
  ];
  return (
    <section className="lr-log" data-entity={campaign.id}>
      <button type="button" className="pile pile-open" aria-expanded={shown} onClick={() => setShown(!shown)}>
        <Sign name="log" />
        <span>{say("lotr-board-log")}</span>
        <b>{lines.length}</b>
      </button>
      {shown && (
        <ul className="lr-log-lines">
          {lines.length ? lines.map((line) => <li key={line}>{line}</li>) : <li>{say("lotr-web-log-empty")}</li>}
        </ul>
      )}
    </section>
  );
}
