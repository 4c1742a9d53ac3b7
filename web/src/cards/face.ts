import type { IconName } from "../icons/icon";
import type { Game } from "./types";

/** A value as it is now, and as it is printed where that differs. */
export interface Value {
  readonly now: string;
  readonly printed?: string;
}

/** A value with what it is a value of. */
export interface Stat extends Value {
  readonly icon: IconName;
  readonly label: string;
  /** It counts once for each investigator. */
  readonly each?: boolean;
  /** It has no room on a token. */
  readonly aside?: boolean;
}

/** Icons as they are now, and whether they are as printed. */
export interface Icons {
  readonly label: string;
  readonly names: readonly IconName[];
  readonly changed: boolean;
}

/** What is drawn of a card, whichever game it is from. */
export interface Face {
  readonly game: Game;
  /** Its code in the library of that game; nothing where that is not known. */
  readonly code: string;
  /** By what one asks about it at a table, where that is not its code. */
  readonly called?: string;
  readonly title: string;
  readonly subtitle: string;
  readonly unique: boolean;
  /** In words, as in "basic weakness". */
  readonly type: string;
  /** In a word. */
  readonly shortType: string;
  /** The kind of figure in its picture. */
  readonly figure: "being" | "thing" | "deed" | "place" | "tale";
  /** The faction or class: the colour and the shape of the card. */
  readonly tint: IconName;
  /** The other classes of a card with several. */
  readonly alsoOf: readonly IconName[];
  readonly cost?: Value;
  readonly level: number;
  readonly stats: readonly Stat[];
  readonly icons: Icons;
  readonly slots: readonly IconName[];
  /** The symbol of a location, and of those that it leads to. */
  readonly symbol?: IconName;
  readonly connects: readonly IconName[];
  /** Subtypes or traits. */
  readonly traits: readonly string[];
  readonly keywords: readonly string[];
  /** Keywords and traits that it has beyond what is printed, and those printed that it has lost. */
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  /** Paragraphs. */
  readonly text: readonly string[];
  /** Short facts that have no place of their own. */
  readonly notes: readonly string[];
  /** Set and number. */
  readonly source: string;
  readonly playable: boolean;
}

/** Which way a value differs from what is printed; a way that cannot be told, as with X, is neither. */
export function change({ now, printed }: Value): "raised" | "lowered" | "changed" | undefined {
  if (printed === undefined || printed === now) return undefined;
  const [after, before] = [Number(now), Number(printed)];
  if (Number.isNaN(after) || Number.isNaN(before)) return "changed";
  return after > before ? "raised" : "lowered";
}

/** A value that may have changed. */
export function valued(printed: string, now: string | number | null | undefined): Value {
  return now === undefined || now === null || String(now) === printed
    ? { now: printed }
    : { now: String(now), printed };
}

/** What is in one list and not in the other. */
export function beyond(some: readonly string[], others: readonly string[]): string[] {
  return some.filter((word) => !others.includes(word));
}
