import type { RulingLine } from "../wire/types";
import { folded } from "./catalogue";
import { phrases } from "./filters";

/** What is wanted of rulings; nothing said is anything. */
export interface RulingsWanted {
  readonly text: string;
  readonly game: string;
  readonly document: string;
  readonly edition: string;
  readonly kind: string;
  /** The part of a document, such as 1.13 or faq. */
  readonly section: string;
}

const texts = new WeakMap<RulingLine, string>();

function textOf(ruling: RulingLine): string {
  let text = texts.get(ruling);
  if (text === undefined) {
    text = folded([ruling.id, ruling.title, ruling.statement, ...ruling.cards].join(" \n "));
    texts.set(ruling, text);
  }
  return text;
}

/** The rulings that are wanted. */
export function matching(rulings: readonly RulingLine[], wanted: RulingsWanted): RulingLine[] {
  const words = phrases(wanted.text);
  return rulings.filter(
    (ruling) =>
      (!wanted.game || ruling.game === wanted.game) &&
      (!wanted.document || ruling.documents.includes(wanted.document)) &&
      (!wanted.edition || ruling.editions.includes(wanted.edition)) &&
      (!wanted.kind || ruling.kind === wanted.kind) &&
      (!wanted.section || ruling.section === wanted.section) &&
      words.every((word) => textOf(ruling).includes(word)),
  );
}

/** The parts of documents that there are to choose among, whatever part is chosen; numbers go by their size. */
export function sectionsOf(rulings: readonly RulingLine[], wanted: RulingsWanted): string[] {
  const found = matching(rulings, { ...wanted, text: "", kind: "", section: "" });
  return [...new Set(found.map((ruling) => ruling.section))].sort((one, other) =>
    one.localeCompare(other, "en", { numeric: true }),
  );
}
