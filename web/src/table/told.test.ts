import { describe, expect, it } from "vitest";
import { cited, piecesOf } from "./told";

describe("sentences", () => {
  it("open the cards they name, the longer title first", () => {
    const cards = [
      ["Ghost", "a-1"],
      ["Ghost Ship", "a-2"],
    ] as const;
    expect(piecesOf("Ghost attacks Ghost Ship.", cards)).toEqual([
      { text: "Ghost", code: "a-1" },
      { text: " attacks " },
      { text: "Ghost Ship", code: "a-2" },
      { text: "." },
    ]);
  });

  it("cite rulings in brackets at their end", () => {
    expect(cited("It cannot. [coc-latest/3.2.b, reading/4]")).toEqual({
      text: "It cannot.",
      rulings: ["coc-latest/3.2.b", "reading/4"],
    });
    expect(cited("It gains [T].")).toEqual({ text: "It gains [T].", rulings: [] });
  });
});
