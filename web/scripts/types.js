// Writes src/wire/types.ts: the types of all that goes over the wire, from protocol.schema.json.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const HERE = new URL("../", import.meta.url);
const { $defs, constants } = JSON.parse(readFileSync(new URL("protocol.schema.json", HERE)).toString());

const PLAIN = { integer: "number", number: "number", string: "string", boolean: "boolean", null: "null" };
const several = (kinds) => (kinds.length > 1 ? `(${kinds.join(" | ")})` : kinds[0]);
const comment = (part, indent = "") => (part.description ? `${indent}/** ${part.description.split("\n")[0]} */\n` : "");

function typeOf(part) {
  if (part.$ref) return part.$ref.split("/").at(-1);
  if (part.anyOf) return several(part.anyOf.map(typeOf));
  if (part.enum) return several(part.enum.map((value) => JSON.stringify(value)));
  if (part.type === "array") {
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
mkdirSync(new URL("src/wire/", HERE), { recursive: true });
writeFileSync(
  new URL("src/wire/types.ts", HERE),
  ["// Written by scripts/types.js.\n", ...said, ...Object.entries($defs).map(declared)].join("\n"),
);
