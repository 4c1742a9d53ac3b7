import { describe, expect, it } from "vitest";
import tokens from "./tokens.css?raw";

type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** As WCAG reckons it. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(rgb(one)), luminance(rgb(other))].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A colour of the design system in a theme. */
function colour(name: string, theme: "light" | "dark"): string {
  const [, said = ""] = new RegExp(`--${name}: ([^;]+);`).exec(tokens) ?? [];
  const both = /light-dark\((#\w+), (#\w+)\)/.exec(said);
  return both ? (both[theme === "light" ? 1 : 2] as string) : said;
}

const GROUNDS = ["paper", "surface", "raised", "sunken"];
const THEMES = ["light", "dark"] as const;

describe.each(THEMES)("in the %s theme", (theme) => {
  it.each(["ink", "ink-soft", "accent", "better", "worse"])("%s is read on every ground", (ink) => {
    for (const ground of GROUNDS) {
      expect(contrast(colour(ink, theme), colour(ground, theme)), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(["accent", "danger"])("what stands on %s is read", (ground) => {
    expect(contrast(colour(`on-${ground}`, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["focus", "lit", "chosen", "line-strong"])("%s is seen beside every ground", (line) => {
    for (const ground of GROUNDS) {
      expect(contrast(colour(line, theme), colour(ground, theme)), ground).toBeGreaterThanOrEqual(3);
    }
  });
});

it("white is read on every faction, class and counter", () => {
  const tints = [...tokens.matchAll(/--(tint|wound|mind|token|clue|doom): (#\w+);/g)].map(([, , hex]) => hex as string);
  expect(tints.length).toBeGreaterThan(15);
  for (const tint of tints) expect(contrast("#ffffff", tint), tint).toBeGreaterThanOrEqual(4.5);
});
