import { describe as about, expect, it } from "vitest";
import { someArkhamCard, someCthulhuCard } from "../testing/cards";
import { arkhamFace } from "./arkham";
import { cthulhuFace } from "./cthulhu";
import { describe } from "./describe";
import { wounds } from "./state";

about("a card in words", () => {
  it("has its values, icons and state", () => {
    const face = cthulhuFace(someCthulhuCard({ descriptor: "Alone" }), { skill: 4 });
    expect(describe(face, { exhausted: true, counters: [wounds(1)], attached: 2 })).toBe(
      "Lighthouse Keeper, Alone, Miskatonic University character, cost 3, skill 4, printed 2, " +
        "icons Terror, Combat ×2, exhausted, 2 attached, 1 wound",
    );
  });

  it("says to what it is attached, for those who do not see where it lies", () => {
    expect(describe(undefined, { facedown: true, host: "Storm Lantern" })).toBe(
      "Facedown card, attached to Storm Lantern",
    );
  });

  it("says for whom a value counts", () => {
    const enemy = someArkhamCard({ type: "location", classes: ["mythos"], cost: null, shroud: 2, clues: 1 });
    expect(describe(arkhamFace(enemy), {})).toBe("Storm Lantern, location, shroud 2, clues 1 per investigator");
  });

  it("has a level where that is more than 0", () => {
    expect(describe(arkhamFace(someArkhamCard({ level: 3 })), {})).toBe("Storm Lantern, Seeker asset, level 3, cost 2");
    expect(describe(arkhamFace(someArkhamCard()), {})).toBe("Storm Lantern, Seeker asset, cost 2");
  });

  it("says nothing of a card that is not known", () => {
    expect(describe(undefined, { facedown: true })).toBe("Facedown card");
    expect(describe(undefined, { insane: true })).toBe("Insane character");
  });

  it("says of a card of one's own that lies facedown only which it is", () => {
    expect(describe(cthulhuFace(someCthulhuCard()), { insane: true })).toBe("Lighthouse Keeper, insane");
  });
});
