import { afterEach, describe, expect, it } from "vitest";
import { keepSettings, read, STORAGE_KEY, settings } from "./settings";

const AT_FIRST = { theme: "system", motion: "system", text: "normal", pace: "normal", sound: "on", keys: "on" };

afterEach(() => {
  settings.theme.value = "system";
  localStorage.clear();
});

describe("settings", () => {
  it.each([null, "", "nonsense", "[]", "null", '{"theme": "plaid", "motion": 3}'])(
    "are as at first for %j",
    (stored) => {
      expect(read(stored)).toEqual(AT_FIRST);
    },
  );

  it("keep what can be understood", () => {
    expect(read('{"theme": "dark", "motion": "wild", "unknown": 1}')).toEqual({ ...AT_FIRST, theme: "dark" });
  });

  it("are kept and shown on the page when they change", () => {
    const root = document.createElement("html");
    const stop = keepSettings(root);
    settings.theme.value = "dark";
    expect(root.dataset.theme).toBe("dark");
    expect(read(localStorage.getItem(STORAGE_KEY)).theme).toBe("dark");
    stop();
    settings.theme.value = "light";
    expect(root.dataset.theme).toBe("dark");
  });

  it("follow another window", () => {
    const stop = keepSettings(document.createElement("html"));
    dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEY, newValue: '{"theme": "light"}' }));
    expect(settings.theme.value).toBe("light");
    dispatchEvent(new StorageEvent("storage", { key: "another", newValue: '{"theme": "dark"}' }));
    expect(settings.theme.value).toBe("light");
    stop();
  });
});
