// What a game gives to the deck builder: its faces, its words, who may own a deck, and whom to ask what is legal.
import type { ComponentType } from "react";
import type { Args, Faces } from "../net/view";
import type { Words } from "../words";
import type { Asked, Deck } from "./api";
import type { Building } from "./use-deck";

/** What the builder itself reads off a card. */
export interface DeckFace {
  /** The key of its name; its `.text` says what it does. */
  readonly word: string;
  readonly type: string;
  readonly level?: number;
}

export interface PartProps<Face extends DeckFace> {
  building: Building;
  faces: Readonly<Record<string, Face>>;
}

export interface DeckGame<Face extends DeckFace = DeckFace> {
  readonly game: string;
  /** Whose deck is shown at first: the key under which drafts are kept. */
  readonly first: string;
  /** What a deck can be for, the first by default; worded `<game>-web-deck-for-<mode>`. */
  readonly modes: readonly string[];
  /** What one can start from, the first by default; worded `<game>-web-deck-start-<start>`. */
  readonly starts: readonly string[];
  /** What cards are sorted and coloured by (a class, a sphere), in order; `group` says which a card is of. */
  readonly groups: readonly string[];
  group(face: Face): string;
  /** `<game>-web-<kind>-<group>` words a group, `<game>-web-deck-<kind>` and `-all` the choice among them. */
  readonly groupKind: string;
  /** The types of cards one chooses from, and those a deck is listed by; worded `<game>-web-type-<type>`. */
  readonly types: readonly string[];
  readonly listed: readonly string[];
  /** The level that is shown at first; "" for all. */
  level(mode: string): string;
  /** Forms to take a deck along in, beside the list; worded `<game>-web-deck-export-<form>`. */
  readonly forms: readonly "json"[];
  ask(asked: Asked): Promise<Deck>;
  faces(given: Faces): Readonly<Record<string, Face>>;
  /** What is told of a deck beside its size. */
  facts(deck: Deck): readonly (readonly [string, Args])[];
  /** What kind of card it is, in a line. */
  kind(face: Face, words: Words): string;
  /** Who the deck is for: the builder shows it on top. */
  Who: ComponentType<PartProps<Face>>;
  /** The sign of a group. */
  Sign: ComponentType<{ group: string; label: string }>;
  /** What stands beside a card's name: its cost, its icons. */
  Marks: ComponentType<{ face: Face }>;
}

export function cardName<Face extends DeckFace>(face: Face, words: Words): string {
  return face.level ? `${words.say(face.word)} (${face.level})` : words.say(face.word);
}
