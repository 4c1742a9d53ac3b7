import { describe, expect, it } from "vitest";
import { someOption, someView } from "../testing/table";
import type { OptionView } from "../wire/types";
import { CTHULHU } from "./cthulhu/tabletop";
import { buttonOptions, clickOn, litSpots, optionOfKey, passOption } from "./options";
import type { Tabletop } from "./tabletop";

const seenBy = (viewer: number) => (option: OptionView) => (CTHULHU as Tabletop).spotsOf(option, someView({ viewer }));
const ME = seenBy(0);
const pass = someOption();
const play = someOption({ place: 1, word: "play", card: 5, text: "Play it" });
const commits = [3, 4].map((story, at) => someOption({ place: at + 1, word: "commit", card: 7, number: story }));

describe("a click", () => {
  it("answers where it can mean one thing only", () => {
    expect(clickOn([pass, play], "card 5", undefined, ME)).toEqual({ does: "answer", option: play });
  });

  it("means nothing where nothing is lit", () => {
    expect(clickOn([pass, play], "card 6", undefined, ME)).toBeUndefined();
  });

  it("takes a card up that can go to several places, and a second click puts it there", () => {
    expect(clickOn(commits, "card 7", undefined, ME)).toEqual({ does: "take", spot: "card 7" });
    expect(clickOn(commits, "card 4", "card 7", ME)).toEqual({ does: "answer", option: commits[1] });
    expect(clickOn(commits, "card 7", "card 7", ME)).toEqual({ does: "lay back" });
  });

  it("asks where a card has several options", () => {
    const both = [play, someOption({ place: 2, word: "trigger", card: 5 })];
    expect(clickOn(both, "card 5", undefined, ME)).toEqual({ does: "ask", options: both });
  });

  it("on a domain or a player answers what is about them", () => {
    const drain = someOption({ word: "domain", card: 1, number: 2 });
    const player = someOption({ word: "player", number: 1 });
    expect(clickOn([drain, player], "domain 1 2", undefined, ME)).toEqual({ does: "answer", option: drain });
    expect(clickOn([drain, player], "player 1", undefined, ME)).toEqual({ does: "answer", option: player });
  });
});

describe("what is lit", () => {
  it("is what can be clicked first, and where the card that is taken up can go", () => {
    expect([...litSpots(commits, undefined, ME)]).toEqual(["card 7"]);
    expect([...litSpots(commits, "card 7", ME)]).toEqual(["card 7", "card 3", "card 4"]);
  });

  it("are your own domains for a resource", () => {
    const resource = someOption({ word: "resource", card: 5, number: 2 });
    expect([...litSpots([resource], "card 5", seenBy(1))]).toEqual(["card 5", "domain 1 2"]);
  });
});

describe("buttons and keys", () => {
  it("are there for what nothing on the table stands for", () => {
    const yes = someOption({ place: 2, word: "yes", text: "Yes" });
    expect(passOption([play, pass])).toBe(pass);
    expect(buttonOptions([pass, play, yes], ME)).toEqual([yes]);
    expect([optionOfKey([pass, play], 2), optionOfKey([pass, play], 3)]).toEqual([play, undefined]);
  });
});
