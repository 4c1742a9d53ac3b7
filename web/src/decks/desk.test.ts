import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DeckPage } from "../wire/types";
import { Desk, type Drafts } from "./desk";
import { EMPTY, withMore } from "./sheet";

const PAGE: DeckPage = { id: "deck", game: "cthulhu", sheet: EMPTY, touched: 1, yours: true, ready: false };
let stored: Map<string, string>;
let sent: { sheet: DeckPage["sheet"]; touched: number }[];
let answers: (() => Response)[];

const drafts = (): Drafts => ({
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
  removeItem: (key) => void stored.delete(key),
});
const json = (content: unknown, status = 200) => new Response(JSON.stringify(content), { status });

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  sent = [];
  answers = [];
  vi.stubGlobal("fetch", async (_: string, { method, body }: { method: string; body?: string }) => {
    const wanted = body ? JSON.parse(body) : undefined;
    if (method === "PUT") sent.push(wanted);
    return (answers.shift() ?? (() => json({ ...PAGE, sheet: wanted?.sheet ?? EMPTY, touched: 2 })))();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a deck on the desk", () => {
  it("is in the browser at once, and on the server when changes rest", async () => {
    const desk = new Desk(PAGE, drafts());
    desk.change(withMore(EMPTY, "a", 1));
    desk.change(withMore(desk.sheet.value, "a", 1));
    expect([desk.status.value, stored.size]).toEqual(["changed", 1]);
    await vi.runAllTimersAsync();
    expect(sent).toMatchObject([{ touched: 1, sheet: { cards: { a: 2 } } }]);
    expect([desk.status.value, stored.size]).toEqual(["kept", 0]);
  });

  it("takes back every change, and does it again", () => {
    const desk = new Desk(PAGE, drafts());
    desk.change(withMore(EMPTY, "a", 1));
    desk.change(withMore(desk.sheet.value, "b", 1));
    desk.undo();
    expect(desk.sheet.value.cards).toEqual({ a: 1 });
    desk.undo();
    desk.undo();
    expect([desk.sheet.value.cards, desk.canUndo.value]).toEqual([{}, false]);
    desk.redo();
    expect(desk.sheet.value.cards).toEqual({ a: 1 });
    desk.change(withMore(desk.sheet.value, "c", 1));
    expect(desk.canRedo.value).toBe(false);
  });

  it("takes back what was typed as a whole", () => {
    const desk = new Desk(PAGE, drafts());
    for (const name of ["G", "Gh", "Gho"]) desk.change({ ...desk.sheet.value, name }, "name");
    desk.change(withMore(desk.sheet.value, "a", 1));
    desk.undo();
    expect(desk.sheet.value.name).toBe("Gho");
    desk.undo();
    expect([desk.sheet.value.name, desk.canUndo.value]).toEqual(["", false]);
  });

  it("is tried again where the server does not answer", async () => {
    answers = [
      () => {
        throw new TypeError("no connection");
      },
    ];
    const desk = new Desk(PAGE, drafts());
    desk.change(withMore(EMPTY, "a", 1));
    await vi.advanceTimersByTimeAsync(1000);
    expect([desk.status.value, stored.size]).toEqual(["lost", 1]);
    await vi.runAllTimersAsync();
    expect([desk.status.value, sent.length]).toEqual(["kept", 2]);
  });

  it("is found as it was left by a page that went away too soon", async () => {
    new Desk(PAGE, drafts()).change(withMore(EMPTY, "a", 1));
    vi.clearAllTimers();
    const desk = new Desk(PAGE, drafts());
    expect(desk.sheet.value.cards).toEqual({ a: 1 });
    await vi.runAllTimersAsync();
    expect(desk.status.value).toBe("kept");
  });

  it("overwrites nothing that was changed elsewhere before somebody says so", async () => {
    answers = [() => json({ why: "This deck was changed elsewhere meanwhile." }, 409)];
    const desk = new Desk(PAGE, drafts());
    desk.change(withMore(EMPTY, "a", 1));
    await vi.runAllTimersAsync();
    expect(desk.status.value).toBe("outdated");
    const theirs = { ...PAGE, sheet: withMore(EMPTY, "b", 1), touched: 5 };
    answers = [() => json(theirs)];
    await desk.keepThis();
    expect(sent.at(-1)).toMatchObject({ touched: 5, sheet: { cards: { a: 1 } } });
    desk.undo();
    expect(desk.sheet.value.cards).toEqual({ b: 1 });
  });

  it("may give way to what was changed elsewhere, and can be had back", async () => {
    stored.set("silverkey.deck.deck", JSON.stringify({ sheet: withMore(EMPTY, "a", 1), touched: 0 }));
    const desk = new Desk(PAGE, drafts());
    expect(desk.status.value).toBe("outdated");
    answers = [() => json({ ...PAGE, sheet: withMore(EMPTY, "b", 1), touched: 5 })];
    await desk.takeOther();
    expect([desk.sheet.value.cards, desk.status.value]).toEqual([{ b: 1 }, "kept"]);
    desk.undo();
    expect(desk.sheet.value.cards).toEqual({ a: 1 });
  });

  it("says why it is refused, and stays here", async () => {
    answers = [() => json({ why: "There is no card with the code a." }, 400)];
    const desk = new Desk(PAGE, drafts());
    desk.change(withMore(EMPTY, "a", 1));
    await vi.runAllTimersAsync();
    expect([desk.status.value, desk.why.value, stored.size]).toEqual([
      "refused",
      "There is no card with the code a.",
      1,
    ]);
  });
});
