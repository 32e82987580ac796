// A first quest of The Lord of the Rings: The Card Game: Passage through Mirkwood with the Leadership deck.
import type { Lesson } from "../lesson";
import { nudge } from "./nudges";
import { RingsSight } from "./sight";
import { STEPS } from "./steps";

export const lotr: Lesson<RingsSight> = { words: "guide-lotr", next: "/new/lotr", see: RingsSight, steps: STEPS, nudge };
