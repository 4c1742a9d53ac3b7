import { describe, expect, it } from "vitest";
import { someLine, someUpdate, someView } from "../../testing/table";
import { isDue, type Moment, nextHint } from "./lesson";
import { LESSONS } from "./lessons";

const update = someUpdate({ view: someView({ turn: 2, active: 0, phase: "operations" }) });
const moment: Moment = { update, asked: "action", showing: undefined, given: [] };

describe("hints", () => {
  it("are due when all that they say is so", () => {
    expect(isDue({ asked: ["action", "resource"], phase: "operations", turn: "yours", from: 2 }, moment)).toBe(true);
    expect(isDue({ turn: "others" }, moment)).toBe(false);
    expect(isDue({ from: 3 }, moment)).toBe(false);
    expect(isDue({ after: "commit" }, moment)).toBe(false);
  });

  it("look at what is being shown", () => {
    const line = someLine({ verb: "use" });
    expect(isDue({ shown: "use" }, { ...moment, showing: { head: line, lines: [line] } })).toBe(true);
    expect(isDue({ shown: "use" }, moment)).toBe(false);
  });

  it.each(Object.entries(LESSONS))("of %s are each given once, and end", (_, lesson) => {
    expect(new Set(lesson.hints.map((hint) => hint.id)).size).toBe(lesson.hints.length);
    expect(lesson.hints.at(-1)?.last).toBe(true);
    const given = lesson.hints.map((hint) => hint.id);
    expect(nextHint(lesson, { ...moment, given })).toBeUndefined();
    for (const { when } of lesson.hints) if (when.after) expect(given).toContain(when.after);
  });
});
