// "What now?" in Eldritch Horror.
import { CONFIRM, to, type Nudge } from "../lesson";
import type { WorldSight } from "./sight";

const TIRED = 3;

export function nudge(s: WorldSight): Nudge {
  switch (s.prompt) {
    case "eldritch-prompt-action":
      return action(s);
    case "eldritch-prompt-encounter":
      return to("encounter", s.option("research") || s.option("other-world") || s.option("special") || (s.keys.at(-1) ?? ""));
    case "eldritch-prompt-fight":
      return to("fight", s.keys[0] ?? "");
    case "eldritch-prompt-reroll":
      return to("reroll", s.number("n") ? "pass" : (s.keys[0] ?? ""));
    case "eldritch-prompt-dice":
      return { name: "dice", points: s.picked.length ? [CONFIRM] : [{ option: s.keys[0] ?? "" }] };
    case "eldritch-prompt-ticket":
      return to("pass", "pass");
    case "eldritch-prompt-loan":
      return to("loan", "no-loan");
    case "eldritch-prompt-acquire":
      return to("buy", s.option("buy") || "pass");
    case "core-prompt-react":
      return to("react", s.keys.find((key) => key !== "pass") ?? "");
    case "core-prompt-form":
      return to("may", "do");
    default:
      return to("any", s.keys[0] ?? "");
  }
}

function action(s: WorldSight): Nudge {
  const rest = s.option("rest");
  if (rest && s.hurt >= TIRED) return to("rest", rest);
  const near = s.beset ? "" : s.towards([...s.clues, ...s.gates]);
  if (near) return to("travel", near);
  if (s.option("acquire")) return to("acquire", "acquire");
  return s.option("travel") ? to("travel", s.option("travel")) : to("any", s.keys[0] ?? "");
}
