import { describe, expect, it } from "vitest";
import { someArkhamCard } from "../testing/cards";
import { arkhamFace, unrevealedFace } from "./arkham";

const ENEMY = someArkhamCard({
  type: "enemy",
  classes: ["mythos"],
  cost: null,
  fight: 3,
  evade: null,
  health: 4,
  health_per_investigator: true,
  damage: 1,
});
const PLACE = someArkhamCard({
  title: "Boathouse",
  back_title: "Shore",
  type: "location",
  classes: ["mythos"],
  cost: null,
  shroud: 2,
  clues: 1,
  symbol: "moon",
  connects: ["t", "heart"],
  back_symbol: "square",
  back_connects: ["star"],
});

const values = (face: ReturnType<typeof arkhamFace>) =>
  Object.fromEntries(face.stats.map((stat) => [stat.label, stat.each ? `${stat.now} each` : stat.now]));

describe("a card of Arkham Horror", () => {
  it("has the values of its type", () => {
    expect(values(arkhamFace(ENEMY))).toEqual({
      fight: "3",
      health: "4 each",
      evade: "–",
      "damage dealt": "1",
      "horror dealt": "0",
    });
    expect(values(arkhamFace(PLACE))).toEqual({ shroud: "2", clues: "1 each" });
  });

  it("has health that counts the investigators once it is in play, which is no change", () => {
    const health = arkhamFace(ENEMY, { health: 8 }).stats.find((stat) => stat.label === "health");
    expect(health).toEqual({ icon: "health", label: "health", now: "8" });
  });

  it("shows where its values differ from what is printed", () => {
    const fight = arkhamFace(ENEMY, { fight: 2 }).stats.find((stat) => stat.label === "fight");
    expect(fight).toMatchObject({ now: "2", printed: "3" });
  });

  it("has an X for a number that its payer names, and no cost for a dash", () => {
    expect(arkhamFace(someArkhamCard({ cost: -2 })).cost).toEqual({ now: "X" });
    expect(arkhamFace(someArkhamCard({ cost: null })).cost).toBeUndefined();
  });

  it("tells the arcane slot from the Arcane struggle, and takes two hands", () => {
    const face = arkhamFace(someArkhamCard({ slots: ["arcane", "hand", "hand"] }));
    expect(face.slots).toEqual(["arcane-slot", "hand", "hand"]);
  });

  it("has all skills if it is an investigator, though a token has no room for them", () => {
    const face = arkhamFace(someArkhamCard({ type: "investigator", willpower: 4, health: 7, sanity: 7 }), {
      agility: 1,
    });
    expect(face.stats.filter((stat) => !stat.aside).map((stat) => stat.label)).toEqual(["health", "sanity"]);
    expect(face.stats.find((stat) => stat.label === "agility")).toMatchObject({ now: "1", printed: "0" });
  });

  it("shows of a place that nobody has entered only its other side", () => {
    const face = unrevealedFace(PLACE);
    expect(face).toMatchObject({
      title: "Shore",
      symbol: "symbol-square",
      connects: ["symbol-star"],
      stats: [],
      text: [],
    });
    expect(arkhamFace(PLACE)).toMatchObject({ title: "Boathouse", symbol: "symbol-moon" });
  });

  it("says that it is a weakness, and its stage", () => {
    expect(arkhamFace(someArkhamCard({ type: "treachery", weakness: true, basic: true })).type).toBe(
      "basic weakness, treachery",
    );
    expect(arkhamFace(someArkhamCard({ type: "act", stage: 2, clues: 3, clues_fixed: true })).type).toBe("act 2");
  });
});
