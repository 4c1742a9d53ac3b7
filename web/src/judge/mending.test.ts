import { describe, expect, it } from "vitest";
import { mended } from "./mending";

const said = "There is no card called “Powre Drain”. Did you mean Power Drain?";

describe("a mistake with a suggestion", () => {
  it("is put right in its line alone", () => {
    const text = "hand: [Powre Drain]\ndeck: [Powre Drain]\n";
    expect(mended(text, { line: 2, text: said })).toBe("hand: [Powre Drain]\ndeck: [Power Drain]\n");
  });

  it("is quoted where the title has a comma", () => {
    const long = "There is no card called “Dark Yung”. Did you mean Dark Young, Goat Spawn?";
    expect(mended("hand: [Dark Yung]", { line: 1, text: long })).toBe('hand: ["Dark Young, Goat Spawn"]');
    expect(mended('hand: ["Dark Yung"]', { line: 1, text: long })).toBe('hand: ["Dark Young, Goat Spawn"]');
  });

  it("stays where there is none, or the word is not there", () => {
    expect(mended("hand: [x]", { line: 1, text: "There is no card called “x”." })).toBeUndefined();
    expect(mended("hand: [x]", { line: 1, text: said })).toBeUndefined();
    expect(mended("hand: [x]", { line: 9, text: said })).toBeUndefined();
  });
});
