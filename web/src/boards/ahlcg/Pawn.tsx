// An investigator on the map: a token with initials, the class's sign, and how many enemies are engaged.
import { useWords } from "../../words";
import { useTravel } from "../../table/travel";
import { useDesk } from "./context";
import { Icon, isIcon } from "./Icon";
import { Hit } from "./Hit";
import type { Investigator } from "./model";

export function Pawn({ one }: { one: Investigator }) {
  const desk = useDesk();
  const { word, say } = useWords();
  const ref = useTravel(one.id);
  const cls = desk.face(one)?.cls ?? "neutral";
  const enemies = desk.engaged(one).length;
  const name = word(one.word);
  const said = [
    name,
    desk.view.seat === one.index && say("ahlcg-web-you"),
    desk.view.turn === one.index && say("ahlcg-web-turn"),
    enemies > 0 && say("ahlcg-web-engaged-count", { n: enemies }),
  ].filter(Boolean);
  return (
    <div className="ah-pawn" data-cls={cls} data-turn={desk.view.turn === one.index || undefined} ref={ref}>
      <Hit entity={one} label={said.join(", ")} />
      {isIcon(cls) && <Icon name={cls} />}
      <span className="ah-pawn-name">{initials(name)}</span>
      {enemies > 0 && (
        <span className="ah-pawn-engaged">
          <Icon name="engaged" />
          {enemies}
        </span>
      )}
    </div>
  );
}

export function initials(name: string): string {
  return name
    .replace(/[“”«»„"']/g, "")
    .split(/\s+/)
    .map((part) => part[0] ?? "")
    .join("");
}
