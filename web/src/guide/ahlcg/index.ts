// A first scenario of Arkham Horror: The Card Game: The Gathering with Roland Banks.
import type { Lesson } from "../lesson";
import { nudge } from "./nudges";
import { ArkhamSight } from "./sight";
import { STEPS } from "./steps";

export const ahlcg: Lesson<ArkhamSight> = { words: "guide", next: "/new/ahlcg", see: ArkhamSight, steps: STEPS, nudge };
