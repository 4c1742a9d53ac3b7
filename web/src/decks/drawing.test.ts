import { describe, expect, it } from "vitest";
import type { Item } from "../library/catalogue";
import { opened, redrawn } from "./drawing";

const card = (code: string, weakness = false): Item => ({ code, name: code, weakness }) as Item;
const codes = (cards: readonly Item[]): string[] => cards.map(({ code }) => code);
const first = (): number => 0;

describe("a sample hand of Arkham Horror", () => {
  const deck = [card("W", true), ...["A", "B", "C", "D", "E", "F", "G"].map((code) => card(code))];

  it("has no weakness, and those that came up are shuffled back in", () => {
    const { hand, rest } = opened(deck, "arkham", first);
    expect(codes(hand)).toEqual(["A", "B", "C", "D", "E"]);
    expect(codes(rest).sort()).toEqual(["F", "G", "W"]);
    expect(codes(rest)[0]).not.toBe("W");
  });

  it("is drawn anew as far as cards are put back, of which none comes again", () => {
    const dealt = { hand: deck.slice(1, 6), rest: [card("W", true), card("F"), card("G")] };
    const { hand, rest } = redrawn(dealt, new Set([0, 2]), first);
    expect(codes(hand)).toEqual(["B", "D", "E", "F", "G"]);
    expect(codes(rest).sort()).toEqual(["A", "C", "W"]);
  });
});
