// The numbers of a card that are not what is printed, each with where it comes from.
import { useEffect, useState } from "react";
import type { NumberInfo, Reasons } from "../net/protocol";
import type { Entity } from "../net/view";
import { useTable } from "./context";
import { Sum } from "./explain";
import { useWords } from "../words";

/** `named` gives the message that says what a number is called. */
export function Reckoning({ entity, named }: { entity: Entity; named(stat: string): string }) {
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
    <div className="reckoning">
      {numbers.map((number) => (
        <div key={number.stat}>
          <span>{words.say(named(number.stat))}</span> <Sum number={number} words={words} />
        </div>
      ))}
    </div>
  );
}
