import { afterEach, vi } from "vitest";
import { clear } from "./render";

// No test speaks to a server, unless it brings one of its own.
vi.stubGlobal("fetch", () => Promise.reject(new Error("There is no server in tests.")));

afterEach(clear);
