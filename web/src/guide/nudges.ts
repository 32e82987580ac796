// "What now?": one piece of advice for the moment, asked for and never pressed upon anybody.
import { CARDS, type Sight } from "./sight";
import { attack, emptied, weapon, type Target } from "./steps";

export interface Nudge {
  /** Its wording is the message `guide-now-<name>`. */
  name: string;
  points: Target[];
}

export function nudge(s: Sight): Nudge {
  if (!s.decision) return { name: "wait-for-it", points: [] };
  if (s.prompt === "ahlcg-prompt-mulligan") return { name: "mulligan", points: [{ part: ".confirm" }] };
  if (s.prompt === "ahlcg-prompt-commit") return commit(s);
  if (s.prompt === "core-prompt-react") return to("react", s.keys.find((key) => key !== "pass") ?? "");
  if (s.prompt === "ahlcg-prompt-window") return to("pass", "pass");
  return s.acting ? action(s) : { name: "any", points: [] };
}

/** Where skill and difficulty are close, a card would help. */
function commit(s: Sight): Nudge {
  const close = s.number("value") < s.number("difficulty") + 2;
  return { name: "commit", points: [close && !s.picked.length ? { option: s.option("commit") } : { part: ".confirm" }] };
}

function action(s: Sight): Nudge {
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

function to(name: string, option: string): Nudge {
  return { name, points: [{ option }] };
}
