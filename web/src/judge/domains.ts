/** A domain of a case: how many blank cards of each faction it has, and which named ones. */
import { type Entry, entryOf, folded, itemOf } from "./casefile";
import { FACTIONS } from "./forms";

export interface Domain {
  readonly factions: Readonly<Record<string, number>>;
  readonly cards: readonly Entry[];
  readonly drained: boolean;
}

export const EMPTY: Domain = { factions: {}, cards: [], drained: false };

function isFaction(word: string): boolean {
  return FACTIONS.some((faction) => folded(faction).startsWith(folded(word).replace(/^the /, "")));
}

/** What a case says of a domain: counts of factions, a list of cards, or both. */
export function domainOf(said: unknown): Domain {
  if (Array.isArray(said)) return said.map(memberOf).reduce(joined, EMPTY);
  return memberOf(said);
}

function memberOf(said: unknown): Domain {
  if (typeof said !== "object" || said === null) {
    return said === undefined || said === null || said === "" ? EMPTY : { ...EMPTY, cards: [entryOf(said, "card")] };
  }
  const entries = Object.entries(said);
  if (entries.some(([key]) => folded(key) === "card")) return { ...EMPTY, cards: [entryOf(said, "card")] };
  return entries.map(([key, value]) => partOf(key, value)).reduce(joined, EMPTY);
}

function partOf(key: string, value: unknown): Domain {
  if (folded(key) === "drained") return { ...EMPTY, drained: value === true };
  if (folded(key) === "cards") return domainOf(value);
  return isFaction(key) ? { ...EMPTY, factions: { [key]: Number(value) || 0 } } : EMPTY;
}

function joined(one: Domain, other: Domain): Domain {
  const factions = { ...one.factions };
  for (const [faction, count] of Object.entries(other.factions)) factions[faction] = (factions[faction] ?? 0) + count;
  return { factions, cards: [...one.cards, ...other.cards], drained: one.drained || other.drained };
}

/** A domain as a case says it. */
export function saidOf({ factions, cards, drained }: Domain): unknown {
  const counts = Object.fromEntries(Object.entries(factions).filter(([, count]) => count > 0));
  const named = cards.map((card) => itemOf(card, "card"));
  if (named.length > 0 && !drained && Object.keys(counts).length === 0) return named;
  return { ...counts, ...(named.length > 0 ? { cards: named } : {}), ...(drained ? { drained: true } : {}) };
}
