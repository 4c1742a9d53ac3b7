import type { Measure } from "./measure";

/** Finding the size and the lines in which a title has room on a card. */

export interface Room {
  readonly width: number;
  /** The sizes that may be taken, each with how many lines it may take then; the best first. */
  readonly sizes: readonly Size[];
}

type Size = readonly [size: number, lines: number];

const SMALLEST: Size = [10, 1];

export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Whether a text has room in what is left of a line. */
type HasRoom = (text: string) => boolean;

/** The longest beginning of a word that has room, with a hyphen, and the rest. Neither is very short. */
function broken(word: string, hasRoom: HasRoom): [string, string] | undefined {
  for (let end = word.length - 3; end >= 3; end -= 1) {
    const start = word.slice(0, end);
    const hyphened = start.endsWith("-") ? start : `${start}-`;
    if (hasRoom(hyphened)) return [hyphened, word.slice(end)];
  }
  return undefined;
}

/** A word parted behind a hyphen of its own, if that has room. */
function parted(word: string, hasRoom: HasRoom): [string, string] | undefined {
  for (let end = word.lastIndexOf("-", word.length - 2) + 1; end > 1; end = word.lastIndexOf("-", end - 2) + 1) {
    if (hasRoom(word.slice(0, end))) return [word.slice(0, end), word.slice(end)];
  }
  return undefined;
}

/** A title in lines, or nothing if a word is too long for a line and may not be broken. */
function wrapped(title: string, roomOf: (line: number) => HasRoom, mayBreak: boolean): string[] | undefined {
  const lines: string[] = [];
  const left = title.split(" ").filter(Boolean);
  let line = "";
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const hasRoom = roomOf(lines.length);
    const longer = line === "" ? word : `${line} ${word}`;
    if (hasRoom(longer)) {
      line = longer;
    } else if (line !== "") {
      lines.push(line);
      line = "";
      left.unshift(word);
    } else {
      const parts = parted(word, hasRoom) ?? (mayBreak ? broken(word, hasRoom) : undefined);
      if (!parts) return undefined;
      lines.push(parts[0]);
      left.unshift(parts[1]);
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** A line cut so that three dots have room behind it. */
function cut(line: string, hasRoom: HasRoom): string {
  let end = line.length;
  while (end > 1 && !hasRoom(`${line.slice(0, end)}…`)) end -= 1;
  return `${line.slice(0, end).trimEnd()}…`;
}

/**
 * A title in lines at the first size at which all of it has room. At the last, words are broken if need be, and as
 * the last resort the end is cut. `indent` is left free at the beginning, in parts of the size.
 */
export function fitted(title: string, room: Room, measure: Measure, indent = 0): Fitted {
  const roomAt =
    (size: number) =>
    (line: number): HasRoom =>
    (text) =>
      (measure(text) + (line === 0 ? indent : 0)) * size <= room.width;
  for (const [size, most] of room.sizes) {
    const lines = wrapped(title, roomAt(size), false);
    if (lines && lines.length <= most) return { size, lines };
  }
  const [size, most] = room.sizes.at(-1) ?? SMALLEST;
  const lines = wrapped(title, roomAt(size), true) ?? [title];
  if (lines.length <= most) return { size, lines };
  const kept = lines.slice(0, most - 1);
  const rest = lines[most - 1] ?? "";
  return { size, lines: [...kept, cut(rest, roomAt(size)(kept.length))] };
}
