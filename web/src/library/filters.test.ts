import { describe, expect, it } from "vitest";
import { someArkhamCard, someCthulhuCard } from "../testing/cards";
import type { CardFacts as ArkhamFacts } from "../wire/arkham";
import { arkhamItem, cthulhuItem } from "./catalogue";
import { ANYTHING, chosen, FACETS, phrases, readWanted, toggled, valuesOf, withIcon, writtenQuery } from "./filters";

const KEEPER = cthulhuItem(someCthulhuCard({ code: "a", keywords: ["Toughness +2"], text: "Draw a card." }), 0);
const BOAT = cthulhuItem(
  someCthulhuCard({ code: "b", title: "Rowing Boat", type: "Support", cost: "X", icons: "", faction: "Hastur" }),
  1,
);
const OLD = cthulhuItem(someCthulhuCard({ code: "c", title: "Älteste", cost: "1", collectible: true }), 2);
const ITEMS = [KEEPER, BOAT, OLD];

const names = (wanted: Partial<typeof ANYTHING>): string[] =>
  chosen(ITEMS, { ...ANYTHING, ...wanted }).map((item) => item.code);

describe("filters of cards", () => {
  it("leave out the collectible game unless it is asked for", () => {
    expect(names({})).toEqual(["a", "b"]);
    expect(names({ collectible: true })).toEqual(["a", "b", "c"]);
  });

  it("find all words and phrases of a text, wherever they stand and however they are written", () => {
    expect(names({ text: "keeper draw" })).toEqual(["a"]);
    expect(names({ text: '"draw a card"' })).toEqual(["a"]);
    expect(names({ text: '"card a draw"' })).toEqual([]);
    expect(names({ text: "alteste", collectible: true })).toEqual(["c"]);
    expect(phrases('one "two three" "four')).toEqual(["one", "two three", "four"]);
  });

  it("ask for any of the values of one kind, and for all kinds", () => {
    expect(names({ facets: { faction: ["Hastur", "Miskatonic University"] } })).toEqual(["a", "b"]);
    expect(names({ facets: { faction: ["Hastur"], type: ["character"] } })).toEqual([]);
    expect(names({ facets: { keyword: ["Toughness"] } })).toEqual(["a"]);
  });

  it("ask for so many icons of a kind", () => {
    expect(names({ icons: "CC" })).toEqual(["a"]);
    expect(names({ icons: "CCC" })).toEqual([]);
  });

  it("put cheap cards first where cost is the order, and X last", () => {
    expect(names({ order: "cost", collectible: true })).toEqual(["c", "a", "b"]);
  });

  it("put cards whose names have the word before those whose text has it", () => {
    const drawer = cthulhuItem(someCthulhuCard({ code: "d", title: "Drawing Room" }), 9);
    expect(chosen([KEEPER, drawer], { ...ANYTHING, text: "draw" }).map((item) => item.code)).toEqual(["d", "a"]);
  });

  it("stand in the address, and are read from there", () => {
    const wanted = withIcon(toggled({ ...ANYTHING, text: "a b", playable: "yes" }, "set", "Core Set"), "C");
    const query = Object.fromEntries(new URLSearchParams(writtenQuery(wanted)));
    expect(readWanted("cthulhu", query)).toEqual(wanted);
    expect(writtenQuery(ANYTHING)).toBe("");
    expect(readWanted("cthulhu", { order: "constructor", playable: "perhaps" })).toEqual(ANYTHING);
  });

  it("take back what is chosen twice, and begin anew after three icons", () => {
    expect(toggled(toggled(ANYTHING, "cost", "2"), "cost", "2").facets).toEqual({ cost: [] });
    expect(["C", "C", "C", "C"].reduce((wanted, letter) => withIcon(wanted, letter), ANYTHING).icons).toBe("");
  });

  it("list the values that there are, in their order", () => {
    const [faction] = FACETS.cthulhu;
    expect(faction && valuesOf(ITEMS, faction)).toEqual(["Miskatonic University", "Hastur"]);
    const cards = [5, -2, 0].map((cost, place) => arkhamItem({ ...(someArkhamCard({ cost }) as ArkhamFacts) }, place));
    const cost = FACETS.arkham.find((facet) => facet.key === "cost");
    expect(cost && valuesOf(cards, cost)).toEqual(["0", "5", "X"]);
  });
});
