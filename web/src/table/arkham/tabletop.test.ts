import { describe, expect, it } from "vitest";
import {
  someArkhamDecision,
  someArkhamOption,
  someArkhamView,
  someInvestigator,
  someRemarks,
} from "../../testing/arkham";
import type { TestView } from "../../wire/arkham";
import { asks, isGrave, noteOn, passWords, percent, short, spotsOf } from "./tabletop";

const TWO = [someInvestigator("Roland Banks"), someInvestigator("Wendy Adams", { id: 2 })];
const END = someArkhamOption({ word: "end turn", text: "End your turn" });
const TEST: TestView = {
  player: 1,
  skill: "intellect",
  action: "investigate",
  target: 5,
  difficulty: 2,
  value: 3,
  committed: [],
  tokens: [],
  modifier: 0,
  odds: 0.6,
  commits: [{ card: 7, icons: 1, odds: 0.75 }],
};

describe("where an option is clicked", () => {
  it("is your deck to draw, your resources to gain one, and the card for the rest", () => {
    const view = someArkhamView({ investigators: TWO, viewer: 1 });
    const spots = (["draw", "resource", "investigate"] as const).map((word) =>
      spotsOf(someArkhamOption({ word, card: word === "investigate" ? 5 : -1 }), view),
    );
    expect(spots).toEqual([["deck 1"], ["pool 1"], ["card 5"]]);
  });

  it("is nowhere for many ways to assign damage, which are given out point by point", () => {
    const ways = [0, 1, 2, 3].map((place) => someArkhamOption({ place, word: "assign" }));
    const view = (options: typeof ways) => someArkhamView({ decision: someArkhamDecision({ options }) });
    expect(ways.map((way) => spotsOf(way, view(ways.slice(0, 3))).length)).toEqual([0, 0, 0, 0]);
    expect(ways.map((way) => spotsOf(way, view(ways)).length)).toEqual([1, 1, 1, 1]);
  });
});

describe("the question", () => {
  it("names whoever is asked where one has several investigators", () => {
    const decision = someArkhamDecision();
    expect(asks(decision, someArkhamView(), null, false)).toBe("Your turn: 3 actions left");
    expect(asks(decision, someArkhamView({ investigators: TWO, viewer: 1 }), null, true)).toBe(
      "Wendy’s turn: 3 actions left",
    );
  });

  it("says which window it is, and what would be answered", () => {
    const asked = (kind: "window" | "react", facts: Parameters<typeof someRemarks>[0]) =>
      asks(someArkhamDecision({ kind, question: "Use something?" }), someArkhamView(), someRemarks(facts), false);
    expect(asked("window", { when: "before enemies attack" })).toBe("Before enemies attack: use something?");
    expect(asked("react", { answered: "Ghoul Minion attacks you" })).toBe("Ghoul Minion attacks you. React?");
  });

  it("says whose test it is", () => {
    const view = someArkhamView({ investigators: TWO, test: TEST });
    expect(asks(someArkhamDecision({ kind: "commit" }), view, null, true)).toBe(
      "Roland: Commit cards to the test of Wendy?",
    );
  });
});

describe("an option", () => {
  it("has its odds beside it, and who would attack first", () => {
    const fight = someArkhamOption({ place: 2, word: "fight", card: 9 });
    const prospect = { place: 2, skill: "combat", value: 4, difficulty: 3, odds: 0.625 };
    const decision = someArkhamDecision({ options: [fight], prospects: [prospect] });
    const remarks = someRemarks({ provoking: [2], enemies: "Swarm of Rats attacks first" });
    expect(noteOn(fight, decision, someArkhamView(), remarks)).toBe(
      "combat 4 against 3, 63 %, Swarm of Rats attacks first",
    );
  });

  it("that commits a card has the odds with it", () => {
    const commit = someArkhamOption({ word: "commit", card: 7 });
    expect(noteOn(commit, someArkhamDecision(), someArkhamView({ test: TEST }), null)).toBe("75 %");
  });
});

describe("ending a turn", () => {
  it("is grave while there are actions left, and says how many", () => {
    const decision = someArkhamDecision({ options: [END] });
    expect([isGrave(decision, someArkhamView()), passWords(decision, someArkhamView())]).toEqual([
      true,
      "End your turn, with 3 actions left",
    ]);
    const spent = someArkhamView({ investigators: [someInvestigator("Roland Banks", { actions: 0 })] });
    expect([isGrave(decision, spent), passWords(decision, spent)]).toEqual([false, "End your turn"]);
  });
});

describe("words", () => {
  it("are short for investigators and careful for odds", () => {
    expect(['"Skids" O\'Toole', "Roland Banks"].map(short)).toEqual(["Skids", "Roland"]);
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(["0 %", "under 1 %", "50 %", "over 99 %", "100 %"]);
  });
});
