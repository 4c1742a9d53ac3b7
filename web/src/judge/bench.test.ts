import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TrialRun, TrialStep, Verdict } from "../wire/types";
import { Bench, differing, PAUSE, viewAt } from "./bench";

function someStep(facts: Partial<TrialStep> = {}): TrialStep {
  return { line: 1, step: "", told: [], view: null, declined: [], ...facts };
}

function someRun(facts: Partial<TrialRun> = {}): TrialRun {
  return { edition: "latest", passed: true, wrong: [], view: { at: "first" }, steps: [], asked: null, ...facts };
}

const VERDICT: Verdict = {
  game: "cthulhu",
  title: "x",
  names: ["A", "B"],
  editions: ["1.4", "latest"],
  stops: [],
  expectable: { card: [], player: [], game: [] },
  cites: [],
  mistakes: [],
  runs: [someRun({ steps: [someStep({ line: 3 })] })],
};

const told = (...texts: string[]) => texts.map((text) => ({ text, rulings: [] }));
const fetch = vi.fn(async (_address: string, _asked?: RequestInit) => new Response(JSON.stringify(VERDICT)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetch);
  fetch.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a case before the judge", () => {
  it("is judged once nothing more is written", async () => {
    const bench = new Bench();
    bench.write("case: x\n");
    bench.write("case: xy\n");
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(bench.verdict.value).toEqual(VERDICT);
    bench.takeBack();
    expect(bench.text.value).toBe("case: x\n");
  });

  it("is judged under the editions that are chosen", async () => {
    const bench = new Bench();
    bench.edition.value = "1.4";
    bench.other.value = "latest";
    await bench.judge();
    expect(JSON.parse(String(fetch.mock.lastCall?.[1]?.body)).editions).toEqual(["1.4", "latest"]);
  });

  it("keeps what came of it last while an answer says what is wrong", async () => {
    const bench = new Bench();
    await bench.judge();
    fetch.mockImplementationOnce(async () => new Response(JSON.stringify({ why: "Too long." }), { status: 400 }));
    await bench.judge();
    expect([bench.problem.value, bench.verdict.value]).toEqual(["Too long.", VERDICT]);
  });

  it("looks at the step that is taken", async () => {
    const bench = new Bench();
    bench.open("case: x\nsteps:\n  - A: pass\n");
    await vi.advanceTimersByTimeAsync(0);
    bench.step("B", "pass", 3);
    expect(bench.looked.value.step).toBe(1);
    expect(bench.text.value).toContain("- A: pass\n  - B: pass");
  });

  it("shows how things stood last where a step has no position of its own", () => {
    const run = someRun({ steps: [someStep({ view: { at: "second" } }), someStep()] });
    expect(viewAt(run, -1)).toEqual({ at: "first" });
    expect(viewAt(run, 1)).toEqual({ at: "second" });
    expect(viewAt(run, 99)).toEqual({ at: "second" });
  });

  it("marks what one edition tells and the other does not", () => {
    const run = someRun({ steps: [someStep({ told: told("a", "b", "b") })] });
    const other = someRun({ steps: [someStep({ told: told("b", "a") })] });
    expect([...differing(run, other, 0)]).toEqual([2]);
    expect(differing(other, run, 0).size).toBe(0);
    expect(differing(run, undefined, 0).size).toBe(0);
  });
});
