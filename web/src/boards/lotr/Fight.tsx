// An attack under way: who attacks whom, strength against defence, and what the shadow cards bring.
import { useWords } from "../../words";
import { useRings } from "./context";
import type { Fight as Attack } from "./model";
import { Sign } from "./Sign";

export function Fight() {
  const { fights } = useRings();
  return fights.map((fight) => <One key={fight.id} fight={fight} />);
}

function One({ fight }: { fight: Attack }) {
  const table = useRings();
  const { say, word, list } = useWords();
  const names = (ids: readonly number[]) =>
    list(ids.flatMap((id) => (table.view.entities[id] ? [word(table.view.entities[id].word)] : [])));
  const whom = table.players.find((one) => one.index === fight.who);
  const enemy = names([fight.enemy]);
  const attackers = fight.by_enemy ? enemy : fight.attackers.length ? names(fight.attackers) : whom ? word(whom.word) : "";
  const waiting = fight.by_enemy && !fight.defenders.length;
  const defenders = !fight.by_enemy
    ? enemy
    : fight.defenders.length
      ? names(fight.defenders)
      : fight.declared
        ? say("lotr-web-undefended")
        : whom
          ? word(whom.word)
          : "";
  const shadows = fight.by_enemy ? table.hangingOn(fight.enemy).filter((card) => card.shadow_of === fight.enemy && card.code) : [];
  return (
    <section className="lr-fight" aria-label={say("lotr-web-attack")}>
      <p className="lr-fighter">
        <span>{attackers}</span>
        <b title={say("lotr-attack")}>
          <Sign name="attack" /> {fight.numbers?.strength ?? 0}
        </b>
      </p>
      <span className="lr-versus" aria-hidden="true">▸</span>
      <p className="lr-fighter">
        {!waiting && (
          <b title={say("lotr-defense")}>
            <Sign name="defense" /> {fight.numbers?.guard ?? 0}
          </b>
        )}
        <span>{defenders}</span>
      </p>
      {shadows.map((card) => {
        const shadow = table.face(card)?.shadow;
        return (
          <p key={card.id} className="lr-fight-shadow">
            <Sign name="shadow" /> <b>{word(card.word)}</b> {shadow ? say(shadow) : say("lotr-web-no-shadow")}
          </p>
        );
      })}
    </section>
  );
}
