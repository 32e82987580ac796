// The lesson of The Lord of the Rings: The Card Game: what is said, when, and what it points at.
import { CONFIRM, type Step, type Target } from "../lesson";
import { CARDS, type RingsSight } from "./sight";

export const STEPS: readonly Step<RingsSight>[] = [
  { name: "end", clauses: ["lotr/winning-the-game.1"], when: (s) => s.view.outcome?.won === true },
  { name: "lost", clauses: ["lotr/player-elimination.4"], when: (s) => s.view.outcome?.won === false },
  { name: "welcome", clauses: ["lotr/quest-cards.1"], when: (s) => s.prompt === "lotr-prompt-mulligan" },
  {
    name: "mulligan",
    clauses: ["lotr/mulligan.1"],
    when: (s) => s.prompt === "lotr-prompt-mulligan",
    points: () => [{ option: "keep" }],
  },
  {
    name: "goal",
    clauses: ["lotr/quest-advance.1", "lotr/staging-area.3"],
    when: (s) => s.resting,
    points: (s) => [{ entity: s.quest?.id }],
  },
  {
    name: "threat",
    clauses: ["lotr/threat.1", "lotr/threat-elimination-level.1"],
    when: (s) => s.resting,
    points: (s) => [{ entity: s.you?.id }],
  },
  {
    name: "resources",
    clauses: ["lotr/step-1.2.1", "lotr/resource-match.1"],
    when: (s) => s.prompt === "lotr-prompt-planning",
    points: (s) => s.heroes.map((one) => ({ entity: one.id })),
  },
  {
    name: "steward",
    clauses: ["lotr/attachment-cards.1"],
    when: (s) => s.option(`play ${CARDS.steward}`) !== "",
    points: (s) => [{ option: s.option(`play ${CARDS.steward}`) }],
  },
  {
    name: "planning",
    clauses: ["lotr/step-2.2.1"],
    when: (s) => s.prompt === "lotr-prompt-planning",
    points: (s) => [{ option: s.ally || "pass" }],
  },
  {
    name: "commit",
    clauses: ["lotr/step-3.2.1"],
    when: (s) => s.prompt === "lotr-prompt-commit",
    points: (s) => (s.picked.length ? [CONFIRM] : s.options("commit").map((option): Target => ({ option }))),
  },
  {
    name: "aragorn",
    clauses: ["lotr/response.4"],
    when: (s) => s.prompt === "core-prompt-react" && s.of(CARDS.aragorn) !== "",
    points: (s) => [{ option: s.of(CARDS.aragorn) }],
  },
  {
    name: "theodred",
    clauses: ["lotr/response.4"],
    when: (s) => s.prompt === "core-prompt-react" && s.of(CARDS.theodred) !== "",
    points: (s) => [{ option: s.of(CARDS.theodred) }],
  },
  {
    name: "gandalf",
    clauses: ["lotr/response.4"],
    when: (s) => s.prompt === "lotr-prompt-gandalf",
  },
  {
    name: "travel",
    clauses: ["lotr/step-4.2.1", "lotr/active-location.4"],
    when: (s) => s.prompt === "lotr-prompt-travel",
    points: (s) => s.options("travel").map((option) => ({ option })),
  },
  {
    name: "engage",
    clauses: ["lotr/step-5.2.1"],
    when: (s) => s.prompt === "lotr-prompt-engage",
    points: (s) => s.options("engage").map((option) => ({ option })),
  },
  {
    name: "defend",
    clauses: ["lotr/step-6.4.1.1", "lotr/step-6.4.3.1"],
    when: (s) => s.prompt === "lotr-prompt-defend",
    points: (s) => [{ entity: s.attacker?.id }],
  },
  {
    name: "undefended",
    clauses: ["lotr/step-6.4.3.1"],
    when: (s) => s.prompt === "lotr-prompt-undefended",
  },
  {
    name: "attack",
    clauses: ["lotr/step-6.8b.1", "lotr/step-6.8.3.1"],
    when: (s) => s.prompt === "lotr-prompt-attack" || s.prompt === "lotr-prompt-attackers",
  },
  {
    name: "event",
    clauses: ["lotr/action.3"],
    when: (s) => s.prompt === "lotr-prompt-window" && s.option("play") !== "",
    points: (s) => [{ option: s.option("play") }],
  },
  {
    name: "window",
    clauses: ["lotr/action-windows.1"],
    when: (s) => s.prompt === "lotr-prompt-window",
    points: () => [{ option: "pass" }],
  },
  {
    name: "staging",
    clauses: ["lotr/staging.4"],
    when: (s) => s.told("lotr-log-revealed"),
    points: (s) => s.staged.slice(-1).map((one) => ({ entity: one.id })),
  },
  {
    name: "success",
    clauses: ["lotr/step-3.4.2"],
    when: (s) => s.quested > 0,
    points: (s) => [{ entity: s.quest?.id }],
  },
  {
    name: "failure",
    clauses: ["lotr/step-3.4.2"],
    when: (s) => s.quested < 0,
    points: (s) => [{ entity: s.you?.id }],
  },
  {
    name: "check",
    clauses: ["lotr/step-5.3.1"],
    when: (s) => s.told("lotr-log-engaged"),
    points: (s) => s.foes.map((one) => ({ entity: one.id })),
  },
  {
    name: "shadow",
    clauses: ["lotr/step-6.2.1", "lotr/shadow-effect.2"],
    when: (s) => s.told("lotr-log-shadow-dealt"),
    points: (s) => s.foes.map((one) => ({ entity: one.id })),
  },
  {
    name: "ally-defends",
    clauses: ["lotr/step-6.4.1.1"],
    when: (s) => s.prompt === "lotr-prompt-defend" && s.options("defend").some((key) => !s.isHero(s.about(key))),
  },
  { name: "location", clauses: ["lotr/explored.1"], when: (s) => s.told("lotr-log-explored") },
  {
    name: "wounded",
    clauses: ["lotr/damage.1"],
    when: (s) => s.wounded !== undefined,
    points: (s) => [{ entity: s.wounded?.id }],
  },
  {
    name: "stage",
    clauses: ["lotr/quest-advance.1", "lotr/quest-advance.2"],
    when: (s) => s.told("lotr-log-stage"),
    points: (s) => [{ entity: s.quest?.id }],
  },
  {
    name: "spawn",
    clauses: ["lotr/winning-the-game.2"],
    when: (s) => s.spawn !== undefined,
    points: (s) => [{ entity: s.spawn?.id }],
  },
  {
    name: "refresh",
    clauses: ["lotr/step-7.2.1", "lotr/step-7.3.1"],
    when: (s) => s.view.round > 1,
    points: (s) => [{ entity: s.you?.id }],
  },
];
