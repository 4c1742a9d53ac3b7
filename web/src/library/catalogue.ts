import { computed } from "@preact/signals";
import { type Fetched, fetched } from "../base/fetching";
import { arkhamFace, printedNumber } from "../cards/arkham";
import { cthulhuFace } from "../cards/cthulhu";
import type { Face } from "../cards/face";
import type { CthulhuCard, Game } from "../cards/types";
import type { CardFacts as ArkhamFacts } from "../wire/arkham";

/** A card of the catalogue, as lists and filters need it. */
export interface Item {
  readonly game: Game;
  readonly code: string;
  /** Title and descriptor, with the level. */
  readonly name: string;
  readonly title: string;
  readonly face: Face;
  /** The faction, or the classes. */
  readonly of: readonly string[];
  /** In a word. */
  readonly type: string;
  /** As printed; empty where nothing is paid for it. */
  readonly cost: string;
  readonly level: string;
  /** Icons as letters: those of a character, the struggles of a story, or skill icons. */
  readonly icons: string;
  readonly traits: readonly string[];
  /** Without their numbers. */
  readonly keywords: readonly string[];
  readonly slots: readonly string[];
  readonly set: string;
  readonly encounter: string;
  readonly playable: boolean;
  readonly collectible: boolean;
  readonly weakness: boolean;
  /** A weakness that is drawn by chance. */
  readonly basic: boolean;
  readonly signatureOf: string;
  /** The cards that the deck of an investigator must have, by code. */
  readonly requires: Readonly<Record<string, number>>;
  /** Everything that a search looks at, folded. */
  readonly words: string;
  readonly place: number;
}

/** Text as it is compared: small letters, no accents, plain quotes. */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’‘`]/g, "'").replace(/[“”]/g, '"').toLowerCase();
}

const bare = (keyword: string): string => keyword.replace(/\s[+−-]?\d+$/, "");

function wordsOf(name: string, facts: { readonly text: string; readonly keywords: readonly string[] }, more: string[]) {
  return folded([name, ...more, ...facts.keywords, facts.text].join(" \n "));
}

export function cthulhuItem(facts: CthulhuCard, place: number): Item {
  const name = facts.descriptor ? `${facts.title}, ${facts.descriptor}` : facts.title;
  return {
    game: "cthulhu",
    code: facts.code,
    name,
    title: facts.title,
    face: cthulhuFace(facts),
    of: [facts.faction || "Story"],
    type: facts.type.toLowerCase(),
    cost: facts.cost ?? "",
    level: "",
    icons: facts.icons || facts.struggles,
    traits: facts.subtypes,
    keywords: facts.keywords.map(bare),
    slots: [],
    set: facts.set,
    encounter: "",
    playable: facts.playable,
    collectible: facts.collectible,
    weakness: false,
    basic: false,
    signatureOf: "",
    requires: {},
    words: wordsOf(name, facts, [facts.faction, facts.type, ...facts.subtypes, facts.set]),
    place,
  };
}

export function arkhamItem(facts: ArkhamFacts, place: number): Item {
  const named = facts.subtitle ? `${facts.title}, ${facts.subtitle}` : facts.title;
  const name = facts.level ? `${named} (${facts.level})` : named;
  return {
    game: "arkham",
    code: facts.code,
    name,
    title: facts.title,
    face: arkhamFace(facts),
    of: facts.classes,
    type: facts.type,
    cost: facts.cost === null ? "" : printedNumber(facts.cost),
    level: facts.level === null ? "" : String(facts.level),
    icons: facts.icons,
    traits: facts.traits,
    keywords: facts.keywords.map(bare),
    slots: [...new Set(facts.slots)],
    set: facts.pack_name,
    encounter: facts.encounter_set_name,
    playable: facts.playable,
    collectible: false,
    weakness: facts.weakness,
    basic: facts.basic,
    signatureOf: facts.signature_of,
    requires: facts.deck_requirements,
    words: wordsOf(name, facts, [
      ...facts.classes,
      facts.type,
      ...facts.traits,
      facts.pack_name,
      facts.encounter_set_name,
      facts.back_title,
    ]),
    place,
  };
}

function itemsOf(game: Game) {
  return computed<Fetched<readonly Item[]>>(() => {
    const { answer, problem } = fetched<readonly unknown[]>(`/api/cards/${game}`);
    if (!answer) return problem === undefined ? {} : { problem };
    if (game === "cthulhu") return { answer: (answer as CthulhuCard[]).map(cthulhuItem) };
    return { answer: (answer as ArkhamFacts[]).map(arkhamItem) };
  });
}

const catalogues = { cthulhu: itemsOf("cthulhu"), arkham: itemsOf("arkham") };
const byCode = {
  cthulhu: computed(() => indexed(catalogues.cthulhu.value.answer)),
  arkham: computed(() => indexed(catalogues.arkham.value.answer)),
};

function indexed(items: readonly Item[] = []): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.code, item]));
}

/** All cards of a game, fetched once. */
export function catalogue(game: Game): Fetched<readonly Item[]> {
  return catalogues[game].value;
}

/** All cards of a game by their codes; nothing as long as they are not there. */
export function cardsByCode(game: Game): ReadonlyMap<string, Item> {
  return byCode[game].value;
}
