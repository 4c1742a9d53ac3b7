import type { IconName } from "../icons/icon";

/** Tokens of one kind on a card. */
export interface Counter {
  readonly icon: IconName;
  /** What they are, in words that fit their number. */
  readonly label: string;
  readonly count: number;
  /** How they are coloured. */
  readonly tone: "wound" | "mind" | "token" | "clue" | "doom" | "attached";
}

/** How a card lies on the table, and what can be done with it. */
export interface CardState {
  readonly exhausted?: boolean;
  readonly insane?: boolean;
  readonly facedown?: boolean;
  readonly blank?: boolean;
  readonly counters?: readonly Counter[];
  /** How many cards are attached to it. */
  readonly attached?: number;
  /** The title of what it is attached to, for those who do not see where it lies. */
  readonly host?: string;
  readonly selected?: boolean;
  readonly selectable?: boolean;
  readonly dimmed?: boolean;
}

/** Whether the back is up. */
export function backUp(state: CardState): boolean {
  return state.facedown === true || state.insane === true;
}

/** Everything that is counted on a card. */
export function countersOf({ counters = [], attached = 0 }: CardState): Counter[] {
  const clip: Counter = { icon: "attached", label: "attached", count: attached, tone: "attached" };
  return [clip, ...counters].filter((counter) => counter.count > 0);
}

const counted =
  (icon: IconName, tone: Counter["tone"], one: string, several = one) =>
  (count: number): Counter => ({ icon, label: count === 1 ? one : several, count, tone });

export const wounds = counted("wound", "wound", "wound", "wounds");
export const successTokens = counted("success", "token", "success token", "success tokens");
export const damage = counted("damage", "wound", "damage");
export const horror = counted("horror", "mind", "horror");
export const clues = counted("clue", "clue", "clue", "clues");
export const doom = counted("doom", "doom", "doom");
export const resources = counted("resource", "token", "resource", "resources");
export const uses = (count: number, kind: string): Counter => ({ icon: "uses", label: kind, count, tone: "token" });
