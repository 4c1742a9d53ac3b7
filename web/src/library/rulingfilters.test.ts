import { describe, expect, it } from "vitest";
import type { RulingLine } from "../wire/types";
import { matching, type RulingsWanted, sectionsOf } from "./rulingfilters";

const NOTHING: RulingsWanted = { text: "", game: "", document: "", edition: "", kind: "", section: "" };

function someRuling(facts: Partial<RulingLine>): RulingLine {
  return {
    id: "coc-4.1/1.10.a",
    game: "cthulhu",
    kind: "rule",
    title: "Lanterns",
    statement: "A lantern is lit once.",
    documents: ["coc-4.1"],
    editions: ["4.1"],
    section: "1.10",
    cards: ["Storm Lantern"],
    cases: 0,
    ...facts,
  };
}

const RULINGS = [
  someRuling({}),
  someRuling({ id: "coc-4.1/1.9.b", section: "1.9", title: "Boats", cards: [] }),
  someRuling({ id: "ahlcg-1.2/1.1.a", game: "arkham", section: "1.1", editions: ["1.2"], documents: ["ahlcg-1.2"] }),
];
const ids = (wanted: Partial<RulingsWanted>): string[] =>
  matching(RULINGS, { ...NOTHING, ...wanted }).map((one) => one.id);

describe("filters of rulings", () => {
  it("find words of statements, cards and ids", () => {
    expect(ids({ text: "boats lit" })).toEqual(["coc-4.1/1.9.b"]);
    expect(ids({ text: "storm lantern", game: "cthulhu" })).toEqual(["coc-4.1/1.10.a"]);
    expect(ids({ text: "ahlcg-1.2/1.1" })).toEqual(["ahlcg-1.2/1.1.a"]);
  });

  it("tell documents, editions and topics apart", () => {
    expect(ids({ edition: "1.2" })).toEqual(["ahlcg-1.2/1.1.a"]);
    expect(ids({ document: "coc-4.1", section: "1.9" })).toEqual(["coc-4.1/1.9.b"]);
  });

  it("offer the topics of what is chosen otherwise, by number", () => {
    expect(sectionsOf(RULINGS, { ...NOTHING, game: "cthulhu", section: "1.9" })).toEqual(["1.9", "1.10"]);
  });
});
