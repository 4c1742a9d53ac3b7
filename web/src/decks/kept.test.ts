import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deckAt, decksHere, dropDeck, handUp, isHere, keepChanged, keepNew } from "./kept";
import { EMPTY, withMore } from "./sheet";

const DECK = { ...EMPTY, name: "Mine", cards: { a: 2 } };
let signedIn: boolean;

beforeEach(() => {
  signedIn = false;
  localStorage.clear();
  vi.stubGlobal("fetch", async (_: string, { method = "GET" }: { method?: string } = {}) => {
    const page = { id: "there", game: "cthulhu", sheet: DECK, touched: 1, yours: true };
    if (signedIn || method !== "POST") return new Response(JSON.stringify(page));
    return new Response(JSON.stringify({ why: "Sign in, and your decks are kept here." }), { status: 403 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a deck of a guest", () => {
  it("is kept in the browser, found there, changed there and dropped", async () => {
    const page = await keepNew("cthulhu", DECK);
    expect([isHere(page.id), page.yours]).toEqual([true, true]);
    expect(decksHere()).toMatchObject([{ id: page.id, name: "Mine", cards: 2 }]);
    const { touched } = await keepChanged(page.id, { sheet: withMore(DECK, "b", 1), touched: page.touched });
    expect((await deckAt(page.id)).sheet.cards).toEqual({ a: 2, b: 1 });
    await expect(keepChanged(page.id, { sheet: DECK, touched: page.touched })).rejects.toThrow("elsewhere");
    expect(touched).toBeGreaterThan(page.touched);
    await dropDeck(page.id);
    await expect(deckAt(page.id)).rejects.toThrow("no such deck");
  });

  it("goes to the server once he has signed in", async () => {
    const page = await keepNew("cthulhu", DECK);
    await expect(handUp(page.id)).rejects.toThrow("Sign in");
    expect(decksHere()).toHaveLength(1);
    signedIn = true;
    expect((await handUp(page.id)).id).toBe("there");
    expect(decksHere()).toEqual([]);
  });

  it("is kept by the server where that keeps it", async () => {
    signedIn = true;
    expect(isHere((await keepNew("cthulhu", DECK)).id)).toBe(false);
  });
});
