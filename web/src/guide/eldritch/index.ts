// A first round of Eldritch Horror, alone against Azathoth.
import type { Lesson } from "../lesson";
import { nudge } from "./nudges";
import { WorldSight } from "./sight";
import { STEPS } from "./steps";

export const eldritch: Lesson<WorldSight> = { words: "guide-eldritch", next: "/new/eldritch", see: WorldSight, steps: STEPS, nudge };
