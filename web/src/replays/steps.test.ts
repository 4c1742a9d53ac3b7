import { describe, expect, it } from "vitest";
import { someView } from "../testing/table";
import type { Change, GameView, ReplayDocument, ReplayStep } from "../wire/types";
import { chapterAt, chaptersOf, logOf, saidAt, viewsOf } from "./steps";

function change(way: readonly (string | number)[], facts: Partial<Change>): Change {
  return { way, value: null, at: -1, gone: 0, come: [], ...facts };
}

function someStep(facts: Partial<ReplayStep> = {}): ReplayStep {
  return { place: 0, seat: 0, said: "", log: [], changes: [], ...facts };
}

const line = (text: string) => ({ text, verb: "", player: 0, rulings: [], cards: [], shown: -1 });

function someDocument(steps: readonly ReplayStep[]): ReplayDocument {
  const view = { turn: 0, cards: [1, 2, 3], players: [{ hand: 4 }, { hand: 5 }] };
  return {
    game: "cthulhu",
    title: "One against the other",
    edition: "latest",
    names: ["Danielle", "Tommy"],
    eyes: -1,
    view,
    steps,
    conceded: -1,
    result: null,
    broken: "",
  };
}

describe("the steps of a replay", () => {
  it("change a value, a member of a list, and which members there are", () => {
    const views = viewsOf(
      someDocument([
        someStep(),
        someStep({ changes: [change(["turn"], { value: 1 }), change(["players", 1, "hand"], { value: 6 })] }),
        someStep({ changes: [change(["cards"], { at: 1, gone: 1, come: [8, 9] })] }),
      ]),
    );
    expect(views[1]).toEqual({ turn: 1, cards: [1, 2, 3], players: [{ hand: 4 }, { hand: 6 }] });
    expect(views[2]).toMatchObject({ cards: [1, 8, 9, 3] });
    expect(views[0]).toMatchObject({ turn: 0, cards: [1, 2, 3] });
  });

  it("share what no step has changed, so that it is not drawn anew", () => {
    const views = viewsOf(
      someDocument([someStep(), someStep({ changes: [change(["players", 1, "hand"], { value: 6 })] })]),
    ) as unknown as { players: object[] }[];
    expect(views[1]?.players[0]).toBe(views[0]?.players[0]);
    expect(views[1]?.players[1]).not.toBe(views[0]?.players[1]);
  });

  it("fall into turns, each with whose it is", () => {
    const turns: GameView[] = [0, 0, 1, 1, 2].map((turn) => someView({ turn, active: turn % 2 }));
    const chapters = chaptersOf("cthulhu", turns, ["Danielle", "Tommy"]);
    expect(chapters.map((chapter) => chapter.title)).toEqual([
      "Before the first turn",
      "Turn 1: Tommy",
      "Turn 2: Danielle",
    ]);
    expect(chapterAt(chapters, 3)).toBe(1);
    expect(chaptersOf("arkham", turns, ["Danielle"]).map((chapter) => chapter.title)).toEqual([
      "Before the first round",
      "Round 1",
      "Round 2",
    ]);
  });

  it("have the lines of the log, and say who did what", () => {
    const document = someDocument([
      someStep({ seat: -1, said: "Danielle goes first.", log: [line("a")] }),
      someStep({ seat: 1, said: "Pass", log: [line("b"), line("c")] }),
    ]);
    expect(logOf(document).map(({ step, line }) => `${step}${line.text}`)).toEqual(["0a", "1b", "1c"]);
    expect(saidAt(document, 0)).toBe("Danielle goes first.");
    expect(saidAt(document, 1)).toBe("Tommy: Pass");
  });
});
