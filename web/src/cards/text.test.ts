import { describe, expect, it } from "vitest";
import { paragraphParts, spoken, textParts } from "./text";

const WORDS = new Map([
  ["Toughness", "It takes more wounds."],
  ["Fast", "It wins ties."],
  ["Fast asleep", "It does nothing."],
]);

describe("icons in texts", () => {
  it("stand for their codes, in either game", () => {
    expect(paragraphParts("It gains [T] and [elder thing].")).toEqual([
      { kind: "text", text: "It gains " },
      { kind: "icon", icon: "terror", label: "Terror", boxed: false },
      { kind: "text", text: " and " },
      { kind: "icon", icon: "elder-thing", label: "Elder Thing", boxed: false },
      { kind: "text", text: "." },
    ]);
  });

  it("tell a struggle of a story from the icon of a character", () => {
    expect(paragraphParts("[C struggle]")).toEqual([
      { kind: "icon", icon: "combat", label: "Combat struggle", boxed: true },
    ]);
  });

  it("tell the Combat of one game from the combat of the other", () => {
    const [first, second] = paragraphParts("[C][combat]");
    expect(first).toMatchObject({ icon: "combat" });
    expect(second).toMatchObject({ icon: "combat-skill" });
  });

  it("are left as they are written where nobody knows them", () => {
    expect(paragraphParts("Say [something].")).toEqual([{ kind: "text", text: "Say [something]." }]);
  });

  it("are read out by their names", () => {
    expect(spoken("[action] Test [willpower] (3).")).toBe("Action Test willpower (3).");
  });
});

describe("what an ability begins with", () => {
  it.each(["Action:", "Forced Response:", "Other side: Forced:", "Action (in hand):"])("stands apart: %s", (lead) => {
    expect(paragraphParts(`${lead} Do it.`)).toEqual([
      { kind: "lead", text: lead },
      { kind: "text", text: " Do it." },
    ]);
  });

  it("is not found in the middle of a sentence", () => {
    expect(paragraphParts("You choose: this or that.")).toHaveLength(1);
  });
});

describe("words of the glossary", () => {
  it("are explained with the number that belongs to them", () => {
    expect(paragraphParts("Toughness +2.", WORDS)).toEqual([
      { kind: "term", text: "Toughness +2", meaning: "It takes more wounds." },
      { kind: "text", text: "." },
    ]);
  });

  it("are explained where they first stand in the whole text", () => {
    const parts = textParts(["Fast.", "It loses Fast."], WORDS);
    expect(parts.map((paragraph) => paragraph.filter((part) => part.kind === "term").length)).toEqual([1, 0]);
  });

  it("are whole words, and the longest that there is", () => {
    expect(paragraphParts("Breakfast, Fastness, Fast-moving", WORDS)).toHaveLength(1);
    expect(paragraphParts("Fast asleep", WORDS)).toEqual([
      { kind: "term", text: "Fast asleep", meaning: "It does nothing." },
    ]);
  });

  it("are none where there is no glossary", () => {
    expect(paragraphParts("Fast.")).toEqual([{ kind: "text", text: "Fast." }]);
  });
});
