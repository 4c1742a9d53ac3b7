import { describe, expect, it } from "vitest";
import { likelyGame } from "../decks/files";
import { groupsOf } from "./groups";

const PAGES = [
  { path: "/cards", title: "Cards", keys: "g c" },
  { path: "/cards/:game/:code", title: "Card" },
];

const NOTHING = { cards: [], rulings: [], decks: [], ready: [], cases: [], meant: [] };

describe("what a search has found", () => {
  it("stands in groups, each with what it leads to", () => {
    const card = { game: "arkham", code: "01016", name: ".45 Automatic", about: "Asset" };
    const groups = groupsOf({ ...NOTHING, cards: [card] }, PAGES, "card");
    expect(groups.map((group) => group.label)).toEqual(["Pages", "Cards"]);
    expect(groups[0]?.hits.map((hit) => hit.address)).toEqual(["/cards"]);
    expect(groups[1]?.hits[0]?.address).toBe("/cards/arkham/01016");
  });

  it("leads to decks that come with the game and to cases", () => {
    const deck = { id: "cthulhu-the-lodge", game: "cthulhu", name: "The Lodge", cards: 50, about: [], touched: 0 };
    const lodge = { place: "cards/core.yaml:12", title: "The Lodge meets", game: "cthulhu" };
    const groups = groupsOf({ ...NOTHING, ready: [deck], cases: [lodge] }, [], "lodge");
    expect(groups.map((group) => [group.label, group.hits[0]?.address])).toEqual([
      ["Decks that come with the game", "/decks/cthulhu-the-lodge"],
      ["Cases", "/cases/cards/core.yaml%3A12"],
    ]);
  });

  it("is nothing where nothing is searched", () => {
    expect(groupsOf(undefined, PAGES, " ")).toEqual([]);
  });
});

describe("a deck that is pasted", () => {
  it("is likely of the game whose words it has", () => {
    expect(likelyGame("Investigator: Roland Banks\n2 Knife", "cthulhu")).toBe("arkham");
    expect(likelyGame('{"investigator_code": "01001"}', "cthulhu")).toBe("arkham");
    expect(likelyGame('<?xml version="1.0"?><deck/>', "arkham")).toBe("cthulhu");
    expect(likelyGame("2 Knife", "arkham")).toBe("arkham");
  });
});
