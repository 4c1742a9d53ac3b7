import type { Game } from "../cards/types";
import type { Item } from "../library/catalogue";
import type { Lot } from "./sheet";

/** How many cards are drawn before a game begins. */
export const OPENING: Readonly<Record<Game, number>> = { cthulhu: 8, arkham: 5 };

/** Cards in an order that chance decides. */
function inAnyOrder(cards: readonly Item[], random: () => number): Item[] {
  const mixed = [...cards];
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    const [one, two] = [mixed[place], mixed[other]];
    if (one && two) [mixed[place], mixed[other]] = [two, one];
  }
  return mixed;
}

/** The cards of a deck in an order that chance decides. Stories lie in a deck of their own, and permanent cards in play. */
export function shuffled(lots: readonly Lot[], random: () => number = Math.random): Item[] {
  const cards = lots
    .filter(({ item }) => item.type !== "story" && !item.keywords.includes("Permanent"))
    .flatMap(({ item, copies }) => Array.from({ length: copies }, () => item));
  return inAnyOrder(cards, random);
}

/** A hand, and the deck that is left from the top down. */
export interface Dealt {
  readonly hand: readonly Item[];
  readonly rest: readonly Item[];
}

/** So many cards of a deck. Weaknesses that come up meanwhile are put aside and shuffled back in. */
function drawn(cards: readonly Item[], count: number, random: () => number): Dealt {
  const hand: Item[] = [];
  const aside: Item[] = [];
  const left = [...cards];
  while (hand.length < count) {
    const next = left.shift();
    if (!next) break;
    (next.weakness ? aside : hand).push(next);
  }
  return { hand, rest: aside.length > 0 ? inAnyOrder([...left, ...aside], random) : left };
}

/** An opening hand of a shuffled deck. Weaknesses are no part of it. */
export function opened(cards: readonly Item[], game: Game, random: () => number = Math.random): Dealt {
  return drawn(cards, OPENING[game], random);
}

/** Whether single cards of an opening hand may be put back; in the other game it is all of it or nothing. */
export const PUTS_BACK: Readonly<Record<Game, boolean>> = { cthulhu: false, arkham: true };

/** The hand after a mulligan: as many others in place of those put back, which are then shuffled into the deck. */
export function redrawn({ hand, rest }: Dealt, back: ReadonlySet<number>, random: () => number = Math.random): Dealt {
  const put = hand.filter((_, place) => back.has(place));
  const others = drawn(rest, put.length, random);
  const kept = hand.filter((_, place) => !back.has(place));
  return { hand: [...kept, ...others.hand], rest: inAnyOrder([...others.rest, ...put], random) };
}
