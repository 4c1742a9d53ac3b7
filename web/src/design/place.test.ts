import { describe, expect, it } from "vitest";
import { place, sideFor } from "./place";

const WINDOW = { width: 800, height: 400 };
const LARGE = { width: 320, height: 380 };
const SMALL = { width: 100, height: 40 };

describe("what floats", () => {
  it("stands on the side that is wished for, centred on its anchor", () => {
    const anchor = { left: 300, top: 200, width: 60, height: 20 };
    expect(place("above", anchor, SMALL, WINDOW)).toEqual({ left: 280, top: 154 });
    expect(place("below", anchor, SMALL, WINDOW)).toEqual({ left: 280, top: 226 });
    expect(place("right", anchor, SMALL, WINDOW)).toEqual({ left: 366, top: 190 });
  });

  it("stands on the other side where there is no room", () => {
    expect(place("above", { left: 300, top: 10, width: 60, height: 20 }, SMALL, WINDOW).top).toBe(36);
    expect(sideFor("right", { left: 700, top: 10, width: 60, height: 80 }, LARGE, 10, WINDOW)).toBe("left");
  });

  it("stands where there is most room if there is too little everywhere", () => {
    expect(
      sideFor("above", { left: 350, top: 190, width: 60, height: 20 }, { width: 700, height: 380 }, 6, WINDOW),
    ).toBe("right");
  });

  it("never leaves the window", () => {
    for (const left of [0, 200, 400, 780]) {
      for (const top of [0, 200, 390]) {
        const at = place("right", { left, top, width: 20, height: 10 }, LARGE, WINDOW);
        expect(at.left).toBeGreaterThanOrEqual(8);
        expect(at.top).toBeGreaterThanOrEqual(8);
        expect(at.left + LARGE.width).toBeLessThanOrEqual(WINDOW.width - 8);
        expect(at.top + LARGE.height).toBeLessThanOrEqual(WINDOW.height - 8);
      }
    }
  });
});
