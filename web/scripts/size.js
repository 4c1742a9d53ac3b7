// Says how much whoever comes to the first page fetches, compressed, and fails where that is more than it may be.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUILT = new URL("../../src/silverkey/server/static/", import.meta.url);
const LIMIT = 100_000;

const read = (name) => readFileSync(new URL(name, BUILT));
const manifest = JSON.parse(read(".vite/manifest.json").toString());

/** A part of the client, and all that it cannot do without. */
function needed(key, found = new Set()) {
  const part = manifest[key];
  if (found.has(part.file)) return found;
  found.add(part.file);
  for (const style of part.css ?? []) found.add(style);
  for (const other of part.imports ?? []) needed(other, found);
  return found;
}

const first = ["index.html", "appearance.js", ...needed("index.html"), ...needed("src/pages/home.tsx")];
const size = [...new Set(first)].reduce((sum, name) => sum + gzipSync(read(name)).length, 0);
console.log(`First load: ${(size / 1000).toFixed(1)} kB compressed, of ${LIMIT / 1000} kB.`);
if (size > LIMIT) process.exit(1);
