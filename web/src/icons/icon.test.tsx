import { screen } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { render } from "../testing/render";
import { ChaosToken } from "./chaos";
import { ICON_NAMES, Icon } from "./icon";

const TOLD_APART = [
  ["terror", "combat", "arcane", "investigation"],
  [
    "agency",
    "miskatonic",
    "syndicate",
    "cthulhu",
    "hastur",
    "yog-sothoth",
    "shub-niggurath",
    "silver-twilight",
    "neutral",
  ],
  ["guardian", "seeker", "rogue", "mystic", "survivor", "neutral", "mythos"],
  ["willpower", "intellect", "combat-skill", "agility", "wild"],
  ["action", "free", "reaction", "fast"],
  ["skull", "cultist", "tablet", "elder-thing", "elder-sign", "auto-fail"],
  ICON_NAMES.filter((name) => name.startsWith("symbol-")),
] as const;

describe("icons", () => {
  it.each(TOLD_APART.map((names) => ({ names })))("are told apart by their shapes: $names", ({ names }) => {
    const drawn = new Set(names.map((name) => render(<Icon name={name} />).innerHTML));
    expect(drawn.size).toBe(names.length);
  });

  it("are silent unless they have something to say", () => {
    expect(
      render(<Icon name="terror" />)
        .querySelector("svg")
        ?.getAttribute("aria-hidden"),
    ).toBe("true");
    render(<Icon name="terror" label />);
    expect(screen.getByRole("img", { name: "Terror" })).not.toBeNull();
    render(<Icon name="terror" label="Terror struggle" />);
    expect(screen.getByRole("img", { name: "Terror struggle" })).not.toBeNull();
  });
});

describe("a chaos token", () => {
  it.each([
    ["-3", "minus 3", "minus"],
    ["+1", "+1", "plus"],
    ["0", "0", "plus"],
    ["elder thing", "Elder thing", "symbol"],
    ["auto-fail", "Auto-fail", "worst"],
    ["elder sign", "Elder sign", "best"],
  ])("%s is read as %s", (token, said, tone) => {
    render(<ChaosToken token={token} />);
    expect(screen.getByRole("img", { name: `Chaos token: ${said}` }).dataset.tone).toBe(tone);
  });
});
