// Writes src/wire/: the types of all that goes over the wire, from protocol.schema.json; those of a game in a file of its own.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const HERE = new URL("../", import.meta.url);
const { $defs, games, constants } = JSON.parse(readFileSync(new URL("protocol.schema.json", HERE)).toString());

const PLAIN = { integer: "number", number: "number", string: "string", boolean: "boolean", null: "null" };
const several = (kinds) => (kinds.length > 1 ? `(${kinds.join(" | ")})` : kinds[0]);
const comment = (part, indent = "") => (part.description ? `${indent}/** ${part.description.split("\n")[0]} */\n` : "");

/** The file that is being written: a game's, or none. */
let writing = "";
const named = ([, room, game, , name]) => (room === "games" && game !== writing ? `${game}.${name}` : (name ?? game));

function typeOf(part) {
  if (part.$ref) return named(part.$ref.split("/"));
  if (part.anyOf) return several(part.anyOf.map(typeOf));
  if (part.enum) return several(part.enum.map((value) => JSON.stringify(value)));
  if (Object.keys(part).every((key) => key === "default")) return "unknown";
  if (part.type === "array") {
    if (!part.items && !part.prefixItems) return "readonly unknown[]";
    return part.prefixItems
      ? `readonly [${part.prefixItems.map(typeOf).join(", ")}]`
      : `ReadonlyArray<${typeOf(part.items)}>`;
  }
  if (part.type === "object") {
    const values = typeof part.additionalProperties === "object" ? typeOf(part.additionalProperties) : "unknown";
    return `Readonly<Record<string, ${values}>>`;
  }
  const plain = PLAIN[part.type];
  if (!plain) throw new Error(`There is no type for ${JSON.stringify(part)}.`);
  return plain;
}

function declared([name, part]) {
  if (!part.properties) return `${comment(part)}export type ${name} = ${typeOf(part)};\n`;
  const fields = Object.entries(part.properties).map(([field, inner]) => {
    const optional = part.required?.includes(field) ? "" : "?";
    return `${comment(inner, "  ")}  readonly ${field}${optional}: ${typeOf(inner)};\n`;
  });
  return `${comment(part)}export interface ${name} {\n${fields.join("")}}\n`;
}

const said = Object.entries(constants).map(
  ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`,
);

function write(file, parts) {
  writeFileSync(new URL(`src/wire/${file}.ts`, HERE), ["// Written by scripts/types.js.\n", ...parts].join("\n"));
}

mkdirSync(new URL("src/wire/", HERE), { recursive: true });
const imports = Object.keys(games).map((game) => `import type * as ${game} from "./${game}";\n`);
write("types", [imports.join(""), ...said, ...Object.entries($defs).map(declared)]);
for (const [game, parts] of Object.entries(games)) {
  writing = game;
  write(game, Object.entries(parts.$defs).map(declared));
}
