import { describe, expect, it } from "vitest";
import { arkhamItem, cthulhuItem, type Item } from "../library/catalogue";
import { someArkhamCard, someCthulhuCard } from "../testing/cards";
import type { CardFacts as ArkhamFacts } from "../wire/arkham";
import { opened, shuffled } from "./drawing";
import { EMPTY, grouped, lotsOf, ownedBy, RANDOM_WEAKNESS, traded, withExiled, withMore } from "./sheet";
import { curve, icons, meanCost, split } from "./statistics";

const arkham = (facts: Partial<ArkhamFacts>): Item =>
  arkhamItem({ signature_of: "", deck_requirements: {}, ...someArkhamCard(), ...facts } as ArkhamFacts, 0);
const indexed = (...items: Item[]) => new Map(items.map((item) => [item.code, item]));

const KEEPER = cthulhuItem(someCthulhuCard({ code: "keeper" }), 0);
const GALE = cthulhuItem(
  someCthulhuCard({ code: "gale", title: "Gale", type: "Event", cost: "X", icons: "", faction: "Hastur" }),
  1,
);
const TALE = cthulhuItem(someCthulhuCard({ code: "tale", type: "Story", cost: null, struggles: "TCAI", icons: "" }), 2);
const LOTS = [
  { item: KEEPER, copies: 3 },
  { item: GALE, copies: 2 },
  { item: TALE, copies: 1 },
];

describe("a deck", () => {
  it("gets copies, and loses a card with its last one", () => {
    const sheet = withMore(EMPTY, "keeper", 2);
    expect(sheet.cards).toEqual({ keeper: 2 });
    expect(withMore(sheet, "keeper", -5).cards).toEqual({});
    expect(withMore(sheet, "gale", -1)).toBe(sheet);
    expect(traded(sheet, "keeper", "gale").cards).toEqual({ keeper: 1, gale: 1 });
  });

  it("gets the cards of its investigator, and loses those of the one before", () => {
    const byCode = indexed(arkham({ code: "old", signature_of: "x" }), arkham({ code: "plain" }));
    const owner = arkham({ code: "y", type: "investigator", deck_requirements: { own: 1 } });
    const sheet = ownedBy({ ...EMPTY, owner: "x", cards: { old: 1, plain: 2 } }, owner, byCode);
    expect(sheet).toMatchObject({ owner: "y", cards: { plain: 2, own: 1, [RANDOM_WEAKNESS]: 1 } });
  });

  it("keeps a basic weakness that was drawn", () => {
    const byCode = indexed(arkham({ code: "fear", weakness: true, basic: true }));
    const owner = arkham({ code: "y", type: "investigator" });
    expect(ownedBy({ ...EMPTY, cards: { fear: 1 } }, owner, byCode).cards).toEqual({ fear: 1 });
  });

  it("is told by type, and leaves out what the catalogue does not have", () => {
    const lots = lotsOf({ ...EMPTY, cards: { gale: 1, keeper: 2, nothing: 3 } }, indexed(KEEPER, GALE));
    expect(grouped(lots, ["character", "event"]).map(([type]) => type)).toEqual(["character", "event"]);
  });

  it("has a curve without a gap, a split and icons; stories do not count", () => {
    expect(curve(LOTS)).toEqual([
      { label: "0", count: 0 },
      { label: "1", count: 0 },
      { label: "2", count: 0 },
      { label: "3", count: 3 },
      { label: "X", count: 2 },
    ]);
    expect(split(LOTS)).toEqual([
      { label: "Miskatonic University", count: 3 },
      { label: "Hastur", count: 2 },
    ]);
    expect(icons(LOTS).map(({ count }) => count)).toEqual([3, 6, 0, 0]);
    expect(meanCost(LOTS)).toBe(3);
    expect(curve([])).toEqual([]);
  });

  it("deals hands that chance decides, of all its cards but stories", () => {
    const cards = shuffled(LOTS, () => 0);
    expect(cards.map((item) => item.code).sort()).toEqual(["gale", "gale", "keeper", "keeper", "keeper"]);
    expect(opened(cards, "cthulhu")).toEqual({ hand: cards, rest: [] });
  });

  it("loses what was exiled, and has it back where that was told wrongly", () => {
    const after = withExiled({ ...EMPTY, cards: { a: 2 } }, "a", 1);
    expect([after.cards, after.exiled]).toEqual([{ a: 1 }, { a: 1 }]);
    const twice = withExiled(after, "a", 1);
    expect(withExiled(twice, "a", 1)).toBe(twice);
    expect(withExiled(withExiled(twice, "a", -1), "a", -1)).toMatchObject({ cards: { a: 2 }, exiled: {} });
  });
});
