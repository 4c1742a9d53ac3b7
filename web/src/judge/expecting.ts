/** What a case expects in the end, as rows of a form: of whom, what, and which. */
import { parse, stringify } from "yaml";
import type { Expectable } from "../wire/types";
import { CaseFile, folded } from "./casefile";

export interface Expected {
  /** A card, somebody who plays, or the game. */
  readonly of: string;
  readonly key: string;
  readonly value: unknown;
}

const EXPECT = "expect";
const GAME = "game";

function asMap(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

/** All that a case expects, in its order. */
export function expectedIn(file: CaseFile): Expected[] {
  return Object.entries(asMap(file.read([EXPECT]))).flatMap(([of, said]) =>
    Object.entries(asMap(said)).map(([key, value]) => ({ of, key, value })),
  );
}

/** The text in which something is expected, or no longer is. Nobody is left of whom nothing is expected. */
export function withExpected(text: string, of: string, key: string, value: unknown): string {
  const written = new CaseFile(text).written([EXPECT, of, key], value);
  if (value !== undefined) return written;
  const left = expectedIn(new CaseFile(written));
  if (left.length === 0) return new CaseFile(written).written([EXPECT], undefined);
  if (left.some((one) => folded(one.of) === folded(of))) return written;
  return new CaseFile(written).written([EXPECT, of], undefined);
}

/** What may be expected of somebody or something of that name. */
export function keysFor(expectable: Expectable, seats: readonly string[], of: string): readonly string[] {
  if (folded(of) === GAME) return expectable.game;
  return seats.some((seat) => folded(seat) === folded(of)) ? expectable.player : expectable.card;
}

/** A value as it is typed: a word, a number, true, a list such as `[Binding, Panic]`. */
export function typed(value: unknown): string {
  return stringify(value, { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: false }).trim();
}

/** What was typed; nothing where nothing was. What cannot be read stays as it was written. */
export function meant(text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return parse(text) ?? text;
  } catch {
    return text;
  }
}
