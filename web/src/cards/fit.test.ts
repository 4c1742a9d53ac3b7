import { describe, expect, it } from "vitest";
import { fitted, type Room } from "./fit";

/** Every letter is as wide as the type is large. */
const square = (text: string): number => text.length;
const ROOM: Room = {
  width: 100,
  sizes: [
    [10, 2],
    [5, 3],
  ],
};

describe("a title", () => {
  it("is as large as it may be", () => {
    expect(fitted("The Well", ROOM, square)).toEqual({ size: 10, lines: ["The Well"] });
  });

  it("takes the next line before a smaller size", () => {
    expect(fitted("The Deep Sea", ROOM, square)).toEqual({ size: 10, lines: ["The Deep", "Sea"] });
  });

  it("is smaller where a word would not have room", () => {
    expect(fitted("Desertification", ROOM, square)).toEqual({ size: 5, lines: ["Desertification"] });
  });

  it("is parted behind a hyphen of its own", () => {
    expect(fitted("Yog-Sothoth", ROOM, square)).toEqual({ size: 10, lines: ["Yog-", "Sothoth"] });
    expect(fitted("All-Points-Bulletin", ROOM, square).lines).toEqual(["All-Points-Bulletin"]);
  });

  it("has a word broken only at the smallest size", () => {
    const word = "abcdefghijklmnopqrstuvwxyz";
    expect(fitted(word, ROOM, square)).toEqual({ size: 5, lines: ["abcdefghijklmnopqrs-", "tuvwxyz"] });
  });

  it("is cut as the last resort, and says so", () => {
    const { lines } = fitted("aaaaaaaaaaaaaaaa bbbbbbbbbbbbbbbb cccccccccccccccc dddd", ROOM, square);
    expect(lines).toEqual(["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb", "cccccccccccccccc…"]);
  });

  it("leaves room for a mark before it", () => {
    expect(fitted("Old Hooded", ROOM, square, 1)).toEqual({ size: 10, lines: ["Old", "Hooded"] });
  });
});
