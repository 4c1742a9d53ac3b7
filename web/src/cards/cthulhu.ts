import type { IconName } from "../icons/icon";
import { beyond, type Face, type Icons, type Stat, valued } from "./face";
import type { CthulhuCard } from "./types";

const FACTIONS: Readonly<Record<string, IconName>> = {
  "The Agency": "agency",
  "Miskatonic University": "miskatonic",
  "The Syndicate": "syndicate",
  Cthulhu: "cthulhu",
  Hastur: "hastur",
  "Yog-Sothoth": "yog-sothoth",
  "Shub-Niggurath": "shub-niggurath",
  "The Order of the Silver Twilight": "silver-twilight",
  Neutral: "neutral",
};

const STRUGGLES: Readonly<Record<string, IconName>> = {
  T: "terror",
  C: "combat",
  A: "arcane",
  I: "investigation",
};

const FIGURES: Readonly<Record<string, Face["figure"]>> = {
  character: "being",
  support: "thing",
  event: "deed",
  conspiracy: "tale",
  story: "tale",
};

/** The icon of a faction; stories have none. */
export function factionIcon(faction: string): IconName {
  return FACTIONS[faction] ?? "story";
}

/** The icons that letters stand for; others stand for none. */
export function struggleIcons(letters: string): IconName[] {
  return [...letters].flatMap((letter) => STRUGGLES[letter] ?? []);
}

/** Values of a card in play, where they are known. */
export interface CthulhuPresent {
  readonly cost?: number;
  readonly skill?: number;
  readonly icons?: string;
  readonly struggles?: string;
  readonly subtypes?: readonly string[];
  readonly keywords?: readonly string[];
}

function iconsOf(card: CthulhuCard, present: CthulhuPresent): Icons {
  const struggling = card.struggles !== "";
  const printed = struggling ? card.struggles : card.icons;
  const now = (struggling ? present.struggles : present.icons) ?? printed;
  return { label: struggling ? "struggles" : "icons", names: struggleIcons(now), changed: now !== printed };
}

function notesOf(card: CthulhuCard): string[] {
  const steadfast = Object.entries(card.steadfast).map(([faction, count]) => `Steadfast: ${faction} ×${count}`);
  return [...(card.transient ? ["Transient"] : []), ...steadfast];
}

/** What is drawn of a card of Call of Cthulhu, with its present values where they are given. */
export function cthulhuFace(card: CthulhuCard, present: CthulhuPresent = {}): Face {
  const type = card.type.toLowerCase();
  const printed = [...card.subtypes, ...card.keywords];
  const now = [...(present.subtypes ?? card.subtypes), ...(present.keywords ?? card.keywords)];
  const stats: Stat[] =
    card.skill === null ? [] : [{ icon: "skill", label: "skill", ...valued(card.skill, present.skill) }];
  return {
    game: "cthulhu",
    code: card.code,
    title: card.title,
    subtitle: card.descriptor,
    unique: card.unique,
    type,
    shortType: type,
    figure: FIGURES[type] ?? "thing",
    tint: factionIcon(card.faction),
    alsoOf: [],
    ...(card.cost === null ? {} : { cost: valued(card.cost, present.cost) }),
    level: 0,
    stats,
    icons: iconsOf(card, present),
    slots: [],
    connects: [],
    traits: present.subtypes ?? card.subtypes,
    keywords: present.keywords ?? card.keywords,
    gained: beyond(now, printed),
    lost: beyond(printed, now),
    text: card.text === "" ? [] : card.text.split("\n"),
    notes: notesOf(card),
    source: `${card.set} ${card.number}`.trim(),
    playable: card.playable,
  };
}
