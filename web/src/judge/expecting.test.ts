import { describe, expect, it } from "vitest";
import { CaseFile } from "./casefile";
import { expectedIn, keysFor, meant, typed, withExpected } from "./expecting";

const TEXT = "case: A question\nexpect:\n  Danielle: {drained: [1]}   # paid\n  Ghost: {zone: in play}\n";

describe("what a case expects", () => {
  it("is read row by row, and written without touching the rest", () => {
    expect(expectedIn(new CaseFile(TEXT))).toEqual([
      { of: "Danielle", key: "drained", value: [1] },
      { of: "Ghost", key: "zone", value: "in play" },
    ]);
    const more = withExpected(TEXT, "ghost", "wounds", 1);
    expect(expectedIn(new CaseFile(more)).at(-1)).toEqual({ of: "Ghost", key: "wounds", value: 1 });
    expect(more).toContain("# paid");
  });

  it("leaves nobody behind of whom nothing is expected", () => {
    const less = withExpected(TEXT, "Ghost", "zone", undefined);
    expect(less).not.toContain("Ghost");
    expect(withExpected(less, "Danielle", "drained", undefined)).not.toContain("expect");
    expect(expectedIn(new CaseFile(withExpected("case: x\n", "game", "over", false)))).toHaveLength(1);
  });

  it("knows what may be said of whom", () => {
    const expectable = { card: ["wounds"], player: ["drained"], game: ["night"] };
    expect(keysFor(expectable, ["Danielle"], "danielle")).toEqual(["drained"]);
    expect(keysFor(expectable, ["Danielle"], "Ghost")).toEqual(["wounds"]);
    expect(keysFor(expectable, ["Danielle"], "Game")).toEqual(["night"]);
  });

  it("takes values as they are typed", () => {
    for (const value of ["in play", 3, true, ["Ghost", "Panic"], { 1: 3 }]) expect(meant(typed(value))).toEqual(value);
    expect(meant("[Ghost")).toBe("[Ghost");
    expect(meant("  ")).toBeUndefined();
  });
});
