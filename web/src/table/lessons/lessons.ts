import { ARKHAM_LESSON } from "./arkham";
import { CTHULHU_LESSON } from "./cthulhu";
import type { Lesson } from "./lesson";

/** The lesson of each game that has one, by the game's word. */
export const LESSONS: Readonly<Record<string, Lesson>> = {
  cthulhu: CTHULHU_LESSON,
  arkham: ARKHAM_LESSON,
};
