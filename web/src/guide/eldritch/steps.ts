// The lesson of Eldritch Horror: what is said, when, and what it points at.
import type { Step } from "../lesson";
import type { WorldSight } from "./sight";

export const STEPS: readonly Step<WorldSight>[] = [
  { name: "end", clauses: ["eldritch/winning-and-losing.3"], when: (s) => s.view.outcome?.won === true },
  { name: "lost", clauses: ["eldritch/winning-and-losing.6"], when: (s) => s.view.outcome?.won === false },
  {
    name: "welcome",
    clauses: ["eldritch/actions.1"],
    when: (s) => s.acting,
    points: (s) => [{ entity: s.you?.id }],
  },
  {
    name: "mystery",
    clauses: ["eldritch/mysteries.4", "eldritch/winning-and-losing.3"],
    when: (s) => s.acting,
    points: (s) => [{ entity: s.mystery?.id }],
  },
  {
    name: "doom",
    clauses: ["eldritch/doom.1", "eldritch/doom.3"],
    when: (s) => s.acting,
    points: () => [{ part: ".eh-doom" }],
  },
  {
    name: "gates",
    clauses: ["eldritch/gates.6", "eldritch/omen.2"],
    when: (s) => s.acting && s.gates.length > 0,
    points: (s) => s.gates.map((one) => ({ entity: one.space })),
  },
  {
    name: "clues",
    clauses: ["eldritch/clues.5"],
    when: (s) => s.acting && s.clues.length > 0,
    points: (s) => s.clues.map((one) => ({ entity: one.space })),
  },
  {
    name: "travel",
    clauses: ["eldritch/travel.1"],
    when: (s) => s.acting && s.option("travel") !== "",
    points: (s) => [{ option: s.towards([...s.clues, ...s.gates]) || s.option("travel") }],
  },
  {
    name: "ticket",
    clauses: ["eldritch/prepare-for-travel.1"],
    when: (s) => s.acting && s.option("prepare") !== "",
    points: (s) => [{ option: s.option("prepare") }],
  },
  {
    name: "acquire",
    clauses: ["eldritch/acquire-assets.1"],
    when: (s) => s.acting && s.option("acquire") !== "",
    points: (s) => s.reserve.map((one) => ({ entity: one.id })),
  },
  { name: "ride", clauses: ["eldritch/travel.1"], when: (s) => s.prompt === "eldritch-prompt-ticket" },
  { name: "loan", clauses: ["eldritch/bank-loan.1"], when: (s) => s.prompt === "eldritch-prompt-loan" },
  { name: "buy", clauses: ["eldritch/acquire-assets.2"], when: (s) => s.prompt === "eldritch-prompt-acquire" },
  {
    name: "dice",
    clauses: ["eldritch/tests.2", "eldritch/tests.11"],
    when: (s) => s.told("eldritch-log-test"),
  },
  { name: "reroll", clauses: ["eldritch/reroll.1", "eldritch/clues.6"], when: (s) => s.prompt === "eldritch-prompt-reroll" },
  {
    name: "rest",
    clauses: ["eldritch/rest.1", "eldritch/rest.2"],
    when: (s) => s.acting && s.hurt > 1 && s.option("rest") !== "",
    points: () => [{ option: "rest" }],
  },
  {
    name: "encounter",
    clauses: ["eldritch/encounters.4"],
    when: (s) => s.prompt === "eldritch-prompt-encounter" || s.told("eldritch-log-reads"),
  },
  {
    name: "research",
    clauses: ["eldritch/research-encounters.1"],
    when: (s) => s.prompt === "eldritch-prompt-encounter" && s.option("research") !== "",
    points: (s) => [{ option: s.option("research") }],
  },
  {
    name: "beyond",
    clauses: ["eldritch/other-world-encounters.1"],
    when: (s) => s.prompt === "eldritch-prompt-encounter" && s.option("other-world") !== "",
    points: () => [{ option: "other-world" }],
  },
  {
    name: "combat",
    clauses: ["eldritch/combat-encounters.3", "eldritch/combat-encounters.5"],
    when: (s) => s.told("eldritch-log-combat") || s.prompt === "eldritch-prompt-fight",
  },
  { name: "may", clauses: ["eldritch/faq-8"], when: (s) => s.prompt === "core-prompt-form" || s.prompt === "core-prompt-unless" },
  { name: "react", clauses: ["eldritch/possessions.3"], when: (s) => s.prompt === "core-prompt-react" },
  {
    name: "mythos",
    clauses: ["eldritch/phase-mythos.1"],
    when: (s) => s.told("eldritch-log-mythos"),
  },
  { name: "reckoning", clauses: ["eldritch/reckoning.1"], when: (s) => s.told("eldritch-log-reckoning") },
  { name: "surge", clauses: ["eldritch/monster-surge.1"], when: (s) => s.told("eldritch-log-no-surge") },
  {
    name: "condition",
    clauses: ["eldritch/conditions.1", "eldritch/flipping.1"],
    when: (s) => s.conditions.length > 0,
    points: (s) => s.conditions.map((one) => ({ entity: one.id })),
  },
  { name: "rumor", clauses: ["eldritch/rumors.2"], when: (s) => s.told("eldritch-log-rumor") },
  { name: "solved", clauses: ["eldritch/mystery-check.1"], when: (s) => s.told("eldritch-log-solved") },
  { name: "delayed", clauses: ["eldritch/delayed.2"], when: (s) => s.you?.delayed === true },
  { name: "defeated", clauses: ["eldritch/defeated.4"], when: (s) => s.told("eldritch-log-you-are-defeated") },
];
