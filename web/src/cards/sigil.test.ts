import { expect, it } from "vitest";
import { sigil } from "./sigil";

it("is always the same for a card", () => {
  expect(sigil("Storm Lantern", "thing")).toEqual(sigil("Storm Lantern", "thing"));
});

it("differs from card to card, and from figure to figure", () => {
  const titles = ["Storm Lantern", "Storm Lanterns", "storm lantern", "Lighthouse Keeper"];
  const drawn = new Set(titles.map((title) => sigil(title, "thing").lines));
  expect(drawn.size).toBe(titles.length);
  expect(sigil("Storm Lantern", "being").lines).not.toBe(sigil("Storm Lantern", "thing").lines);
});
