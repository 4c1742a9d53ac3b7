import type { ArkhamCard, CthulhuCard } from "../cards/types";
import { sketch } from "../table/arkham/faces";

/** Invented cards: a plain one of each game, with whatever a test says of it. */
export function someCthulhuCard(facts: Partial<CthulhuCard> = {}): CthulhuCard {
  return {
    code: "invented-1",
    title: "Lighthouse Keeper",
    descriptor: "",
    set: "Invented Set",
    number: "F1",
    type: "Character",
    faction: "Miskatonic University",
    unique: false,
    cost: "3",
    skill: "2",
    icons: "TCC",
    subtypes: ["Investigator"],
    keywords: [],
    steadfast: {},
    transient: false,
    struggles: "",
    text: "",
    playable: true,
    collectible: false,
    rulings: [],
    ...facts,
  };
}

export function someArkhamCard(facts: Partial<ArkhamCard> = {}): ArkhamCard {
  return sketch({
    code: "99001",
    title: "Storm Lantern",
    pack_name: "Invented Pack",
    number: 1,
    type: "asset",
    classes: ["seeker"],
    cost: 2,
    level: 0,
    ...facts,
  });
}
