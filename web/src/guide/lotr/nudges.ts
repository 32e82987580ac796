// "What now?" in The Lord of the Rings: The Card Game.
import { CONFIRM, to, type Nudge, type Target } from "../lesson";
import { stat } from "../sight";
import { CARDS, left, type RingsSight } from "./sight";

/** Willpower above the threat that is there: the next card is still hidden. */
const MARGIN = 5;

export function nudge(s: RingsSight): Nudge {
  switch (s.prompt) {
    case "lotr-prompt-mulligan":
      return to("keep", "keep");
    case "lotr-prompt-planning":
      return planning(s);
    case "lotr-prompt-pay":
      return to("any", s.keys.find((key) => !key.includes("aragorn")) ?? s.keys.at(-1) ?? "");
    case "lotr-prompt-attach":
      return to("any", s.option("attach aragorn") || (s.keys[0] ?? ""));
    case "lotr-prompt-commit":
      return commit(s);
    case "lotr-prompt-travel":
      return to("travel", best(s, s.options("travel"), (one) => stat(one, "threat") * 3 - stat(one, "points")));
    case "lotr-prompt-engage":
      return engage(s);
    case "lotr-prompt-defend":
      return to("defend", defender(s));
    case "lotr-prompt-undefended":
      return to("any", best(s, s.keys, left));
    case "lotr-prompt-attack":
      return target(s);
    case "lotr-prompt-attackers":
      return attackers(s);
    case "lotr-prompt-gandalf":
      return to("any", s.foes.length ? "damage" : "cards");
    case "core-prompt-react":
      return to("respond", s.keys.find((key) => key !== "pass") ?? "");
    case "lotr-prompt-window":
      return to("pass", "pass");
    default:
      return to("any", s.keys[0] ?? "");
  }
}

function planning(s: RingsSight): Nudge {
  const card = s.option(`play ${CARDS.steward}`) || s.ally || s.option("play celebrians-stone");
  return card ? to("play", card) : to("pass", "pass");
}

/** As many as it takes to beat the threat well, for the next card is hidden; for each enemy in front somebody stays. */
function commit(s: RingsSight): Nudge {
  const able = [...s.options("commit")].sort((a, b) => worth(s, b) - worth(s, a));
  const staying = s.foes.length;
  const most = Math.max(1, able.length - staying);
  const going: string[] = [];
  let will = 0;
  for (const key of able.slice(0, most)) {
    if (will >= s.menace + MARGIN) break;
    going.push(key);
    will += stat(s.about(key), "willpower");
  }
  const name = staying && going.length === most ? "keep-back" : "commit";
  return { name, points: picking(s, going) };
}

/** These options; once all of them are picked, the way to confirm it. */
function picking(s: RingsSight, keys: readonly string[]): Target[] {
  const waiting = keys.filter((key) => !s.picked.includes(key));
  return waiting.length ? waiting.map((option) => ({ option })) : [CONFIRM];
}

/** Who has much will and little to fight with goes first; Aragorn is readied again, as long as he can pay for it. */
function worth(s: RingsSight, key: string): number {
  const one = s.about(key);
  const again = one?.code === CARDS.aragorn && Number(one.resources) > 0 ? 9 : 0;
  return 3 * stat(one, "willpower") - 2 * stat(one, "attack") - stat(one, "defense") + again;
}

/** Somebody whom those who are ready can get rid of, and not two at once. */
function engage(s: RingsSight): Nudge {
  const strength = s.ready.reduce((sum, one) => sum + stat(one, "attack"), 0);
  const weak = s.options("engage").filter((key) => left(s.about(key)) + stat(s.about(key), "defense") < strength);
  return to("engage", s.foes.length ? "decline" : (weak[0] ?? "decline"));
}

/** Whoever lives, even if the shadow is bad, and is missed least in the attack; else an ally; else nobody. */
function defender(s: RingsSight): string {
  const strength = stat(s.attacker, "attack");
  const hurt = (key: string) => Math.max(0, strength - stat(s.about(key), "defense"));
  const missed = (key: string) => 2 * hurt(key) + stat(s.about(key), "attack");
  const able = s.options("defend");
  const safe = able.filter((key) => hurt(key) + 1 < left(s.about(key)));
  if (safe.length) return safe.reduce((a, b) => (missed(b) < missed(a) ? b : a));
  const allies = able.filter((key) => !s.isHero(s.about(key)));
  return best(s, allies, (one) => -stat(one, "willpower") - stat(one, "attack")) || "undefended";
}

/** The enemy that needs least; none if it could not even be scratched. */
function target(s: RingsSight): Nudge {
  const key = best(s, s.options("attack"), (one) => -left(one) - stat(one, "defense"));
  return to("attack", key || "done");
}

/** As few as will do, the strongest first. */
function attackers(s: RingsSight): Nudge {
  const enemy = s.aimedAt;
  const needed = left(enemy) + stat(enemy, "defense");
  const able = [...s.options("attacker")].sort((a, b) => stat(s.about(b), "attack") - stat(s.about(a), "attack"));
  const going: string[] = [];
  let strength = 0;
  for (const key of able) {
    if (strength >= needed && going.length) break;
    going.push(key);
    strength += stat(s.about(key), "attack");
  }
  return { name: "attack", points: picking(s, going) };
}

type Judged = ReturnType<RingsSight["about"]>;

/** Of some options the one whose thing is worth most; "" if there are none. */
function best(s: RingsSight, keys: readonly string[], worth: (one: Judged) => number): string {
  return keys.reduce((a, b) => (a && worth(s.about(a)) >= worth(s.about(b)) ? a : b), "");
}
