import { ICON_FILTERS } from "../library/filters";
import type { Lot } from "./sheet";

/** How many cards of a deck are something. */
export interface Bar {
  readonly label: string;
  readonly count: number;
}

function counted(lots: readonly Lot[], of: (lot: Lot) => readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const lot of lots) {
    for (const key of of(lot)) found.set(key, (found.get(key) ?? 0) + lot.copies);
  }
  return found;
}

const played = (lots: readonly Lot[]): Lot[] => lots.filter(({ item }) => !item.weakness && item.type !== "story");

/** How many cards have each cost, from 0 up without a gap; X last. */
export function curve(lots: readonly Lot[]): Bar[] {
  const found = counted(played(lots), ({ item }) => (item.cost === "" || item.cost === "–" ? [] : [item.cost]));
  const numbers = [...found.keys()].filter((cost) => cost !== "X").map(Number);
  const bars = Array.from({ length: Math.max(-1, ...numbers) + 1 }, (_, cost) => ({
    label: String(cost),
    count: found.get(String(cost)) ?? 0,
  }));
  const x = found.get("X");
  return x ? [...bars, { label: "X", count: x }] : bars;
}

/** How many cards are of each faction or class, the most first. */
export function split(lots: readonly Lot[]): Bar[] {
  return [...counted(played(lots), ({ item }) => item.of)]
    .map(([label, count]) => ({ label, count }))
    .sort((one, other) => other.count - one.count);
}

/** How many icons of each kind the cards have. */
export function icons(lots: readonly Lot[]): Bar[] {
  const game = lots[0]?.item.game;
  if (!game) return [];
  const found = counted(played(lots), ({ item }) => [...item.icons]);
  return ICON_FILTERS[game].map(({ letter, name }) => ({ label: name, count: found.get(letter) ?? 0 }));
}

/** The mean cost of the cards that have a number for it. */
export function meanCost(lots: readonly Lot[]): number {
  const priced = played(lots).filter(({ item }) => /^\d+$/.test(item.cost));
  const cards = priced.reduce((sum, lot) => sum + lot.copies, 0);
  return cards === 0 ? 0 : priced.reduce((sum, lot) => sum + lot.copies * Number(lot.item.cost), 0) / cards;
}
