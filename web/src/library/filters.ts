import { factionIcon } from "../cards/cthulhu";
import type { Game } from "../cards/types";
import type { IconName } from "../icons/icon";
import { folded, type Item } from "./catalogue";

/** A way to choose among cards: of several values that are chosen, a card has any. */
export interface Facet {
  readonly key: string;
  readonly label: string;
  /** What a card has of it. */
  readonly of: (item: Item) => readonly string[];
  /** Whether all values stand side by side; otherwise they are in a list. */
  readonly chips?: boolean;
  readonly icon?: (value: string) => IconName | undefined;
  /** How values are written. */
  readonly written?: (value: string) => string;
  /** In this order; others in that of the alphabet, or of the catalogue where this says so. */
  readonly order?: readonly string[] | "catalogue";
}

/** An icon that cards have, by its letter, and how many one may ask for. */
export interface IconFilter {
  readonly letter: string;
  readonly name: string;
  readonly icon: IconName;
}

const COSTS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "X"];
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const TYPE = (order: readonly string[]): Facet => ({
  key: "type",
  label: "Type",
  of: (item) => [item.type],
  written: capital,
  order,
});
const COST: Facet = { key: "cost", label: "Cost", of: (item) => [item.cost], order: COSTS };
const KEYWORD: Facet = { key: "keyword", label: "Keyword", of: (item) => item.keywords };
const SET: Facet = { key: "set", label: "Set", of: (item) => [item.set], order: "catalogue" };

const FACTIONS = [
  ...["The Agency", "Miskatonic University", "The Syndicate", "The Order of the Silver Twilight"],
  ...["Cthulhu", "Hastur", "Yog-Sothoth", "Shub-Niggurath", "Neutral", "Story"],
];
const CLASSES = ["guardian", "seeker", "rogue", "mystic", "survivor", "neutral", "mythos"];

export const FACETS: Readonly<Record<Game, readonly Facet[]>> = {
  cthulhu: [
    {
      key: "faction",
      label: "Faction",
      of: (item) => item.of,
      chips: true,
      icon: factionIcon,
      order: FACTIONS,
    },
    TYPE(["character", "support", "event", "conspiracy", "story"]),
    COST,
    KEYWORD,
    { key: "subtype", label: "Subtype", of: (item) => item.traits },
    SET,
  ],
  arkham: [
    {
      key: "class",
      label: "Class",
      of: (item) => item.of,
      chips: true,
      icon: (value) => value as IconName,
      written: capital,
      order: CLASSES,
    },
    TYPE([
      ...["investigator", "asset", "event", "skill", "treachery", "enemy"],
      ...["location", "act", "agenda", "scenario", "story"],
    ]),
    COST,
    { key: "level", label: "Level", of: (item) => [item.level] },
    { key: "slot", label: "Slot", of: (item) => item.slots, written: capital },
    { key: "trait", label: "Trait", of: (item) => item.traits },
    KEYWORD,
    SET,
    { key: "encounter", label: "Encounter set", of: (item) => [item.encounter], order: "catalogue" },
  ],
};

export const ICON_FILTERS: Readonly<Record<Game, readonly IconFilter[]>> = {
  cthulhu: [
    { letter: "T", name: "Terror", icon: "terror" },
    { letter: "C", name: "Combat", icon: "combat" },
    { letter: "A", name: "Arcane", icon: "arcane" },
    { letter: "I", name: "Investigation", icon: "investigation" },
  ],
  arkham: [
    { letter: "W", name: "Willpower", icon: "willpower" },
    { letter: "I", name: "Intellect", icon: "intellect" },
    { letter: "C", name: "Combat", icon: "combat-skill" },
    { letter: "A", name: "Agility", icon: "agility" },
    { letter: "?", name: "Wild", icon: "wild" },
  ],
};
/** So many icons of a kind can be asked for. */
export const MOST_ICONS = 3;

export type Order = "set" | "name" | "cost";
export const ORDERS: Readonly<Record<Order, string>> = { set: "Set and number", name: "Name", cost: "Cost" };

/** What is wanted of cards. */
export interface Wanted {
  readonly text: string;
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** Letters, as often as they are wanted. */
  readonly icons: string;
  readonly playable: "" | "yes" | "no";
  /** Whether cards of the collectible game are shown too. */
  readonly collectible: boolean;
  readonly order: Order;
}

export const ANYTHING: Wanted = { text: "", facets: {}, icons: "", playable: "", collectible: false, order: "set" };

const SEPARATOR = "|";

/** What an address asks for, in its query. What it says otherwise means nothing. */
export function readWanted(game: Game, query: Readonly<Record<string, string>>): Wanted {
  const facets: Record<string, readonly string[]> = {};
  for (const { key } of FACETS[game]) {
    const values = (query[key] ?? "").split(SEPARATOR).filter(Boolean);
    if (values.length > 0) facets[key] = values;
  }
  const { q = "", icons = "", playable = "", order = "" } = query;
  return {
    text: q,
    facets,
    icons,
    playable: playable === "yes" || playable === "no" ? playable : "",
    collectible: query.collectible === "yes",
    order: Object.hasOwn(ORDERS, order) ? (order as Order) : "set",
  };
}

/** The query that asks for it: only what is wanted stands there. */
export function writtenQuery(wanted: Wanted, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(more);
  if (wanted.text) query.set("q", wanted.text);
  for (const [key, values] of Object.entries(wanted.facets)) {
    if (values.length > 0) query.set(key, values.join(SEPARATOR));
  }
  if (wanted.icons) query.set("icons", wanted.icons);
  if (wanted.playable) query.set("playable", wanted.playable);
  if (wanted.collectible) query.set("collectible", "yes");
  if (wanted.order !== "set") query.set("order", wanted.order);
  const said = query.toString();
  return said ? `?${said}` : "";
}

/** How many things are asked for beside the text. */
export function countWanted(wanted: Wanted): number {
  const facets = Object.values(wanted.facets).filter((values) => values.length > 0).length;
  return facets + [wanted.icons, wanted.playable, wanted.collectible].filter(Boolean).length;
}

/** The words and quoted phrases of a text. */
export function phrases(text: string): string[] {
  return [...folded(text).matchAll(/"([^"]+)"?|([^\s"]+)/g)].map((found) => (found[1] ?? found[2] ?? "").trim());
}

function hasIcons(item: Item, icons: string): boolean {
  const count = (letters: string, letter: string): number => letters.split(letter).length - 1;
  return [...new Set(icons)].every((letter) => count(item.icons, letter) >= count(icons, letter));
}

function fits(item: Item, wanted: Wanted, facets: readonly Facet[], words: readonly string[]): boolean {
  if (item.collectible && !wanted.collectible) return false;
  if (wanted.playable && item.playable !== (wanted.playable === "yes")) return false;
  if (wanted.icons && !hasIcons(item, wanted.icons)) return false;
  for (const facet of facets) {
    const values = wanted.facets[facet.key];
    if (values && values.length > 0 && !facet.of(item).some((value) => values.includes(value))) return false;
  }
  return words.every((word) => item.words.includes(word));
}

const number = (cost: string): number => (cost === "" ? 99 : cost === "X" ? 50 : Number(cost) || 0);

const COMPARED: Readonly<Record<Order, (one: Item, other: Item) => number>> = {
  set: (one, other) => one.place - other.place,
  name: (one, other) => one.name.localeCompare(other.name) || one.place - other.place,
  cost: (one, other) => number(one.cost) - number(other.cost) || one.name.localeCompare(other.name),
};

/** The cards that are wanted, in the order that is; those whose names have the first word come first in a search. */
export function chosen(items: readonly Item[], wanted: Wanted): Item[] {
  const game = items[0]?.game;
  if (!game) return [];
  const words = phrases(wanted.text);
  const found = items.filter((item) => fits(item, wanted, FACETS[game], words));
  const first = words[0];
  const named = (item: Item): number => (first && folded(item.name).includes(first) ? 0 : 1);
  return found.sort((one, other) => named(one) - named(other) || COMPARED[wanted.order](one, other));
}

/** The values that cards have of a facet, in its order. */
export function valuesOf(items: readonly Item[], facet: Facet): string[] {
  const found = [...new Set(items.flatMap((item) => facet.of(item)))].filter((value) => value !== "");
  const { order = [] } = facet;
  if (order === "catalogue") return found;
  const place = (value: string): number => (order.includes(value) ? order.indexOf(value) : order.length);
  return found.sort((one, other) => place(one) - place(other) || one.localeCompare(other));
}

/** The same wish with a value chosen, or no longer. */
export function toggled(wanted: Wanted, key: string, value: string): Wanted {
  const before = wanted.facets[key] ?? [];
  const values = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  return { ...wanted, facets: { ...wanted.facets, [key]: values } };
}

/** The same wish with one more icon of a kind; after the most there may be, with none. */
export function withIcon(wanted: Wanted, letter: string): Wanted {
  const others = [...wanted.icons].filter((other) => other !== letter).join("");
  const count = wanted.icons.length - others.length;
  return { ...wanted, icons: others + letter.repeat(count >= MOST_ICONS ? 0 : count + 1) };
}
