import { describe, expect, it } from "vitest";
import { readGames } from "./games";

describe("your games", () => {
  it.each([null, "", "nonsense", "{}", "[1, null, {}]"])("are none for %j", (stored) => {
    expect(readGames(stored)).toEqual([]);
  });

  it("are those that are kept", () => {
    const game = { table: "abcd", key: "k", title: "T", begun: 1, over: false };
    expect(readGames(JSON.stringify([game, "nonsense"]))).toEqual([game]);
  });
});
