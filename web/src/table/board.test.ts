import { describe, expect, it } from "vitest";
import { largest, SCALES } from "./board";

describe("the scale of a board", () => {
  it("is the largest that has room, whichever it was before", () => {
    for (const room of SCALES) for (const now of SCALES) expect(largest(now, (scale) => scale <= room)).toBe(room);
  });

  it("stays where nothing has changed, but where it has no room any more", () => {
    expect(largest(0.95, () => true, false)).toBe(0.95);
    expect(largest(0.95, (scale) => scale <= 0.7, false)).toBe(0.7);
  });

  it("is the smallest where none has room", () => {
    expect(largest(0.95, () => false)).toBe(SCALES[0]);
  });
});
