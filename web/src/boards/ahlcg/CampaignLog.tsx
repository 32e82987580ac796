// What has been written down: what became of the house, of the cult, of the investigators.
import { useState } from "react";
import type { Word } from "../../net/view";
import { useWords } from "../../words";
import { useDesk } from "./context";
import { Icon } from "./Icon";

export function CampaignLog() {
  const desk = useDesk();
  const words = useWords();
  const [shown, setShown] = useState(false);
  const { campaign } = desk;
  if (!campaign) return null;
  const named = (codes: readonly string[]) => words.list(codes.map((code) => words.say(`ahlcg-${code}`)));
  const marked = desk.investigators.filter((one) => one.physical_trauma || one.mental_trauma || one.experience);
  const lines = [
    ...campaign.notes.map((note) => words.say(`ahlcg-web-note-${note}`)),
    ...(["interrogated", "got_away", "lost"] as const)
      .filter((sort) => campaign[sort].length)
      .map((sort) => words.say(`ahlcg-web-log-${sort.replace("_", "-")}`, { cards: named(campaign[sort]) })),
    ...marked.map((one) =>
      words.say("ahlcg-web-log-trauma", {
        seat: one.word as Word,
        physical: one.physical_trauma,
        mental: one.mental_trauma,
        n: one.experience,
      }),
    ),
  ];
  return (
    <section className="ah-log" data-entity={campaign.id}>
      <button type="button" className="pile pile-open" aria-expanded={shown} onClick={() => setShown(!shown)}>
        <Icon name="log" />
        <span>{words.say("ahlcg-web-log")}</span>
        <b>{lines.length}</b>
      </button>
      {shown && (
        <ul className="ah-log-lines">
          {lines.length ? lines.map((line) => <li key={line}>{line}</li>) : <li>{words.say("ahlcg-web-log-empty")}</li>}
        </ul>
      )}
    </section>
  );
}
