import { describe, expect, it } from "vitest";
import { deckOf } from "../pages/home";
import { readGames } from "./games";

describe("your games", () => {
  it.each([null, "", "nonsense", "{}", "[1, null, {}]"])("are none for %j", (stored) => {
    expect(readGames(stored)).toEqual([]);
  });

  it("are those that are kept", () => {
    const game = { table: "abcd", key: "k", title: "T", begun: 1, over: false, deck: "" };
    expect(readGames(JSON.stringify([game, "nonsense"]))).toEqual([game]);
  });
});

describe("a deck", () => {
  it("is left to chance, in whole or in part", () => {
    expect(deckOf(["", ""])).toBe("");
    expect(deckOf(["Hastur", "Cthulhu"])).toBe("Hastur, Cthulhu");
    expect(deckOf(["", "The Agency"], () => 0)).toBe("Miskatonic University, The Agency");
  });
});
