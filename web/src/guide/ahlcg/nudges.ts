// "What now?" in Arkham Horror: The Card Game.
import { CONFIRM, to, type Nudge } from "../lesson";
import { CARDS, type ArkhamSight } from "./sight";
import { attack, emptied, weapon } from "./steps";

export function nudge(s: ArkhamSight): Nudge {
  if (s.prompt === "ahlcg-prompt-mulligan") return { name: "mulligan", points: [CONFIRM] };
  if (s.prompt === "ahlcg-prompt-commit") return commit(s);
  if (s.prompt === "core-prompt-react") return to("react", s.keys.find((key) => key !== "pass") ?? "");
  if (s.prompt === "ahlcg-prompt-window") return to("pass", "pass");
  return s.acting ? action(s) : { name: "any", points: [] };
}

/** Where skill and difficulty are close, a card would help. */
function commit(s: ArkhamSight): Nudge {
  const close = s.number("value") < s.number("difficulty") + 2;
  return { name: "commit", points: [close && !s.picked.length ? { option: s.option("commit") } : CONFIRM] };
}

function action(s: ArkhamSight): Nudge {
  if (s.option("advance")) return to("advance", "advance");
  if (s.option("play magnifying-glass")) return to("fast", s.option("play magnifying-glass"));
  if (s.foes.length && attack(s)) return to(s.option("shoot") ? "shoot" : "fight", attack(s));
  const enough = s.act?.code === CARDS.done || (s.act?.code === CARDS.barrier && s.clues >= 3);
  if (!s.foes.length && s.act?.code === CARDS.barrier && weapon(s)) return to("arm", weapon(s));
  if (!enough && (s.here?.clues ?? 0) > 0 && s.option("investigate")) return to("investigate", "investigate");
  if (s.act?.code !== CARDS.barrier) return to("wait", "resource");
  if (s.here?.code !== CARDS.hallway) return to("hallway", "move hallway");
  if (enough) return to("wait", "resource");
  return emptied(s) ? to("cellar", "move cellar") : to("attic", "move attic");
}
