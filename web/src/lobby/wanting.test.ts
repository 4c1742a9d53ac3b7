import { describe, expect, it } from "vitest";
import type { GameOffered, Wishable } from "../wire/types";
import {
  deckWords,
  INVITED,
  ownDeck,
  taken,
  toOpen,
  usualTable,
  withPlayer,
  withPlayers,
  withWish,
  YOU,
} from "./wanting";

const some = (...values: string[]) => values.map((value) => ({ value, label: value }));
const plain = { usual: "", pick: 1, each: false, own: false, whole: [], instead_of: "" };
const FACTIONS: Wishable = {
  ...plain,
  name: "decks",
  label: "Factions",
  choices: some("A", "B", "C"),
  pick: 2,
  each: true,
};
const DUEL: GameOffered = {
  game: "duel",
  title: "Duel",
  players: [2],
  each: 1,
  rivals: true,
  bots: [["heuristic", "plays well"]],
  wishes: [FACTIONS],
};
const QUEST: GameOffered = {
  ...DUEL,
  game: "quest",
  players: [1, 2, 3, 4],
  each: 4,
  rivals: false,
  wishes: [
    { ...FACTIONS, pick: 1 },
    { ...plain, name: "scenario", label: "Scenario", choices: some("One", "Two"), usual: "One" },
    { ...plain, name: "campaign", label: "Campaign", choices: some("Long"), instead_of: "scenario" },
    { ...plain, name: "edition", label: "Edition", choices: some("latest", "1.0"), usual: "latest" },
  ],
};
const noText = () => Promise.reject(new Error("no deck"));

describe("a table that is wanted", () => {
  it("is against a bot, with decks that chance decides, where nothing is said", async () => {
    expect(await toOpen(usualTable(DUEL), DUEL, "Danielle", noText)).toEqual({
      wish: { game: "duel", decks: ["", ""], settings: {} },
      seats: [
        { name: "Danielle", players: 1 },
        { name: "Bot", bot: "heuristic" },
      ],
      listed: false,
      clock: 0,
    });
  });

  it("seats you once for all the players that you decide for, with their decks first", async () => {
    let wanted = withPlayers(usualTable(QUEST), QUEST, 3);
    wanted = withPlayer(wanted, 0, { who: YOU, deck: ["A"] });
    wanted = withPlayer(wanted, 1, { who: INVITED, deck: [""] });
    wanted = withPlayer(wanted, 2, { who: YOU, deck: ["C"] });
    const table = await toOpen(wanted, QUEST, "Danielle", noText);
    expect(table.wish.decks).toEqual(["A", "C", ""]);
    expect(table.seats).toEqual([{ name: "Danielle", players: 2 }, { name: "" }]);
  });

  it("names a deck that comes with the game as it is", () => {
    const wish = { ...FACTIONS, whole: some("The Night Watch") };
    expect(deckWords(["The Night Watch"], wish)).toBe("The Night Watch");
  });

  it("brings decks of your own as their text", async () => {
    const wanted = withPlayer(usualTable(DUEL), 0, { who: YOU, deck: ownDeck("abcd") });
    const table = await toOpen(wanted, DUEL, "Danielle", async (id) => `text of ${id}`);
    expect(table.wish.decks?.[0]).toBe("text of abcd");
  });

  it("has one of two wishes that come for each other", async () => {
    const scenario = QUEST.wishes[1] as Wishable;
    let wanted = usualTable(QUEST);
    expect(taken(wanted, QUEST, scenario)).toBe("One");
    wanted = withWish(wanted, QUEST, "campaign", "Long");
    expect(taken(wanted, QUEST, scenario)).toBe("");
    expect((await toOpen(wanted, QUEST, "Danielle", noText)).wish.settings).toEqual({ campaign: "Long" });
    wanted = withWish(wanted, QUEST, "scenario", "Two");
    expect((await toOpen(wanted, QUEST, "Danielle", noText)).wish.settings).toEqual({ scenario: "Two" });
  });

  it("says the edition beside the other wishes", async () => {
    const table = await toOpen(withWish(usualTable(QUEST), QUEST, "edition", "1.0"), QUEST, "Danielle", noText);
    expect([table.wish.edition, table.wish.settings]).toEqual(["1.0", {}]);
  });
});

describe("a deck", () => {
  it("is left to chance, in whole or in part", () => {
    expect(deckWords(["", ""], FACTIONS)).toBe("");
    expect(deckWords(["C", "A"], FACTIONS)).toBe("C, A");
    expect(deckWords(["", "A"], FACTIONS, () => 0)).toBe("B, A");
  });
});
