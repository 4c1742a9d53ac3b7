import { type IconName, isIcon } from "../icons/icon";
import { beyond, type Face, type Icons, type Stat, type Value, valued } from "./face";
import type { ArkhamCard } from "./types";

/** A number that is not printed as one. */
const X = -2;

const SKILLS = ["willpower", "intellect", "combat", "agility"] as const;

const SKILL_ICONS: Readonly<Record<string, IconName>> = {
  W: "willpower",
  I: "intellect",
  C: "combat-skill",
  A: "agility",
  "?": "wild",
};

const FIGURES: Readonly<Record<string, Face["figure"]>> = {
  investigator: "being",
  enemy: "being",
  asset: "thing",
  event: "deed",
  skill: "deed",
  treachery: "deed",
  location: "place",
  act: "tale",
  agenda: "tale",
  scenario: "tale",
  story: "tale",
};

/** Values of a card in play, where they are known. */
export interface ArkhamPresent {
  readonly cost?: number;
  readonly willpower?: number;
  readonly intellect?: number;
  readonly combat?: number;
  readonly agility?: number;
  readonly health?: number | null;
  readonly sanity?: number | null;
  readonly fight?: number | null;
  readonly evade?: number | null;
  readonly damage?: number;
  readonly horror?: number;
  readonly shroud?: number | null;
  readonly doom?: number | null;
  readonly clues?: number | null;
  readonly traits?: readonly string[];
  readonly keywords?: readonly string[];
}

/** A number as it is printed. */
export function printedNumber(value: number | null): string {
  if (value === null) return "–";
  return value === X ? "X" : String(value);
}

export function skillIcons(letters: string): IconName[] {
  return [...letters].flatMap((letter) => SKILL_ICONS[letter] ?? []);
}

/** The icon of a location's symbol. */
export function symbolIcon(symbol: string): IconName | undefined {
  const name = `symbol-${symbol}`;
  return isIcon(name) ? name : undefined;
}

function classIcon(name: string): IconName {
  return isIcon(name) ? name : "mythos";
}

function slotIcon(slot: string): IconName {
  const name = slot === "arcane" ? "arcane-slot" : slot;
  return isIcon(name) ? name : "hand";
}

/** The skill of an investigator, as the icon and the field that it has. */
function skillStats(card: ArkhamCard, present: ArkhamPresent): Stat[] {
  return SKILLS.map((skill) => ({
    icon: skill === "combat" ? "combat-skill" : skill,
    label: skill,
    aside: true,
    ...valued(String(card[skill]), present[skill]),
  }));
}

function vitality(card: ArkhamCard, present: ArkhamPresent): Stat[] {
  const stats: Stat[] = [];
  if (card.health !== null || present.health != null) {
    const value = valued(printedNumber(card.health), present.health);
    // Where a value is known in play, it already counts the investigators.
    const each = card.health_per_investigator && present.health === undefined;
    stats.push({ icon: "health", label: "health", ...(each ? { each } : {}), ...asPrinted(card, value) });
  }
  if (card.sanity !== null || present.sanity != null) {
    stats.push({ icon: "sanity", label: "sanity", ...valued(printedNumber(card.sanity), present.sanity) });
  }
  return stats;
}

/** Health for each investigator is not changed by there being several of them. */
function asPrinted(card: ArkhamCard, value: Value): Value {
  return card.health_per_investigator ? { now: value.now } : value;
}

function enemyStats(card: ArkhamCard, present: ArkhamPresent): Stat[] {
  return [
    { icon: "combat-skill", label: "fight", ...valued(printedNumber(card.fight), present.fight) },
    ...vitality(card, present),
    { icon: "agility", label: "evade", ...valued(printedNumber(card.evade), present.evade) },
    { icon: "damage", label: "damage dealt", aside: true, ...valued(String(card.damage), present.damage) },
    { icon: "horror", label: "horror dealt", aside: true, ...valued(String(card.horror), present.horror) },
  ];
}

function clueStat(card: ArkhamCard, present: ArkhamPresent): Stat[] {
  if (card.clues === null) return [];
  const each = !card.clues_fixed && card.clues !== 0 && present.clues === undefined;
  const now = present.clues === undefined ? printedNumber(card.clues) : printedNumber(present.clues);
  return [{ icon: "clue", label: card.type === "act" ? "clues needed" : "clues", now, ...(each ? { each } : {}) }];
}

function statsOf(card: ArkhamCard, present: ArkhamPresent): Stat[] {
  switch (card.type) {
    case "investigator":
      return [...skillStats(card, present), ...vitality(card, present)];
    case "enemy":
      return enemyStats(card, present);
    case "location":
      return card.shroud === null
        ? clueStat(card, present)
        : [
            { icon: "shroud", label: "shroud", ...valued(printedNumber(card.shroud), present.shroud) },
            ...clueStat(card, present),
          ];
    case "act":
      return clueStat(card, present);
    case "agenda":
      return card.doom === null
        ? []
        : [{ icon: "doom", label: "doom needed", ...valued(printedNumber(card.doom), present.doom) }];
    default:
      return vitality(card, present);
  }
}

function iconsOf(card: ArkhamCard): Icons {
  return { label: "skill icons", names: skillIcons(card.icons), changed: false };
}

function typeOf(card: ArkhamCard): string {
  if (card.basic) return `basic weakness, ${card.type}`;
  if (card.weakness) return `weakness, ${card.type}`;
  return card.stage > 0 ? `${card.type} ${card.stage}` : card.type;
}

function notesOf(card: ArkhamCard, written: boolean): string[] {
  const notes: string[] = [];
  if (!written && card.uses) notes.push(`Uses: ${printedNumber(card.uses[0])} ${card.uses[1]}`);
  if (!written && card.victory !== null) notes.push(`Victory ${card.victory}`);
  if (card.encounter_set_name) notes.push(card.encounter_set_name);
  return notes;
}

const icons = (symbols: readonly string[]): IconName[] => symbols.flatMap((symbol) => symbolIcon(symbol) ?? []);

/** What is drawn of a card of Arkham Horror, with its present values where they are given. */
export function arkhamFace(card: ArkhamCard, present: ArkhamPresent = {}): Face {
  const [first = "mythos", ...others] = card.classes;
  const symbol = symbolIcon(card.symbol);
  const printed = [...card.traits, ...card.keywords];
  const now = [...(present.traits ?? card.traits), ...(present.keywords ?? card.keywords)];
  return {
    game: "arkham",
    code: card.code,
    title: card.title,
    subtitle: card.subtitle,
    unique: card.unique,
    type: typeOf(card),
    shortType: card.weakness ? "weakness" : typeOf(card),
    figure: FIGURES[card.type] ?? "thing",
    tint: classIcon(first),
    alsoOf: others.map(classIcon),
    ...(card.cost === null ? {} : { cost: valued(printedNumber(card.cost), present.cost) }),
    level: card.level ?? 0,
    stats: statsOf(card, present),
    icons: iconsOf(card),
    slots: card.slots.map(slotIcon),
    ...(symbol ? { symbol } : {}),
    connects: icons(card.connects),
    traits: present.traits ?? card.traits,
    keywords: present.keywords ?? card.keywords,
    gained: beyond(now, printed),
    lost: beyond(printed, now),
    text: card.text === "" ? [] : card.text.split("\n"),
    notes: notesOf(card, card.text !== ""),
    source: `${card.pack_name} ${card.number}`,
    playable: card.playable,
  };
}

/** The side of a location that is up before anybody has entered it: its name there, and where it leads. */
export function unrevealedFace(card: ArkhamCard): Face {
  const face = arkhamFace(card);
  const { symbol: _, ...rest } = face;
  const symbol = symbolIcon(card.back_symbol);
  return {
    ...rest,
    code: card.code,
    title: card.back_title || card.title,
    subtitle: card.back_title ? "" : card.subtitle,
    type: "unrevealed location",
    shortType: "unrevealed",
    ...(symbol ? { symbol } : {}),
    connects: icons(card.back_connects),
    stats: [],
    text: [],
    keywords: [],
  };
}
