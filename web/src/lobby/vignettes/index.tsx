// One picture of its board for every game; a game we have not drawn gets the lantern's coast.
import type { ComponentType } from "react";
import { Ah3 } from "./Ah3";
import { Ahlcg } from "./Ahlcg";
import { Eldritch } from "./Eldritch";
import { Lantern } from "./Lantern";
import { Lotr } from "./Lotr";
import { Unfathomable } from "./Unfathomable";

const PICTURES: Record<string, ComponentType> = {
  ahlcg: Ahlcg,
  unfathomable: Unfathomable,
  eldritch: Eldritch,
  lotr: Lotr,
  ah3: Ah3,
  lantern: Lantern,
};

export function Vignette({ game }: { game: string }) {
  const Picture = PICTURES[game] ?? Lantern;
  return <Picture />;
}
