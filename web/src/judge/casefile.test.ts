import { describe, expect, it } from "vitest";
import { CaseFile, entryOf, fieldOf, itemOf, withField, within } from "./casefile";

const TEXT = `# asked at the table
case: A question
players:
  Danielle:
    hand: [Shotgun Blast]   # the only one
    In Play:
      - {card: Mad Artist, wounds: 1}
  Tommy: {}
steps:
  - Danielle: {play: Shotgun Blast}
  - Tommy: pass
`;

describe("a case as text and form", () => {
  it("is read whatever the case of its keys", () => {
    const file = new CaseFile(TEXT);
    expect(file.names("players")).toEqual(["Danielle", "Tommy"]);
    expect(file.entries(["players", "danielle", "in play"], "card")).toEqual([
      { name: "Mad Artist", fields: { wounds: 1 } },
    ]);
    expect(file.word(["CASE"])).toBe("A question");
    expect(file.entries(["players", "Tommy", "hand"], "card")).toEqual([]);
  });

  it("keeps comments and all else when something is changed", () => {
    const text = new CaseFile(TEXT).written(["players", "Danielle", "in play"], ["Ghost"]);
    expect(text).toContain("# asked at the table");
    expect(text).toContain("# the only one");
    expect(text).toContain("In Play: [Ghost]");
    expect(new CaseFile(text).entries(["players", "Danielle", "in play"], "card")).toEqual([
      { name: "Ghost", fields: {} },
    ]);
  });

  it("takes in what was not there, and leaves out what is taken away", () => {
    const text = new CaseFile(TEXT).written(["players", "Tommy", "hand"], ["Panic"]);
    expect(new CaseFile(text).entries(["players", "Tommy", "hand"], "card")).toEqual([{ name: "Panic", fields: {} }]);
    const without = new CaseFile(text).written(["players", "Tommy", "hand"], undefined);
    expect(without).not.toContain("Panic");
    expect(new CaseFile(without).names("players")).toEqual(["Danielle", "Tommy"]);
    expect(new CaseFile("case: x\n").written(["players", "A", "hand"], ["Ghost"])).toContain("Ghost");
  });

  it("takes a step more at the end, or after another, and loses one", () => {
    const file = new CaseFile(TEXT);
    expect(file.withStep("Tommy", "{choose: Mad Artist}")).toContain("- Tommy: pass\n  - Tommy: {choose: Mad Artist}");
    const between = new CaseFile(TEXT).withStep("Tommy", "{play: Power Drain}", 10);
    expect(between).toContain("- Danielle: {play: Shotgun Blast}\n  - Tommy: {play: Power Drain}\n  - Tommy: pass");
    const fewer = new CaseFile(TEXT).withoutStep(10);
    expect(fewer).not.toContain("play: Shotgun Blast");
    const none = new CaseFile(new CaseFile("case: x\nsteps:\n  - A: pass\n").withoutStep(3));
    expect(none.text).not.toContain("steps");
    expect(none.withStep("A", "pass")).toContain("steps:\n  - A: pass");
    expect(new CaseFile("case: x\nexpect: {}\n").withStep("until", "story")).toMatch(/until: story\nexpect/);
  });

  it("says why it cannot be a form", () => {
    expect(new CaseFile("case: [").problem).not.toBe("");
    expect(new CaseFile("- a\n").problem).toBe("A case is written as key: value.");
    expect(new CaseFile("a: 1\n---\nb: 2\n").problem).not.toBe("");
    expect(new CaseFile(TEXT).problem).toBe("");
  });

  it("writes a card as its title where nothing else is said of it", () => {
    const entry = entryOf({ card: "Ghost", wounds: 1, As: "it" }, "card");
    expect(fieldOf(entry, "as")).toBe("it");
    expect(itemOf(withField(withField(entry, "wounds", undefined), "as", undefined), "card")).toBe("Ghost");
    expect(itemOf(within(entry, ["as"]), "card")).toEqual({ card: "Ghost", As: "it" });
    expect(itemOf(entryOf({ Agency: 2 }, "card"), "card")).toEqual({ Agency: 2 });
    expect(entryOf(12, "card")).toEqual({ name: "12", fields: {} });
  });
});
