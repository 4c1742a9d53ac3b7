/** A case as text and as what a form shows of it: what the form changes is written into the text, and the rest stays. */
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
} from "yaml";

export type Fields = Readonly<Record<string, unknown>>;

/** A card that is laid out: what it is called, and what else is said of it. */
export interface Entry {
  readonly name: string;
  readonly fields: Fields;
}

/** Keys from the outside in. */
export type Way = readonly string[];

/** Words as they are compared: neither case nor spaces matter. */
export function folded(text: unknown): string {
  return String(text).trim().toLowerCase().replace(/\s+/g, " ");
}

function pairOf(map: unknown, key: string): Pair<Node, Node | null> | undefined {
  if (!isMap(map)) return undefined;
  const found = map.items.find((pair) => isScalar(pair.key) && folded(pair.key.value) === folded(key));
  return found as Pair<Node, Node | null> | undefined;
}

function asObject(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** An item of a list as an entry; `key` is the field that has the name. What has no name is kept as it is. */
export function entryOf(item: unknown, key: string): Entry {
  const object = asObject(item);
  if (!object) return { name: String(item ?? ""), fields: {} };
  const named = Object.keys(object).find((other) => folded(other) === key);
  if (named === undefined) return { name: "", fields: object };
  const { [named]: name, ...fields } = object;
  return { name: String(name), fields };
}

/** The other way round: a name alone where nothing else is said. */
export function itemOf({ name, fields }: Entry, key: string): unknown {
  if (Object.keys(fields).length === 0) return name;
  return name === "" ? fields : { [key]: name, ...fields };
}

/** What an entry says under a key. */
export function fieldOf({ fields }: Entry, key: string): unknown {
  const named = Object.keys(fields).find((other) => folded(other) === key);
  return named === undefined ? undefined : fields[named];
}

/** An entry with another value under a key, or none. */
export function withField(entry: Entry, key: string, value: unknown): Entry {
  const kept = Object.entries(entry.fields).filter(([other]) => folded(other) !== key);
  return { ...entry, fields: Object.fromEntries(value === undefined ? kept : [...kept, [key, value]]) };
}

/** An entry with those fields alone that have a place where it now lies. */
export function within(entry: Entry, keys: readonly string[]): Entry {
  const kept = Object.entries(entry.fields).filter(([key]) => keys.includes(folded(key)));
  return entry.name === "" ? entry : { ...entry, fields: Object.fromEntries(kept) };
}

export class CaseFile {
  /** Why the text cannot be shown as a form; nothing if it can. */
  readonly problem: string;
  private readonly document: Document.Parsed;
  private readonly lines = new LineCounter();

  constructor(readonly text: string) {
    this.document = parseDocument(text, { lineCounter: this.lines });
    const [error] = this.document.errors;
    if (error) this.problem = error.message.split("\n")[0] ?? "";
    else this.problem = isMap(this.document.contents) ? "" : "A case is written as key: value.";
  }

  /** What is said there, as plain data. */
  read(way: Way): unknown {
    let node: unknown = this.document.contents;
    for (const key of way) node = pairOf(node, key)?.value;
    return isCollection(node) || isScalar(node) ? node.toJS(this.document) : undefined;
  }

  /** The names under a key, in their order. */
  names(key: string): string[] {
    return Object.keys(asObject(this.read([key])) ?? {});
  }

  word(way: Way): string {
    const found = this.read(way);
    return found === undefined || found === null || typeof found === "object" ? "" : String(found);
  }

  /** What lies there. A map of names with what is said of each counts as a list. */
  entries(way: Way, key: string): Entry[] {
    const found = this.read(way);
    if (found === undefined || found === null) return [];
    if (Array.isArray(found)) return found.map((item) => entryOf(item, key));
    const object = asObject(found);
    if (!object || Object.keys(object).some((other) => folded(other) === key)) return [entryOf(found, key)];
    return Object.entries(object).map(([name, fields]) => ({ name, fields: asObject(fields) ?? {} }));
  }

  /** The text with something else there, or nothing. */
  written(way: Way, value: unknown): string {
    const last = way[way.length - 1];
    if (last === undefined) return this.text;
    let map = this.document.contents as unknown as YAMLMap;
    for (const key of way.slice(0, -1)) {
      const found = pairOf(map, key);
      if (found && isMap(found.value)) map = found.value;
      else {
        const made = this.document.createNode({}) as YAMLMap;
        map.set(found?.key ?? key, made);
        map = made;
      }
      if (map.items.length === 0) map.flow = false;
    }
    const found = pairOf(map, last);
    if (value === undefined) {
      if (found) map.delete(found.key);
      if (map.items.length === 0) map.flow = true;
    } else {
      const node = this.document.createNode(value) as Node;
      if (isCollection(node)) node.flow = true;
      if (found) found.value = node;
      else map.set(last, node);
    }
    return this.ended();
  }

  /** The text with a step more: after the one of that line, or at the end. */
  withStep(who: string, move: string, after?: number): string {
    const map = this.document.contents as unknown as YAMLMap;
    const step = this.document.createNode({ [who]: null }) as YAMLMap;
    const meant = parseDocument(move).contents;
    const [only] = step.items;
    if (only) only.value = meant;
    const found = pairOf(map, "steps");
    if (found && isSeq(found.value)) {
      const place = after === undefined ? -1 : this.stepAt(after);
      if (found.value.items.length === 0) found.value.flow = false;
      found.value.items.splice(place < 0 ? found.value.items.length : place + 1, 0, step);
    } else {
      const steps = this.document.createNode([]);
      steps.flow = false;
      (steps.items as unknown[]).push(step);
      const expected = map.items.findIndex((pair) => isScalar(pair.key) && folded(pair.key.value) === "expect");
      const pair = this.document.createPair("steps", null);
      pair.value = steps as never;
      if (found) map.delete(found.key);
      if (expected < 0) map.items.push(pair as never);
      else map.items.splice(expected, 0, pair as never);
    }
    return this.ended();
  }

  /** The text without the step of that line. */
  withoutStep(line: number): string {
    const found = pairOf(this.document.contents, "steps");
    const place = this.stepAt(line);
    if (found && isSeq(found.value) && place >= 0) {
      found.value.items.splice(place, 1);
      if (found.value.items.length === 0) (this.document.contents as unknown as YAMLMap).delete(found.key);
    }
    return this.ended();
  }

  /** The place of the step that begins in a line; the line is counted from 1. */
  private stepAt(line: number): number {
    const found = pairOf(this.document.contents, "steps");
    if (!found || !isSeq(found.value)) return -1;
    return found.value.items.findIndex((item) => {
      const range = (item as Node).range;
      return range ? this.lines.linePos(range[0]).line === line : false;
    });
  }

  private ended(): string {
    return this.document.toString({ lineWidth: 110, flowCollectionPadding: false });
  }
}
