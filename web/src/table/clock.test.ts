import { describe, expect, it } from "vitest";
import { written } from "./clock";

describe("a clock", () => {
  it.each([
    [0, "0:00"],
    [-3, "0:00"],
    [59.2, "1:00"],
    [61, "1:01"],
    [3600, "60:00"],
  ])("shows %d seconds as %s", (seconds, shown) => {
    expect(written(seconds)).toBe(shown);
  });
});
