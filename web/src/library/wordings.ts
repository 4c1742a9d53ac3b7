import type { Worded } from "../wire/types";

/** A fact, or a paragraph of a text, that a wording has otherwise than another. */
export interface Difference {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

const APART = ["text", "rulings", "playable", "errata", "note", "collectible"];

function inWords(value: unknown): string {
  if (value === null || value === "" || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(inWords).join(", ") || "none";
  if (typeof value === "object") {
    return (
      Object.entries(value)
        .map(([key, number]) => `${key} ${number}`)
        .join(", ") || "none"
    );
  }
  return String(value);
}

/** What a later wording has otherwise than an earlier one: facts, and paragraphs that are gone or new. */
export function differences(earlier: Worded, later: Worded): Difference[] {
  const found = Object.keys(later.facts)
    .filter((field) => !APART.includes(field))
    .map((field) => ({
      what: field.replaceAll("_", " "),
      before: inWords(earlier.facts[field]),
      after: inWords(later.facts[field]),
    }))
    .filter(({ before, after }) => before !== after);
  const lines = ({ facts }: Worded): string[] =>
    String(facts.text ?? "")
      .split("\n")
      .filter(Boolean);
  const [old, fresh] = [lines(earlier), lines(later)];
  const gone = old.filter((line) => !fresh.includes(line)).join("\n");
  const come = fresh.filter((line) => !old.includes(line)).join("\n");
  return gone || come ? [...found, { what: "text", before: gone || "nothing", after: come || "nothing" }] : found;
}

/** Editions in a few words. */
export function inEditions(editions: readonly string[]): string {
  return editions.length === 1 ? `Edition ${editions[0]}` : `Editions ${editions.join(", ")}`;
}
