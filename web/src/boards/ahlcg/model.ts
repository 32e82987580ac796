// The shapes of what lies on this table, as views and faces give them.
import type { Entity, Faces } from "../../net/view";

export type Numbers = Readonly<Record<string, number>>;

/** Any card but an investigator. Without `code` it lies face down. */
export interface ArkhamCard extends Entity {
  readonly code?: string;
  readonly pile: number;
  readonly exhausted: boolean;
  readonly damage: number;
  readonly horror: number;
  readonly clues: number;
  readonly doom: number;
  readonly uses: number;
  readonly at: number;
  readonly engaged: number;
  readonly attached: number;
  readonly revealed: boolean;
  readonly numbers?: Numbers;
}

export interface Investigator extends Entity {
  readonly index: number;
  readonly code: string;
  readonly location: number;
  readonly damage: number;
  readonly horror: number;
  readonly clues: number;
  readonly resources: number;
  readonly actions: number;
  readonly tome_actions: number;
  readonly had_turn: boolean;
  readonly out: string;
  readonly fate: string;
  readonly physical_trauma: number;
  readonly mental_trauma: number;
  readonly experience: number;
  readonly deck: number;
  readonly hand: number;
  readonly discard: number;
  readonly area: number;
  readonly threat: number;
  readonly numbers?: Numbers;
}

export interface Scenario extends Entity {
  readonly code: string;
  readonly difficulty: string;
  readonly started: number;
  readonly encounter: number;
  readonly encounter_discard: number;
  readonly victory: number;
  readonly aside: number;
  readonly limbo: number;
  readonly committed: number;
  readonly map: number;
  readonly there: number;
  readonly acts: number;
  readonly agendas: number;
  readonly act: number;
  readonly agenda: number;
  readonly cultists: number;
}

export interface Campaign extends Entity {
  readonly notes: readonly string[];
  readonly interrogated: readonly string[];
  readonly got_away: readonly string[];
  readonly lost: readonly string[];
}

export interface Bag extends Entity {
  readonly inside: readonly string[];
  readonly drawn: readonly string[];
}

/** A skill test while it is being made. */
export interface SkillTest extends Entity {
  readonly who: number;
  readonly skill: string;
  readonly also: string;
  readonly target: number;
  readonly source: number;
  readonly committed: readonly number[];
  readonly tokens: readonly string[];
  readonly modifier: number;
  readonly automatic: string;
  readonly outcome: string;
  readonly margin: number;
  readonly numbers?: Numbers;
}

export interface Side {
  readonly symbol: string;
  readonly connects: readonly string[];
}

/** What is printed on a card. */
export interface Face {
  readonly word: string;
  readonly type: string;
  readonly cls: string;
  readonly second?: string;
  readonly level?: number;
  readonly cost?: number;
  readonly fast?: boolean;
  readonly permanent?: boolean;
  readonly unique?: boolean;
  readonly subtype?: string;
  readonly only?: string;
  readonly set?: string;
  readonly quantity: number;
  readonly limit?: number;
  readonly icons?: readonly string[];
  readonly slots?: readonly string[];
  readonly traits?: readonly string[];
  readonly keywords?: readonly string[];
  readonly signatures?: readonly string[];
  readonly uses?: { readonly amount: number; readonly what: string };
  readonly willpower?: number;
  readonly intellect?: number;
  readonly combat?: number;
  readonly agility?: number;
  readonly health?: number;
  readonly health_per_investigator?: boolean;
  readonly sanity?: number;
  readonly fight?: number;
  readonly evade?: number;
  readonly damage?: number;
  readonly horror?: number;
  readonly victory?: number;
  readonly stage?: number;
  readonly threshold?: number;
  readonly threshold_per_investigator?: boolean;
  readonly is_act?: boolean;
  readonly shroud?: number;
  readonly clues?: number;
  readonly clues_per_investigator?: boolean;
  readonly symbol?: string;
  readonly connects?: readonly string[];
  readonly connects_trait?: string;
  readonly back?: Side;
  readonly other?: string;
}

export interface ArkhamFaces {
  readonly cards: Readonly<Record<string, Face>>;
  readonly unknown: Side;
}

export function arkhamFaces(faces: Faces): ArkhamFaces {
  return faces as unknown as ArkhamFaces;
}

export const SKILLS = ["willpower", "intellect", "combat", "agility"] as const;
export type Skill = (typeof SKILLS)[number];
