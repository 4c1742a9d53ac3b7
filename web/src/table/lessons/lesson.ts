/** A game that teaches: hints that come when the table is as they say. What they say is data, a file for each game. */
import type { NewTable, Update } from "../../wire/types";
import type { Step } from "../playback";

/** When a hint is due. Whatever it says must be so. */
export interface When {
  /** What you are asked. */
  readonly asked?: string | readonly string[];
  readonly phase?: string;
  /** Whose turn it is. */
  readonly turn?: "yours" | "others";
  /** From which turn or round on. */
  readonly from?: number;
  /** What is just being shown, by its verb in the log. */
  readonly shown?: string | readonly string[];
  /** The hint that must have been given before. */
  readonly after?: string;
}

export interface Hint {
  readonly id: string;
  readonly when: When;
  /** A paragraph each. */
  readonly says: readonly string[];
  /** What it points at: whatever on the page this selects. */
  readonly at?: string;
  /** With it the lesson ends. */
  readonly last?: boolean;
}

export interface Lesson {
  readonly title: string;
  /** The table that is opened for it: always the same deal. */
  readonly table: NewTable;
  readonly hints: readonly Hint[];
}

/** The table as a lesson looks at it. */
export interface Moment {
  readonly update: Update;
  /** What you are asked, if it has been shown. */
  readonly asked: string;
  readonly showing: Step | undefined;
  /** The hints that have been given. */
  readonly given: readonly string[];
}

const among = (wanted: string | readonly string[], found: string): boolean =>
  typeof wanted === "string" ? wanted === found : wanted.includes(found);

export function isDue({ asked, phase, turn, from, shown, after }: When, moment: Moment): boolean {
  const { view } = moment.update;
  const yours = view.active === view.viewer;
  return (
    (asked === undefined || among(asked, moment.asked)) &&
    (phase === undefined || phase === view.phase) &&
    (turn === undefined || (turn === "yours") === yours) &&
    (from === undefined || view.turn >= from) &&
    (shown === undefined || (moment.showing?.lines.some((line) => among(shown, line.verb)) ?? false)) &&
    (after === undefined || moment.given.includes(after))
  );
}

/** The hint that is to be given now: the first that is due and has not been given. */
export function nextHint(lesson: Lesson, moment: Moment): Hint | undefined {
  return lesson.hints.find((hint) => !moment.given.includes(hint.id) && isDue(hint.when, moment));
}
