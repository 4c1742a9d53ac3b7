import { describe, expect, it } from "vitest";
import { someDecision, someOption, someView } from "../../testing/table";
import { isGrave, passWords } from "./tabletop";

const pass = someOption();

describe("passing", () => {
  it("is grave where it ends your operations phase, and not in the other's", () => {
    const decision = someDecision({ options: [pass] });
    expect(isGrave(decision, someView())).toBe(true);
    expect(isGrave(decision, someView({ active: 1 }))).toBe(false);
    expect(passWords(decision, someView())).toBe("Pass: end your operations phase");
  });

  it("is grave where nobody is committed", () => {
    const done = someOption({ word: "done", text: "Done" });
    const nobody = someDecision({ kind: "commit characters", options: [done] });
    expect(isGrave(nobody, someView())).toBe(true);
    expect(passWords(nobody, someView())).toBe("Done: commit nobody");
    const one = someDecision({ kind: "commit characters", options: [done], assigned: [[7, 3]] });
    expect(isGrave(one, someView())).toBe(false);
    expect(passWords(one, someView())).toBe("Done: commit 1");
  });
});
