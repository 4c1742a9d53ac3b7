import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { someView } from "../testing/table";
import type { Change, ReplayDocument } from "../wire/types";
import type { Source } from "./source";
import { PACES, Walk } from "./walk";

const turn = (value: number): Change => ({ way: ["turn"], value, at: -1, gone: 0, come: [] });

/** Steps of turns 0, 0, 1, 1, 1, 2. */
const DOCUMENT: ReplayDocument = {
  game: "cthulhu",
  title: "",
  edition: "latest",
  names: ["Danielle", "Tommy"],
  eyes: -1,
  view: { ...someView({ turn: 0 }) },
  steps: [0, 0, 1, 1, 1, 2].map((number, place) => ({ place, seat: 0, said: "", log: [], changes: [turn(number)] })),
  conceded: -1,
  result: null,
  broken: "",
};

function someWalk(answer = () => new Response(JSON.stringify(DOCUMENT))) {
  const fetch = vi.fn(async () => answer());
  const position = async () => ({ text: "" });
  const source: Source = { fetch, position, link: undefined, file: undefined };
  return { walk: new Walk(source), fetch };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("going through a replay", () => {
  it("has an address for each step where the game is on the server", async () => {
    const walk = new Walk({ ...someWalk().walk.source, link: "/replays/abc" });
    await walk.look("1", "2");
    walk.go(4);
    expect(walk.address.value).toBe("/replays/abc?eyes=1&step=4");
    expect(someWalk().walk.address.value).toBeUndefined();
  });

  it("stays within its steps", async () => {
    const { walk } = someWalk();
    await walk.look("all", "99");
    expect(walk.step.value).toBe(5);
    walk.go(9);
    expect(walk.step.value).toBe(5);
    walk.go(-3);
    expect(walk.step.value).toBe(0);
  });

  it("goes from turn to turn, and back first to the beginning of this one", async () => {
    const { walk } = someWalk();
    await walk.look("all", "3");
    walk.turn(-1);
    expect(walk.step.value).toBe(2);
    walk.turn(-1);
    expect(walk.step.value).toBe(0);
    walk.turn(1);
    walk.turn(1);
    expect(walk.step.value).toBe(5);
    walk.turn(1);
    expect(walk.step.value).toBe(5);
  });

  it("plays by itself to the end, and from there anew", async () => {
    const { walk } = someWalk();
    await walk.look("all", "4");
    walk.toggle();
    vi.advanceTimersByTime(PACES.normal);
    expect([walk.step.value, walk.playing.value]).toEqual([5, false]);
    walk.toggle();
    expect([walk.step.value, walk.playing.value]).toEqual([0, true]);
    walk.toggle();
    vi.advanceTimersByTime(PACES.normal * 3);
    expect(walk.step.value).toBe(0);
  });

  it("fetches what each side saw once, and stays at the step where it is", async () => {
    const { walk, fetch } = someWalk();
    await walk.look("all", "3");
    await walk.look("1");
    await walk.look("all");
    expect(fetch).toHaveBeenCalledTimes(2);
    expect([walk.step.value, walk.eyes.value]).toEqual([3, "all"]);
  });

  it("says why it cannot be shown, and tries again", async () => {
    const problem = { why: "This game goes on." };
    const { walk, fetch } = someWalk(() => new Response(JSON.stringify(problem), { status: 400 }));
    await walk.look("all");
    expect(walk.problem.value).toBe("This game goes on.");
    await walk.look("all");
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
