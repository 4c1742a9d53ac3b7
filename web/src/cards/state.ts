import type { IconName } from "../icons/icon";

/** Tokens of one kind on a card. */
export interface Counter {
  readonly icon: IconName;
  /** What they are, for one and for several. */
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
  (icon: IconName, label: string, tone: Counter["tone"]) =>
  (count: number): Counter => ({ icon, label, count, tone });

export const wounds = counted("wound", "wounds", "wound");
export const successTokens = counted("success", "success tokens", "token");
export const damage = counted("damage", "damage", "wound");
export const horror = counted("horror", "horror", "mind");
export const clues = counted("clue", "clues", "clue");
export const doom = counted("doom", "doom", "doom");
export const resources = counted("resource", "resources", "token");
export const uses = (count: number, kind: string): Counter => ({ icon: "uses", label: kind, count, tone: "token" });
