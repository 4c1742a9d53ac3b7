import { describe, expect, it } from "vitest";
import { differences } from "./wordings";

const worded = (facts: Record<string, unknown>) => ({ editions: ["1.4"], facts });

describe("wordings", () => {
  it("differ in facts and in paragraphs; what is the same is left out", () => {
    const before = worded({ cost: "3", subtypes: ["Sorceror"], unique: true, text: "Fast.\nDraw 2 cards." });
    const after = worded({ cost: "3", subtypes: [], unique: true, text: "Fast.\nDraw a card." });
    expect(differences(before, after)).toEqual([
      { what: "subtypes", before: "Sorceror", after: "none" },
      { what: "text", before: "Draw 2 cards.", after: "Draw a card." },
    ]);
    expect(differences(before, before)).toEqual([]);
  });
});
