/** Where locations are drawn: on a grid, those that are joined beside one another. It decides nothing. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place, and the places of the same list that it is joined to. */
export interface Node {
  readonly name: string;
  readonly joined: readonly string[];
}

export type Positions = ReadonlyMap<string, Point>;

const ROWS = 3;
const COLUMNS = 6;
/** So many rounds of moving single places find an order that is good enough. */
const ROUNDS = 8;

type Edge = readonly [string, string];

function edgesOf(nodes: readonly Node[]): Edge[] {
  const names = new Set(nodes.map((node) => node.name));
  const found = new Map<string, Edge>();
  for (const { name, joined } of nodes) {
    for (const other of joined) {
      if (!names.has(other) || other === name) continue;
      const edge: Edge = name < other ? [name, other] : [other, name];
      found.set(edge.join("\n"), edge);
    }
  }
  return [...found.values()];
}

const turn = (a: Point, b: Point, c: Point): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** Whether a way leads over a place that lies between its ends. */
function leadsOver(a: Point, b: Point, place: Point): boolean {
  if (turn(a, b, place) !== 0) return false;
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  return place.x >= left && place.x <= right && place.y >= top && place.y <= bottom;
}

/** How bad an arrangement is: long ways, ways that cross or lead over places, and more rows than a screen has. */
function cost(positions: Positions, edges: readonly Edge[]): number {
  const points = [...positions.values()];
  const ways = edges.flatMap(([from, to]) => {
    const [a, b] = [positions.get(from), positions.get(to)];
    return a && b ? [{ a, b }] : [];
  });
  let total = 0;
  for (const [place, { a, b }] of ways.entries()) {
    total += (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
    total += 6 * points.filter((point) => point !== a && point !== b && leadsOver(a, b, point)).length;
    total += 3 * ways.slice(place + 1).filter((other) => crosses(a, b, other.a, other.b)).length;
  }
  const { columns, rows } = sizeOf(positions);
  return total + 12 * Math.max(0, rows - ROWS) + 6 * Math.max(0, columns - COLUMNS) + 0.4 * rows + 0.2 * columns;
}

function extent(positions: Positions): { left: number; top: number; right: number; bottom: number } {
  const points = [...positions.values()];
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** How large a grid is. */
export function sizeOf(positions: Positions): { columns: number; rows: number } {
  if (positions.size === 0) return { columns: 1, rows: 1 };
  const { left, right, top, bottom } = extent(positions);
  return { columns: right - left + 1, rows: bottom - top + 1 };
}

/** The cells around what is placed that nothing lies on. */
function freeCells(positions: Positions): Point[] {
  if (positions.size === 0) return [{ x: 0, y: 0 }];
  const { left, right, top, bottom } = extent(positions);
  const taken = new Set([...positions.values()].map(({ x, y }) => `${x} ${y}`));
  const cells: Point[] = [];
  for (let y = top - 1; y <= bottom + 1; y++) {
    for (let x = left - 1; x <= right + 1; x++) if (!taken.has(`${x} ${y}`)) cells.push({ x, y });
  }
  return cells;
}

function best(positions: Map<string, Point>, name: string, cells: readonly Point[], edges: readonly Edge[]): boolean {
  const before = positions.get(name);
  let [found, least] = [before, before ? cost(positions, edges) : Number.POSITIVE_INFINITY];
  for (const cell of cells) {
    positions.set(name, cell);
    const now = cost(positions, edges);
    if (now < least - 1e-9) [found, least] = [cell, now];
  }
  if (found) positions.set(name, found);
  return found !== before;
}

/** A position for every place. What has one already keeps it, so that the map stays as it was when it grows. */
export function arranged(nodes: readonly Node[], known: Positions = new Map()): Positions {
  const edges = edgesOf(nodes);
  const positions = new Map<string, Point>();
  for (const { name } of nodes) {
    const at = known.get(name);
    if (at) positions.set(name, at);
  }
  const fresh = nodes.filter(({ name }) => !positions.has(name)).sort((a, b) => b.joined.length - a.joined.length);
  for (let left = [...fresh]; left.length > 0; ) {
    const next = left.find(({ joined }) => joined.some((name) => positions.has(name))) ?? left[0];
    if (!next) break;
    best(positions, next.name, freeCells(positions), edges);
    left = left.filter((node) => node !== next);
  }
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const { name } of fresh) moved = best(positions, name, freeCells(positions), edges) || moved;
    if (!moved) break;
  }
  return positions;
}

/** The same positions, counted from the upper left corner. */
export function fromCorner(positions: Positions): Positions {
  if (positions.size === 0) return positions;
  const { left, top } = extent(positions);
  return new Map([...positions].map(([name, { x, y }]) => [name, { x: x - left, y: y - top }]));
}
