import { type ArkhamPresent, arkhamFace } from "../cards/arkham";
import { type CthulhuPresent, cthulhuFace } from "../cards/cthulhu";
import type { Face } from "../cards/face";
import type { ArkhamCard, CthulhuCard } from "../cards/types";
import type { Data } from "./data";

/** The card of a title; the first where several have it. */
export function cthulhu(data: Data, title: string, present: CthulhuPresent = {}): Face {
  const card = data.cthulhu.cards.find((one) => one.title === title) ?? data.cthulhu.cards[0];
  return cthulhuFace(card as CthulhuCard, present);
}

export function arkhamCard(data: Data, title: string): ArkhamCard {
  return (data.arkham.cards.find((one) => one.title === title) ?? data.arkham.cards[0]) as ArkhamCard;
}

export function arkham(data: Data, title: string, present: ArkhamPresent = {}): Face {
  return arkhamFace(arkhamCard(data, title), present);
}

type Measure<Card> = (card: Card) => number;

function most<Card>(cards: readonly Card[], count: number, measure: Measure<Card>): Card[] {
  return [...cards].sort((one, other) => measure(other) - measure(one)).slice(0, count);
}

/** The cards that have it hardest: long titles, long words, long texts, many subtypes, many icons, X. */
export function hardest(data: Data): Face[] {
  const coc = data.cthulhu.cards;
  const ark = data.arkham.cards;
  const longestWord = (title: string): number => Math.max(...title.split(/[ -]/).map((word) => word.length));
  const found = [
    ...[
      ...most(coc, 4, (card) => card.title.length),
      ...most(coc, 4, (card) => longestWord(card.title)),
      ...most(coc, 3, (card) => card.text.length),
      ...most(coc, 3, (card) => card.subtypes.join(" ").length),
      ...most(coc, 2, (card) => card.keywords.length),
      ...most(coc, 2, (card) => card.icons.length + card.struggles.length),
      ...most(coc, 2, (card) => (card.cost === "X" ? 1 : 0) + (card.skill === "X" ? 1 : 0)),
      ...most(coc, 2, (card) => card.descriptor.length),
    ].map((card) => cthulhuFace(card)),
    ...[
      ...most(ark, 3, (card) => card.title.length),
      ...most(ark, 3, (card) => longestWord(card.title)),
      ...most(ark, 3, (card) => card.text.length),
      ...most(ark, 3, (card) => card.traits.join(" ").length),
      ...most(ark, 2, (card) => card.connects.length),
      ...most(ark, 2, (card) => card.icons.length),
      ...most(ark, 2, (card) => (card.cost === -2 ? 1 : 0)),
      ...most(ark, 2, (card) => (card.fight === -2 ? 1 : 0)),
      ...most(ark, 2, (card) => card.subtitle.length),
    ].map((card) => arkhamFace(card)),
  ];
  return found.filter((face, place) => found.findIndex((other) => other.title === face.title) === place);
}

/** Cards of every type and faction, to be seen side by side. */
export const CTHULHU_TITLES = [
  "Adult Deep One",
  "Shotgun Blast",
  "Cthulhu",
  "Mad Artist",
  "Paranormal Specialist",
  "Diseased Sewer Rats",
  "Thomas F. Malone",
  "Dr. Carson",
  "Hooligan",
  "Shub-Niggurath",
  "Yog-Sothoth",
  "Hastur",
  "Lord Jeffrey Farrington",
  "Library of Pergamum",
  "Shadowed Reef",
  "Peering through the Gate",
  "The Well",
  "Opening Night",
];

export const ARKHAM_TITLES = [
  "Roland Banks",
  "Daisy Walker",
  "Machete",
  "Beat Cop",
  "Shotgun",
  "Old Book of Lore",
  "Dodge",
  "Deduction",
  "Unexpected Courage",
  "Switchblade",
  "Shrivelling",
  "Baseball Bat",
  "Ghoul Priest",
  "Swarm of Rats",
  "Crypt Chill",
  "Amnesia",
  "Study",
  "Cellar",
  "Trapped",
  "What's Going On?!",
  "The Gathering",
  "Lita Chantler",
];
