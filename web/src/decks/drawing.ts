import type { Game } from "../cards/types";
import type { Item } from "../library/catalogue";
import type { Lot } from "./sheet";

/** How many cards are drawn before a game begins. */
export const OPENING: Readonly<Record<Game, number>> = { cthulhu: 8, arkham: 5 };

/** The cards of a deck in an order that chance decides. Stories lie in a deck of their own, and permanent cards in play. */
export function shuffled(lots: readonly Lot[], random: () => number = Math.random): Item[] {
  const cards = lots
    .filter(({ item }) => item.type !== "story" && !item.keywords.includes("Permanent"))
    .flatMap(({ item, copies }) => Array.from({ length: copies }, () => item));
  for (let place = cards.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    const [one, two] = [cards[place], cards[other]];
    if (one && two) [cards[place], cards[other]] = [two, one];
  }
  return cards;
}

/** An opening hand of a shuffled deck, and what is drawn next. Weaknesses are no part of an opening hand. */
export function opened(cards: readonly Item[], game: Game): { hand: Item[]; rest: Item[] } {
  const hand = cards.filter((item) => !item.weakness).slice(0, OPENING[game]);
  const left = [...cards];
  for (const item of hand) left.splice(left.indexOf(item), 1);
  return { hand, rest: left };
}
