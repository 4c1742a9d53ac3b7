/** Putting right what the judge has a suggestion for. */
import type { Mistake } from "../wire/types";

const SUGGESTED = /“(.+?)”.* Did you mean (.+)\?$/;

/** The text with the suggestion of a mistake taken; nothing where there is none, or the word is not in its line. */
export function mended(text: string, { line, text: said }: Mistake): string | undefined {
  const [, wrong, right] = SUGGESTED.exec(said) ?? [];
  const lines = text.split("\n");
  const written = lines[line - 1];
  if (wrong === undefined || right === undefined || written === undefined) return undefined;
  const place = written.indexOf(wrong);
  if (place < 0) return undefined;
  const quoted = right.includes(",") && !/["']/.test(written[place - 1] ?? "") ? `"${right}"` : right;
  lines[line - 1] = written.slice(0, place) + quoted + written.slice(place + wrong.length);
  return lines.join("\n");
}
