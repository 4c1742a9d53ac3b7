import { describe, expect, it } from "vitest";
import { someCthulhuCard } from "../testing/cards";
import { cthulhuFace, factionIcon } from "./cthulhu";
import { change } from "./face";

describe("a card of Call of Cthulhu", () => {
  it("shows what is printed while nothing has changed", () => {
    const face = cthulhuFace(someCthulhuCard());
    expect(face).toMatchObject({ cost: { now: "3" }, tint: "miskatonic", type: "character", gained: [], lost: [] });
    expect(face.icons).toEqual({ label: "icons", names: ["terror", "combat", "combat"], changed: false });
    expect(face.stats).toEqual([{ icon: "skill", label: "skill", now: "2" }]);
  });

  it("shows present values beside what is printed", () => {
    const face = cthulhuFace(someCthulhuCard(), { cost: 1, skill: 4, icons: "T", keywords: ["Fast"], subtypes: [] });
    expect(face.cost).toEqual({ now: "1", printed: "3" });
    expect(face.stats[0]).toMatchObject({ now: "4", printed: "2" });
    expect(face.icons).toMatchObject({ names: ["terror"], changed: true });
    expect([face.gained, face.lost]).toEqual([["Fast"], ["Investigator"]]);
  });

  it("has an X that nothing can be compared with", () => {
    const face = cthulhuFace(someCthulhuCard({ cost: "X" }), { cost: 2 });
    expect(face.cost && change(face.cost)).toBe("changed");
  });

  it("has struggles in place of icons if it is a story, and neither cost nor skill", () => {
    const story = someCthulhuCard({
      type: "Story",
      faction: "",
      cost: null,
      skill: null,
      icons: "",
      struggles: "TCAI",
    });
    const face = cthulhuFace(story, { struggles: "TCAAI" });
    expect(face).toMatchObject({ tint: "story", stats: [], icons: { label: "struggles", changed: true } });
    expect(face.cost).toBeUndefined();
  });

  it("says what Steadfast asks for", () => {
    expect(cthulhuFace(someCthulhuCard({ steadfast: { Hastur: 2 } })).notes).toEqual(["Steadfast: Hastur ×2"]);
  });

  it.each([
    "The Agency",
    "Miskatonic University",
    "The Syndicate",
    "Cthulhu",
    "Hastur",
    "Yog-Sothoth",
    "Shub-Niggurath",
    "The Order of the Silver Twilight",
    "Neutral",
  ])("has a shape of its own for %s", (faction) => {
    expect(factionIcon(faction)).not.toBe("story");
  });
});
