import { defineConfig } from "vitest/config";

/** Where the server of the package looks for the client. */
const STATIC = "../src/silverkey/server/static";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    manifest: true,
    // Everything comes from the server that serves the page, so that it may forbid all else.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    environment: "happy-dom",
    css: true,
    setupFiles: ["src/testing/setup.ts"],
    // Every test file cleans up behind itself, and one page for all of them saves most of the time.
    isolate: false,
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
