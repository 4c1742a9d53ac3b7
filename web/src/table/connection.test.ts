import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as toasts from "../design/toasts";
import { someDecision, someOption, someView } from "../testing/table";
import type { ClientMessage, ServerMessage, Update } from "../wire/types";
import { addressOf, Connection } from "./connection";
import { CTHULHU } from "./cthulhu/tabletop";
import { Hand } from "./state";
import type { Tabletop } from "./tabletop";

/** A socket whose other end is the test. */
class FakeSocket {
  readyState: number = WebSocket.OPEN;
  sent: ClientMessage[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.onclose?.();
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const WELCOME: ServerMessage = {
  say: "welcome",
  version: 1,
  table: "abcd",
  game: "cthulhu",
  edition: "latest",
  title: "One against another",
  seat: 0,
  settings: {},
  asking: { windows: {}, topics: {}, always: "", usual: {} },
};
const LINE = { text: "You draw a card.", verb: "draw", player: 0, rulings: [], cards: [], shown: -1 };
const decision = someDecision({ serial: 9, options: [someOption()] });
const UPDATE: Update = {
  say: "update",
  place: 1,
  view: someView({ decision }),
  log: [LINE],
  fresh: true,
  scenes: [],
  news: [],
  seats: [],
  waiting: [0],
  window: "",
  hurry: "",
  acting: false,
  can_undo: false,
  undo_whole: "no",
  undo_wanted: -1,
  result: null,
  remarks: null,
};

let sockets: FakeSocket[];
let connection: Connection;
const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  connection = new Connection("ws://here", "a key", () => {
    sockets.push(new FakeSocket());
    return last() as unknown as WebSocket;
  });
  last().onopen?.();
  last().hear(WELCOME);
  last().hear(UPDATE);
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a connection", () => {
  it("goes where the page comes from", () => {
    expect(addressOf("abcd", { protocol: "https:", host: "club" })).toBe("wss://club/api/tables/abcd/play");
  });

  it("says hello with its key", () => {
    expect(last().sent).toEqual([{ say: "hello", version: 1, key: "a key" }]);
  });

  it("answers a question once, by its number", () => {
    connection.answer(0);
    connection.answer(0);
    expect(last().sent.slice(1)).toEqual([{ say: "answer", ask: 1, question: 9, option: 0 }]);
  });

  it("asks again what was refused", () => {
    connection.answer(0);
    last().hear({ say: "refused", ask: 1, why: "No." });
    expect(connection.decision.value?.serial).toBe(9);
  });

  it("comes back by itself, later and later, and begins the log anew", () => {
    last().close();
    expect([connection.status.value, connection.decision.value]).toEqual(["lost", undefined]);
    vi.advanceTimersByTime(500);
    last().close();
    vi.advanceTimersByTime(999);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    last().hear(WELCOME);
    last().hear(UPDATE);
    expect([connection.status.value, connection.log.value]).toEqual(["open", [LINE]]);
  });

  it("says that one will be asked to act, unless one is brought back to where one was passed over", () => {
    const told = vi.spyOn(toasts, "toast").mockReturnValue();
    last().hear({ ...UPDATE, acting: true });
    expect(told).not.toHaveBeenCalled();
    last().hear(UPDATE);
    last().hear({ ...UPDATE, acting: true, fresh: false });
    expect(told).toHaveBeenCalledWith("You will be asked at the next chance to act.");
  });

  it("says that nothing is done while it is lost, and what one wanted to say stays to be said", () => {
    const told = vi.spyOn(toasts, "toast").mockReturnValue();
    last().close();
    connection.concede();
    expect(told).toHaveBeenCalledWith("The connection is lost, so that is not done. Try again when it is back.");
    expect(connection.talk("Hello")).toBe(false);
    last().hear(WELCOME);
    expect(connection.talk("Hello")).toBe(true);
    expect(last().sent.at(-1)).toEqual({ say: "chat", ask: 1, text: "Hello" });
  });

  it("stays away where it is told to", () => {
    last().hear({ say: "farewell", why: "There is no such table.", come_back: false });
    last().close();
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, connection.farewell.value]).toEqual([1, "There is no such table."]);
  });
});

describe("passing by a key", () => {
  it("takes two presses where it ends a phase, and a click takes one", () => {
    const hand = new Hand(connection, CTHULHU as Tabletop);
    hand.pass({ byKey: true });
    expect([last().sent.length, hand.passing.value]).toEqual([1, "pass"]);
    hand.pass({ byKey: true });
    expect([last().sent.length, hand.passing.value]).toEqual([2, ""]);
  });

  it.each(["quiet", "turn"] as const)("takes two presses where it passes an operations phase to come: %s", (how) => {
    const hand = new Hand(connection, CTHULHU as Tabletop);
    const asked = someDecision({ serial: 10, kind: "resource", options: [someOption({ word: "no", text: "No" })] });
    last().hear({ ...UPDATE, view: someView({ phase: "resource", decision: asked }) });
    hand.hurry(how);
    expect([last().sent.length, hand.passing.value]).toEqual([1, how]);
    hand.hurry(how);
    expect(last().sent.at(-1)).toEqual({ say: "hurry", ask: 1, how });
    last().hear({ ...UPDATE, view: someView({ phase: "resource", active: 1, decision: asked }) });
    hand.hurry(how);
    expect(last().sent).toHaveLength(3);
  });
});
