// The numbers of a card that are not what is printed, each with where it comes from.
import { useEffect, useState } from "react";
import type { NumberInfo, Reasons } from "../../net/protocol";
import type { Entity } from "../../net/view";
import { useTable } from "../../table/context";
import { Sum } from "../../table/explain";
import { useWords } from "../../words";

export function Reckoning({ entity }: { entity: Entity }) {
  const { store, seat, past } = useTable();
  const words = useWords();
  const [numbers, setNumbers] = useState<readonly NumberInfo[]>([]);
  const asked = entity.numbers !== undefined && past === null;
  useEffect(() => {
    if (!asked) return;
    let wanted = true;
    store.ask({ t: "explain", seat, entity: entity.id }).then(
      (reply) => wanted && setNumbers((reply as Reasons).numbers.filter(({ reasons }) => reasons.length > 1)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [store, seat, entity, asked]);
  if (!numbers.length) return null;
  return (
    <div className="ah-reckoning">
      {numbers.map((number) => (
        <div key={number.stat}>
          <span>{words.say(named(number.stat))}</span> <Sum number={number} words={words} />
        </div>
      ))}
    </div>
  );
}

const OF_INVESTIGATORS = ["willpower", "intellect", "combat", "agility"];

function named(stat: string): string {
  return OF_INVESTIGATORS.includes(stat) ? `ahlcg-${stat}` : `ahlcg-web-${stat}`;
}
