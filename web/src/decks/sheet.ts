import type { Item } from "../library/catalogue";
import type { Sheet } from "../wire/types";

/** What deck lists call a basic weakness that is still to be drawn. */
export const RANDOM_WEAKNESS = "01000";
const MOST_COPIES = 99;

export const EMPTY: Sheet = {
  name: "",
  cards: {},
  notes: "",
  strangers: [],
  owner: "",
  side: {},
  exempt: {},
  meta: "",
  before: "",
  experience: 0,
  exiled: {},
};

/** The copies of a card in a deck. */
export function copiesOf(sheet: Sheet, code: string): number {
  return sheet.cards[code] ?? 0;
}

/** The deck with some copies more of a card, or fewer. */
export function withMore(sheet: Sheet, code: string, more: number): Sheet {
  const copies = Math.min(MOST_COPIES, Math.max(0, copiesOf(sheet, code) + more));
  const { [code]: _, ...others } = sheet.cards;
  if (copies === copiesOf(sheet, code)) return sheet;
  // A card that is there already keeps its place.
  if (copies === 0) return { ...sheet, cards: others };
  return { ...sheet, cards: { ...sheet.cards, [code]: copies } };
}

/** The deck with one card in the place of another. */
export function traded(sheet: Sheet, old: string, fresh: string): Sheet {
  return withMore(withMore(sheet, old, -1), fresh, 1);
}

/** The deck after a copy of a card was exiled, or with it back again where that is told wrongly. */
export function withExiled(sheet: Sheet, code: string, more: 1 | -1): Sheet {
  const { [code]: now = 0, ...others } = sheet.exiled;
  if (more > 0 && copiesOf(sheet, code) === 0) return sheet;
  if (more < 0 && now === 0) return sheet;
  const exiled = now + more > 0 ? { ...others, [code]: now + more } : others;
  return { ...withMore(sheet, code, -more), exiled };
}

/** The deck without a line that is no card. */
export function withoutStranger(sheet: Sheet, title: string): Sheet {
  return { ...sheet, strangers: sheet.strangers.filter((one) => one.title !== title) };
}

/** The deck as that of an investigator: his own cards come in, those of whoever had it before leave. */
export function ownedBy(sheet: Sheet, owner: Item, byCode: ReadonlyMap<string, Item>): Sheet {
  const kept = Object.entries(sheet.cards).filter(([code]) => !byCode.get(code)?.signatureOf);
  const weak = kept.some(([code]) => byCode.get(code)?.basic);
  const cards = { ...Object.fromEntries(kept), ...owner.requires, ...(weak ? {} : { [RANDOM_WEAKNESS]: 1 }) };
  return { ...sheet, name: sheet.name || owner.title, owner: owner.code, cards };
}

/** Some copies of a card. */
export interface Lot {
  readonly item: Item;
  readonly copies: number;
}

/** The cards of a deck that the catalogue has. */
export function lotsOf(sheet: Sheet, byCode: ReadonlyMap<string, Item>): Lot[] {
  return Object.entries(sheet.cards).flatMap(([code, copies]) => {
    const item = byCode.get(code);
    return item ? [{ item, copies }] : [];
  });
}

export const countOf = (lots: readonly Lot[]): number => lots.reduce((sum, lot) => sum + lot.copies, 0);

/** The cards of a deck by type, each group by cost and name; weaknesses by themselves, at the end. */
export function grouped(lots: readonly Lot[], types: readonly string[]): [string, Lot[]][] {
  const groups = new Map<string, Lot[]>();
  for (const lot of lots) {
    const type = lot.item.weakness ? "weakness" : lot.item.type;
    groups.set(type, [...(groups.get(type) ?? []), lot]);
  }
  const place = (type: string): number => (types.includes(type) ? types.indexOf(type) : types.length);
  const cost = ({ item }: Lot): number => (item.cost === "X" ? 50 : Number(item.cost || 0));
  for (const group of groups.values()) {
    group.sort((one, other) => cost(one) - cost(other) || one.item.name.localeCompare(other.item.name));
  }
  return [...groups].sort(([one], [other]) => place(one) - place(other));
}
