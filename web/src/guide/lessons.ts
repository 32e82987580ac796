// Which games have a lesson.
import { ahlcg } from "./ahlcg";
import { eldritch } from "./eldritch";
import type { Lesson } from "./lesson";
import { lotr } from "./lotr";

const LESSONS: Readonly<Record<string, Lesson>> = { ahlcg, eldritch, lotr };

export function lessonOf(game: string): Lesson | undefined {
  return LESSONS[game];
}
