import { describe, expect, it } from "vitest";
import { domainOf, EMPTY, saidOf } from "./domains";

describe("a domain of a case", () => {
  it("is said in several ways, and read in each", () => {
    expect(domainOf({ Agency: 2, Neutral: 1, drained: true })).toEqual({
      factions: { Agency: 2, Neutral: 1 },
      cards: [],
      drained: true,
    });
    expect(domainOf(["Binding", { card: "Local Sheriff", as: "loan" }]).cards).toEqual([
      { name: "Binding", fields: {} },
      { name: "Local Sheriff", fields: { as: "loan" } },
    ]);
    expect(domainOf({ cards: ["Binding"], drained: true })).toEqual({
      factions: {},
      cards: [{ name: "Binding", fields: {} }],
      drained: true,
    });
    expect(domainOf([{ Hastur: 1 }, "Binding"])).toMatchObject({ factions: { Hastur: 1 } });
    expect(domainOf(undefined)).toEqual(EMPTY);
  });

  it("is written as shortly as can be, and read again as it was", () => {
    expect(saidOf(domainOf(["Binding"]))).toEqual(["Binding"]);
    expect(saidOf(domainOf({ Agency: 2 }))).toEqual({ Agency: 2 });
    for (const said of [
      { Agency: 2, drained: true },
      { cards: ["Binding"], drained: true },
      [{ Yog: 1 }, "Binding"],
      {},
    ]) {
      expect(domainOf(saidOf(domainOf(said)))).toEqual(domainOf(said));
    }
  });
});
