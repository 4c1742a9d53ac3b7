import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "./settings";
import { Keys, register, shortcutsByGroup, written } from "./shortcuts";

let keys: Keys;
let leave: (() => void)[];

function shortcut(written: string, run = vi.fn(), label = written): ReturnType<typeof vi.fn> {
  leave.push(register({ keys: written, label, group: "Test", run }));
  return run;
}

function press(
  key: string,
  { at = 0, on = document.body, ...held }: { at?: number; on?: Element; ctrlKey?: boolean } = {},
): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held });
  Object.defineProperty(event, "target", { value: on });
  Object.defineProperty(event, "timeStamp", { value: at });
  return keys.press(event);
}

beforeEach(() => {
  keys = new Keys();
  leave = [];
});

afterEach(() => {
  for (const away of leave) away();
  document.body.replaceChildren();
});

describe("shortcuts", () => {
  it("run what their key means", () => {
    const run = shortcut("?");
    expect(press("?")).toBe(true);
    expect(run).toHaveBeenCalledOnce();
  });

  it("may be one key after another", () => {
    const run = shortcut("g s");
    expect(press("g")).toBe(false);
    expect(press("s", { at: 500 })).toBe(true);
    expect(run).toHaveBeenCalledOnce();
  });

  it("forget a first key that nothing followed for long", () => {
    const run = shortcut("g s");
    press("g");
    press("s", { at: 5000 });
    expect(run).not.toHaveBeenCalled();
  });

  it("begin anew with a key that does not go on", () => {
    const [settings, help] = [shortcut("g s"), shortcut("?")];
    press("g");
    press("?", { at: 10 });
    press("s", { at: 20 });
    expect(help).toHaveBeenCalledOnce();
    expect(settings).not.toHaveBeenCalled();
  });

  it("tell what is held down", () => {
    const [plain, held] = [shortcut("z"), shortcut("Ctrl+z")];
    press("z", { ctrlKey: true });
    expect(plain).not.toHaveBeenCalled();
    expect(held).toHaveBeenCalledOnce();
    expect(written({ key: " ", ctrlKey: false, metaKey: true, altKey: true })).toBe("Ctrl+Alt+Space");
  });

  it("leave typing alone", () => {
    const run = shortcut("?");
    expect(press("?", { on: document.body.appendChild(document.createElement("input")) })).toBe(false);
    expect(run).not.toHaveBeenCalled();
  });

  it("wait while a dialog is open", () => {
    const run = shortcut("?");
    document.body.appendChild(document.createElement("dialog")).setAttribute("open", "");
    press("?");
    expect(run).not.toHaveBeenCalled();
  });

  it("are the newest where two have the same key, and the older again when it is gone", () => {
    const older = shortcut("x", vi.fn(), "older");
    const newer = shortcut("x", vi.fn(), "newer");
    expect(
      shortcutsByGroup()
        .get("Test")
        ?.map((one) => one.label),
    ).toEqual(["newer"]);
    press("x");
    leave.pop()?.();
    press("x");
    expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([1, 1]);
  });

  it("are listed by their headings", () => {
    shortcut("a");
    leave.push(register({ keys: "b", label: "b", group: "Other", run: () => {} }));
    expect([...shortcutsByGroup().keys()]).toEqual(["Test", "Other"]);
  });

  it("do nothing as single letters for whoever has turned them off; held with Ctrl, and Escape, they do", () => {
    settings.keys.value = "off";
    const [letter, held, away] = [shortcut("n"), shortcut("Ctrl+z"), shortcut("Escape")];
    press("n");
    press("z", { ctrlKey: true });
    press("Escape");
    settings.keys.value = "on";
    expect([letter, held, away].map((run) => run.mock.calls.length)).toEqual([0, 1, 1]);
  });
});
