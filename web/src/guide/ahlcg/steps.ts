// The lesson of Arkham Horror: The Card Game: what is said, when, and what it points at.
import { CONFIRM, type Step, type Target } from "../lesson";
import { CARDS, type ArkhamSight } from "./sight";

export const STEPS: readonly Step<ArkhamSight>[] = [
  { name: "end", clauses: ["ahlcg/winning-and-losing.2"], when: (s) => s.view.outcome?.won === true },
  { name: "lost", clauses: ["ahlcg/winning-and-losing.2"], when: (s) => s.view.outcome?.won === false },
  { name: "welcome", clauses: ["ahlcg/action.1"], when: (s) => s.prompt === "ahlcg-prompt-mulligan" },
  {
    name: "mulligan",
    clauses: ["ahlcg/mulligan.1"],
    when: (s) => s.prompt === "ahlcg-prompt-mulligan",
    points: () => [CONFIRM],
  },
  {
    name: "choice",
    clauses: ["ahlcg/winning-and-losing.1", "ahlcg/winning-and-losing.2"],
    when: (s) => s.option("burn") !== "",
    points: () => [{ option: "burn" }, { option: "keep" }],
  },
  {
    name: "barrier",
    clauses: ["ahlcg/act-deck-and-agenda-deck.2"],
    when: (s) => s.option("break-the-barrier") !== "",
    points: (s) => [{ option: s.option("break-the-barrier") }],
  },
  {
    name: "agenda",
    clauses: ["ahlcg/act-deck-and-agenda-deck.3", "ahlcg/sanity-and-horror.3"],
    when: (s) => s.option("cards") !== "" && s.option("horror") !== "",
    points: () => [{ option: "cards" }],
  },
  {
    name: "treachery",
    clauses: ["ahlcg/treachery-cards.2", "ahlcg/skill-test-st.2"],
    when: (s) => s.prompt === "ahlcg-prompt-commit" && s.view.phase === "mythos",
    points: (s) => [picking(s, s.option("commit guts") || s.option("commit"))],
  },
  {
    name: "assign",
    clauses: ["ahlcg/asset-cards.3"],
    when: (s) => s.prompt.startsWith("ahlcg-prompt-assign-"),
  },
  {
    name: "window",
    clauses: ["ahlcg/fast.2"],
    when: (s) => s.prompt === "ahlcg-prompt-window",
    points: () => [{ option: "pass" }],
  },
  {
    name: "commit",
    clauses: ["ahlcg/skill-test-st.2", "ahlcg/skill-test-st.5"],
    when: (s) => s.prompt === "ahlcg-prompt-commit",
    points: (s) => [picking(s, s.option("commit deduction") || s.option("commit"))],
  },
  {
    name: "reaction",
    clauses: ["ahlcg/ability.triggered.1", "ahlcg/ability.triggered.10"],
    when: (s) => s.prompt === "core-prompt-react" && s.option("break-the-barrier") === "",
    points: (s) => [{ option: s.keys.find((key) => key !== "pass") ?? "" }],
  },
  {
    name: "goal",
    clauses: ["ahlcg/act-deck-and-agenda-deck.1", "ahlcg/act-deck-and-agenda-deck.2"],
    when: (s) => s.acting && s.act?.code === CARDS.trapped,
    points: (s) => [{ entity: s.act?.id }],
  },
  {
    name: "fast",
    clauses: ["ahlcg/action.1", "ahlcg/fast.1"],
    when: (s) => s.acting && s.option("play magnifying-glass") !== "",
    points: (s) => [{ option: s.option("play magnifying-glass") }],
  },
  {
    name: "token",
    clauses: ["ahlcg/chaos-tokens.1", "ahlcg/chaos-tokens.2", "ahlcg/skill-test-st.6"],
    when: (s) => s.told("ahlcg-log-token"),
    points: (s) => [{ entity: s.bag?.id }],
  },
  {
    name: "advance",
    clauses: ["ahlcg/act-deck-and-agenda-deck.2"],
    when: (s) => s.acting && s.option("advance") !== "",
    points: () => [{ option: "advance" }],
  },
  {
    name: "investigate",
    clauses: ["ahlcg/investigate-action.2", "ahlcg/investigate-action.3"],
    when: (s) => s.acting && s.act?.code === CARDS.trapped && s.option("investigate") !== "" && (s.here?.clues ?? 0) > 0,
    points: () => [{ option: "investigate" }],
  },
  {
    name: "map",
    clauses: ["ahlcg/move-action.2", "ahlcg/act-deck-and-agenda-deck.2"],
    when: (s) => s.acting && s.act?.code === CARDS.barrier,
    points: (s) => [{ entity: s.act?.id }, { entity: s.card(CARDS.hallway)?.id }],
  },
  {
    name: "weapon",
    clauses: ["ahlcg/asset-cards.2"],
    when: (s) => s.acting && s.view.round < 3 && s.act?.code === CARDS.barrier && weapon(s) !== "",
    points: (s) => [{ option: weapon(s) }],
  },
  {
    name: "move",
    clauses: ["ahlcg/move-action.2", "ahlcg/location-cards.5"],
    when: (s) => s.acting && !s.foes.length && s.option("move attic") !== "" && !s.card(CARDS.attic)?.revealed,
    points: (s) => [{ option: "move attic" }, { entity: s.card(CARDS.attic)?.id }],
  },
  {
    name: "mythos",
    clauses: ["ahlcg/doom.2", "ahlcg/doom.3"],
    when: (s) => s.view.round >= 2 && s.acting,
    points: (s) => [{ entity: s.agenda?.id }],
  },
  {
    name: "enemy",
    clauses: ["ahlcg/enemy-engagement.1"],
    when: (s) => s.acting && s.foes.length > 0,
    points: (s) => s.foes.map((foe) => ({ entity: foe.id })),
  },
  {
    name: "fight",
    clauses: ["ahlcg/fight-action.2", "ahlcg/fight-action.3", "ahlcg/evade-evade-action.2"],
    when: (s) => s.acting && s.foes.length > 0 && attack(s) !== "",
    points: (s) => [{ option: attack(s) }],
  },
  {
    name: "opportunity",
    clauses: ["ahlcg/attack-of-opportunity.1"],
    when: (s) => s.acting && s.foes.length > 0,
    points: (s) => s.foes.map((foe) => ({ entity: foe.id })),
  },
  {
    name: "priest",
    clauses: ["ahlcg/health-and-damage.6", "ahlcg/fight-action.3"],
    when: (s) => s.acting && s.act?.code === CARDS.done && s.foes.length > 0,
    points: (s) => [{ option: attack(s) }, ...s.foes.map((foe) => ({ entity: foe.id }))],
  },
  {
    name: "harm",
    clauses: ["ahlcg/health-and-damage.3", "ahlcg/sanity-and-horror.3", "ahlcg/asset-cards.3"],
    when: (s) => s.acting && (s.you?.damage ?? 0) + (s.you?.horror ?? 0) > 0,
    points: (s) => [{ entity: s.you?.id }],
  },
  { name: "failure", clauses: ["ahlcg/skill-test-st.6", "ahlcg/skill-test-st.7"], when: (s) => s.told("ahlcg-log-failure") && s.acting },
  {
    name: "round",
    clauses: ["ahlcg/framework-3.3", "ahlcg/framework-4.4"],
    when: (s) => s.acting && s.number("n") === 1,
  },
  {
    name: "hallway",
    clauses: ["ahlcg/act-deck-and-agenda-deck.2"],
    when: (s) => s.acting && s.act?.code === CARDS.barrier && s.clues >= 3,
    points: (s) => [{ entity: s.card(CARDS.hallway)?.id }],
  },
  {
    name: "cellar",
    clauses: ["ahlcg/difficulty-skill-test.1"],
    when: (s) => s.acting && s.act?.code === CARDS.barrier && s.clues < 3 && emptied(s),
    points: (s) => [{ entity: s.card(CARDS.cellar)?.id }],
  },
  {
    name: "resign",
    clauses: ["ahlcg/resign.2"],
    when: (s) => s.acting && s.act?.code === CARDS.done && ((s.you?.damage ?? 0) > 4 || (s.you?.horror ?? 0) > 2),
    points: (s) => [{ option: s.option("resign") }],
  },
];

/** A card to pick; once something is picked, the way to confirm it. */
function picking(s: ArkhamSight, option: string): Target {
  return s.picked.length ? CONFIRM : { option };
}

export function weapon(s: ArkhamSight): string {
  return s.option("play 45-automatic") || s.option("play rolands-38-special") || s.option("play machete");
}

export function attack(s: ArkhamSight): string {
  return s.option("shoot") || s.option("fight");
}

/** Has all been found in the Attic? */
export function emptied(s: ArkhamSight): boolean {
  const attic = s.card(CARDS.attic);
  return attic?.revealed === true && attic.clues === 0;
}
