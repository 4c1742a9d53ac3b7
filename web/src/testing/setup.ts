import { afterEach, vi } from "vitest";
import { clear } from "./render";

// No test speaks to a server, unless it brings one of its own.
vi.stubGlobal("fetch", () => Promise.reject(new Error("There is no server in tests.")));

// All files share one page: what a test leaves behind, the next one would stumble over.
afterEach(() => {
  clear();
  vi.useRealTimers();
});
