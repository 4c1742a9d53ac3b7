import type { IconName } from "../icons/icon";
import type { Glossary } from "./types";

/** A piece of a card's text. */
export type Part =
  | { readonly kind: "text"; readonly text: string }
  /** What an ability begins with, such as "Response:". */
  | { readonly kind: "lead"; readonly text: string }
  | { readonly kind: "icon"; readonly icon: IconName; readonly label: string; readonly boxed: boolean }
  /** A word that the glossary explains. */
  | { readonly kind: "term"; readonly text: string; readonly meaning: string };

/** What stands in brackets in the texts of either game. */
const CODES: Readonly<Record<string, readonly [IconName, string]>> = {
  T: ["terror", "Terror"],
  C: ["combat", "Combat"],
  A: ["arcane", "Arcane"],
  I: ["investigation", "Investigation"],
  action: ["action", "Action"],
  free: ["free", "Free"],
  reaction: ["reaction", "Reaction"],
  fast: ["fast", "Fast"],
  willpower: ["willpower", "willpower"],
  intellect: ["intellect", "intellect"],
  combat: ["combat-skill", "combat"],
  agility: ["agility", "agility"],
  wild: ["wild", "wild"],
  skull: ["skull", "Skull"],
  cultist: ["cultist", "Cultist"],
  tablet: ["tablet", "Tablet"],
  "elder thing": ["elder-thing", "Elder Thing"],
  "elder sign": ["elder-sign", "Elder Sign"],
  "auto-fail": ["auto-fail", "Auto-fail"],
  "per investigator": ["investigator", "per investigator"],
};

const STRUGGLE = " struggle";
const LEADS =
  "Action|Disrupt|Response|Forced Response|Forced|Revelation|Objective|Prey|Spawn|Back|Other side|Unrevealed";
/** One or several, as in "Other side: Forced:", each with where it is used, as in "Action (in hand):". */
const LEAD = new RegExp(`^(?:(?:${LEADS})(?: \\([^)]*\\))?: )+`);
const CODE = /\[([^[\]]+)\]/g;

/** An icon in a text; a struggle that a card adds to a story stands in a box, to tell it from the icon of a character. */
function iconOf(code: string): Part | undefined {
  const boxed = code.endsWith(STRUGGLE);
  const found = CODES[boxed ? code.slice(0, -STRUGGLE.length) : code];
  if (!found) return undefined;
  return { kind: "icon", icon: found[0], label: boxed ? `${found[1]}${STRUGGLE}` : found[1], boxed };
}

const patterns = new WeakMap<Glossary, RegExp | null>();

/** Finds every word of a glossary, the longest first, with a number that belongs to it. */
function pattern(glossary: Glossary): RegExp | null {
  const known = patterns.get(glossary);
  if (known !== undefined) return known;
  const words = [...glossary.keys()]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const made = words.length === 0 ? null : new RegExp(`(?<![\\w-])(${words.join("|")})(?: [+×]?\\d+)?(?![\\w-])`, "g");
  patterns.set(glossary, made);
  return made;
}

/** Words with those that are explained apart from the rest. `explained` are not explained again. */
function withTerms(text: string, glossary: Glossary, explained: Set<string>): Part[] {
  const found = pattern(glossary);
  if (!found) return text === "" ? [] : [{ kind: "text", text }];
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(found)) {
    const word = match[1] ?? "";
    const meaning = glossary.get(word);
    if (meaning === undefined || explained.has(word)) continue;
    explained.add(word);
    if (match.index > from) parts.push({ kind: "text", text: text.slice(from, match.index) });
    parts.push({ kind: "term", text: match[0], meaning });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

const NO_WORDS: Glossary = new Map();

/** A paragraph in its parts. A word is explained where it first stands in the text. */
export function paragraphParts(
  paragraph: string,
  glossary: Glossary = NO_WORDS,
  explained = new Set<string>(),
): Part[] {
  const parts: Part[] = [];
  const lead = LEAD.exec(paragraph)?.[0] ?? "";
  if (lead) parts.push({ kind: "lead", text: lead.trimEnd() });
  let from = Math.max(0, lead.length - 1);
  for (const match of paragraph.matchAll(CODE)) {
    const icon = iconOf(match[1] ?? "");
    if (!icon) continue;
    parts.push(...withTerms(paragraph.slice(from, match.index), glossary, explained), icon);
    from = match.index + match[0].length;
  }
  parts.push(...withTerms(paragraph.slice(from), glossary, explained));
  return parts;
}

/** A whole text in its parts, paragraph by paragraph. */
export function textParts(paragraphs: readonly string[], glossary: Glossary = NO_WORDS): Part[][] {
  const explained = new Set<string>();
  return paragraphs.map((paragraph) => paragraphParts(paragraph, glossary, explained));
}

/** A text with icons by their names, to be read out. */
export function spoken(paragraph: string): string {
  return paragraphParts(paragraph)
    .map((part) => (part.kind === "icon" ? part.label : part.text))
    .join("");
}
