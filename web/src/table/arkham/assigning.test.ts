import { describe, expect, it } from "vitest";
import type { OptionView } from "../../wire/arkham";
import { moreTo, sharesOf, takers } from "./assigning";

const ROLAND = 1;
const BEAT_COP = 2;

function assign(place: number, ...parts: number[]): OptionView {
  return { place, word: "assign", text: "", card: -1, number: -1, other: -1, face: null, answers: null, parts };
}

/** Two damage and one horror between an investigator and an ally who has no sanity. */
const all = assign(0, ROLAND, 2, 1);
const one = assign(1, ROLAND, 1, 1, BEAT_COP, 1, 0);
const none = assign(2, ROLAND, 0, 1, BEAT_COP, 2, 0);
const OPTIONS = [all, one, none];

describe("damage and horror", () => {
  it("are given as the parts of an answer say", () => {
    expect(sharesOf(one).get(BEAT_COP)).toEqual({ damage: 1, horror: 0 });
    expect(takers(OPTIONS)).toEqual([ROLAND, BEAT_COP]);
  });

  it("go to another card point by point, and back", () => {
    expect(moreTo(OPTIONS, all, BEAT_COP, "damage")).toBe(one);
    expect(moreTo(OPTIONS, one, BEAT_COP, "damage")).toBe(none);
    expect(moreTo(OPTIONS, none, ROLAND, "damage")).toBe(one);
  });

  it("go nowhere that no answer has them", () => {
    expect(moreTo(OPTIONS, all, BEAT_COP, "horror")).toBeUndefined();
    expect(moreTo(OPTIONS, none, BEAT_COP, "damage")).toBeUndefined();
  });
});
