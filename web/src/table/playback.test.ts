import { beforeEach, describe, expect, it, vi } from "vitest";
import { someLine, someUpdate } from "../testing/table";
import type { Line, Update } from "../wire/types";
import { type Pacing, Playback, stepsOf } from "./playback";

const PACING: Pacing = {
  begins: new Set(["use", "commit", "story begins", "struggle"]),
  together: new Set(["commit"]),
  followed: new Set(["story begins", "struggle"]),
};
const line = (verb: string, player = 1): Line => someLine({ text: verb, verb, player });
let place = 0;

function update(...log: Line[]): Update {
  place += 1;
  return someUpdate({ place, log });
}

describe("steps", () => {
  it("begin with what begins something, and have what was paid for it", () => {
    const steps = stepsOf([line("drain"), line("use"), line("enter"), line("use")], PACING);
    expect(steps.map((step) => step.lines.map((one) => one.verb))).toEqual([["drain", "use", "enter"], ["use"]]);
    expect(steps[0]?.head.verb).toBe("use");
  });

  it("are one for those who commit together", () => {
    expect(stepsOf([line("commit"), line("commit"), line("commit", 0)], PACING)).toHaveLength(2);
  });
});

describe("what others do", () => {
  let shown: number[];
  let logged: string[][];
  let staged: [number, string[]][];
  let factor: number;
  let playback: Playback;

  beforeEach(() => {
    vi.useFakeTimers();
    [shown, logged, staged, factor] = [[], [], [], 1];
    playback = new Playback(
      (one) => {
        shown.push(one.place - place);
        logged.push(one.log.map(({ verb }) => verb));
      },
      (view, log) => staged.push([view.turn, log.map((one) => one.verb)]),
      () => PACING,
      () => factor,
    );
    place = 0;
  });

  it("is shown one after the other, and one can answer at the last", () => {
    playback.take(update(line("use")));
    playback.take(update(line("use")));
    expect([shown.length, playback.busy.value]).toEqual([1, true]);
    vi.runOnlyPendingTimers();
    expect([shown.length, playback.busy.value]).toEqual([2, false]);
    expect(playback.showing.value).toBeDefined();
    vi.runOnlyPendingTimers();
    expect(playback.showing.value).toBeUndefined();
  });

  it("comes step by step within one update, of which the last changes the table", () => {
    playback.take(update(line("story begins", 0), line("struggle", 0), line("struggle", 1)));
    expect([shown.length, playback.showing.value?.head.verb]).toEqual([0, "story begins"]);
    vi.runOnlyPendingTimers();
    vi.runOnlyPendingTimers();
    expect([shown.length, playback.busy.value]).toEqual([1, false]);
  });

  it("is seen on the table as it is told, as far as the server says how things stood", () => {
    const log = ["story begins", "struggle", "wound", "struggle", "token"].map((verb) => line(verb, 0));
    const turn = (value: number) => [{ way: ["turn"], value, at: -1, gone: 0, come: [] }];
    const scenes = [1, 3].map((lines) => ({ lines, changes: turn(lines * 10) }));
    playback.take({ ...update(...log), scenes });
    expect(staged).toEqual([[10, ["story begins"]]]);
    vi.runOnlyPendingTimers();
    expect(staged[1]).toEqual([30, ["struggle", "wound"]]);
    expect(shown).toEqual([]);
    vi.runOnlyPendingTimers();
    expect([shown.length, staged.length, logged.at(-1)]).toEqual([1, 2, ["struggle", "token"]]);
  });

  it("can be skipped, and is not waited for where nobody wants to", () => {
    for (let more = 0; more < 5; more += 1) playback.take(update(line("use")));
    playback.skip();
    expect([shown.length, playback.busy.value]).toEqual([5, false]);
    factor = 0;
    playback.take(update(line("use"), line("use")));
    expect(shown).toHaveLength(6);
  });

  it("waits while it is held", () => {
    playback.take(update(line("use")));
    playback.take(update(line("use")));
    playback.hold();
    vi.runAllTimers();
    expect(shown).toHaveLength(1);
    playback.goOn();
    expect(shown).toHaveLength(2);
  });

  it("does not delay what one does oneself", () => {
    playback.take(update(line("use")));
    playback.seen();
    playback.take(update(line("use", 0)));
    expect(shown).toHaveLength(2);
  });
});
