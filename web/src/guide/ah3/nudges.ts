// "What now?" in the third edition of Arkham Horror.
import { CONFIRM, to, type Nudge } from "../lesson";
import { AWAY, type CitySight } from "./sight";

/** The card of Norman Withers that the lesson likes best. */
const BOOK = "start-with astronomy-book";
/** The answer to all questions about an order. */
const ALL = "as-they-lie";

export function nudge(s: CitySight): Nudge {
  switch (s.prompt) {
    case "ah3-prompt-starting":
      return s.option(BOOK) ? to("start", s.option(BOOK)) : to("any", s.keys[0] ?? "");
    case "ah3-prompt-action":
      return action(s);
    case "ah3-prompt-move-on":
      return walking(s);
    case "ah3-prompt-research":
      return to("research", s.keys[0] ?? "");
    case "ah3-prompt-clear-display":
      return { name: "display", points: [CONFIRM] };
    case "ah3-prompt-pool":
      return to("hold", s.keys[0] ?? "");
    case "ah3-prompt-reroll":
      return to("reroll", (s.number("n") ? "" : s.option("reroll-dice") || s.option("spend-focus")) || "pass");
    case "ah3-prompt-dice":
      return { name: "dice", points: s.picked.length ? [CONFIRM] : [{ option: s.keys[0] ?? "" }] };
    case "ah3-prompt-focus":
      return to("skill", s.option("focus lore") || (s.keys[0] ?? ""));
    case "ah3-prompt-buy":
      return to("buy", s.option("buy") || "pass");
    case "ah3-prompt-redirect-damage":
    case "ah3-prompt-redirect-horror":
      return to("redirect", s.option("redirect") || (s.keys[0] ?? ""));
    case "core-prompt-react":
      return to("react", s.keys.find((key) => key !== "pass") ?? "");
    case "core-prompt-form":
      return to("may", "do");
    default:
      return s.option(ALL) ? to("order", ALL) : to("any", s.keys[0] ?? "");
  }
}

function walking(s: CitySight): Nudge {
  const way = s.settled ? "" : s.way(AWAY + 1);
  return way ? to("move", way) : to("stay", "pass");
}

function action(s: CitySight): Nudge {
  if (s.option("attack") && s.stronger) return to("fight", s.option("attack"));
  if (s.option("evade")) return to("evade", "evade");
  if (s.option("research")) return to("research", "research");
  if (s.option("ward")) return to("ward", "ward");
  const way = s.way(AWAY);
  if (way) return to("move", way);
  if (s.option("focus")) return to("focus", "focus");
  return s.option("gather") ? to("gather", "gather") : to("any", s.keys[0] ?? "");
}
