/** A replay as it is gone through: how things stood at each step, its turns and its log. */
import { withChanges } from "../table/changes";
import type { GameView, Line, ReplayDocument } from "../wire/types";

/** How things stood after each step. */
export function viewsOf({ view, steps }: Pick<ReplayDocument, "view" | "steps">): GameView[] {
  let stands = view as unknown as GameView;
  return steps.map((step) => {
    stands = withChanges(stands, step.changes);
    return stands;
  });
}

/** A turn, and the step that it begins with. */
export interface Chapter {
  readonly step: number;
  readonly title: string;
}

/** The games in which all play in rounds; in the others each turn is somebody's. */
const IN_ROUNDS: readonly string[] = ["arkham"];

/** The turns of a game, or its rounds. */
export function chaptersOf(game: string, views: readonly GameView[], names: readonly string[]): Chapter[] {
  const rounds = IN_ROUNDS.includes(game);
  const found: Chapter[] = [];
  let before = Number.NaN;
  for (const [step, view] of views.entries()) {
    if (view.turn === before) continue;
    before = view.turn;
    const title = rounds ? `Round ${view.turn}` : `Turn ${view.turn}: ${names[view.active] ?? ""}`;
    found.push({ step, title: view.turn > 0 ? title : `Before the first ${rounds ? "round" : "turn"}` });
  }
  return found;
}

/** The turn that a step belongs to, as a place among the chapters. */
export function chapterAt(chapters: readonly Chapter[], step: number): number {
  return chapters.findLastIndex((chapter) => chapter.step <= step);
}

/** A line of the log, and the step that brought it. */
export interface ToldLine {
  readonly step: number;
  readonly line: Line;
}

export function logOf({ steps }: Pick<ReplayDocument, "steps">): ToldLine[] {
  return steps.flatMap((step, place) => step.log.map((line) => ({ step: place, line })));
}

/** What a step is, in words: who said what. */
export function saidAt(document: ReplayDocument, step: number): string {
  const at = document.steps[step];
  if (!at?.said) return "";
  return at.seat < 0 ? at.said : `${document.names[at.seat] ?? ""}: ${at.said}`;
}
