// A first round of the third edition of Arkham Horror: Norman Withers alone in Approach of Azathoth.
import type { Lesson } from "../lesson";
import { nudge } from "./nudges";
import { CitySight } from "./sight";
import { STEPS } from "./steps";

export const ah3: Lesson<CitySight> = { words: "guide-ah3", next: "/new/ah3", see: CitySight, steps: STEPS, nudge };
