// Which games have a lesson.
import { ah3 } from "./ah3";
import { ahlcg } from "./ahlcg";
import { eldritch } from "./eldritch";
import type { Lesson } from "./lesson";
import { lotr } from "./lotr";

const LESSONS: Readonly<Record<string, Lesson>> = { ah3, ahlcg, eldritch, lotr };

export function lessonOf(game: string): Lesson | undefined {
  return LESSONS[game];
}
