import type { Face } from "./face";

/**
 * The picture of a card: a figure of rings, rays and stars that its title alone decides, so that every card has one,
 * always the same, and cards can be told apart at a glance.
 */
export interface Sigil {
  readonly lines: string;
  readonly dots: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
}

/** Numbers from 0 to 1 that follow from a text. */
function numbers(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

type Point = readonly [number, number];

const CENTRE: Point = [60, 36];
const fixed = (value: number): string => value.toFixed(1);

function at(angle: number, radius: number, [x, y]: Point = CENTRE): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

function segment([x, y]: Point, [a, b]: Point): string {
  return `M${fixed(x)} ${fixed(y)}L${fixed(a)} ${fixed(b)}`;
}

function arc(radius: number, from: number, to: number, middle: Point = CENTRE): string {
  const [x, y] = at(from, radius, middle);
  const [a, b] = at(to, radius, middle);
  const large = to - from > Math.PI ? 1 : 0;
  return `M${fixed(x)} ${fixed(y)}A${fixed(radius)} ${fixed(radius)} 0 ${large} 1 ${fixed(a)} ${fixed(b)}`;
}

function circle(radius: number, middle: Point = CENTRE): string {
  return arc(radius, 0, Math.PI, middle) + arc(radius, Math.PI, Math.PI * 2, middle);
}

/** A ring with a gap for each of its parts. */
function brokenRing(radius: number, parts: number, turn: number): string {
  const step = (Math.PI * 2) / parts;
  return Array.from({ length: parts }, (_, part) => arc(radius, turn + part * step, turn + (part + 0.72) * step)).join(
    "",
  );
}

/** A star that joins each of its points with the one so many on. One point is never quite where it should be. */
function starLines(points: number, skip: number, radius: number, turn: number, astray: number): string {
  const corners = Array.from({ length: points }, (_, place) =>
    at(turn + (place * Math.PI * 2) / points, place === astray ? radius * 1.18 : radius),
  );
  return corners.map((corner, place) => segment(corner, corners[(place + skip) % points] ?? corner)).join("");
}

/** What is in the middle: an eye, a vessel, a spark, a gate or a page. */
function middle(figure: Face["figure"]): string {
  const [x, y] = CENTRE;
  switch (figure) {
    case "being":
      return `M${x - 11} ${y}Q${x} ${y - 9} ${x + 11} ${y}Q${x} ${y + 9} ${x - 11} ${y}${circle(3)}`;
    case "thing":
      return `M${x - 7} ${y - 7}H${x + 7}L${x + 4} ${y + 7}H${x - 4}zM${x - 9} ${y - 7}H${x + 9}`;
    case "deed":
      return `M${x + 2} ${y - 9}L${x - 5} ${y + 1}H${x + 1}L${x - 2} ${y + 9}L${x + 6} ${y - 2}H${x}z`;
    case "place":
      return `M${x - 8} ${y + 8}V${y - 1}A8 8 0 0 1 ${x + 8} ${y - 1}V${y + 8}M${x - 4} ${y + 8}V${y}A4 4 0 0 1 ${x + 4} ${y}V${y + 8}`;
    case "tale":
      return `M${x} ${y - 5}Q${x - 5} ${y - 8} ${x - 10} ${y - 5}V${y + 6}Q${x - 5} ${y + 3} ${x} ${y + 6}Q${x + 5} ${y + 3} ${x + 10} ${y + 6}V${y - 5}Q${x + 5} ${y - 8} ${x} ${y - 5}V${y + 6}`;
  }
}

/** The picture of a card, in a field of 120 by 72. */
export function sigil(title: string, figure: Face["figure"]): Sigil {
  const next = numbers(title);
  const among = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const points = among(5, 9);
  const turn = next() * Math.PI * 2;
  const outer = 27 + next() * 4;
  const lines = [
    middle(figure),
    starLines(points, among(2, Math.floor((points - 1) / 2)), outer, turn, among(0, points - 1)),
  ];
  for (let rings = among(1, 2); rings > 0; rings -= 1)
    lines.push(brokenRing(14 + next() * 15, among(3, 7), next() * 6));
  if (next() < 0.6) lines.push(circle(outer + 3));
  const reach = among(6, 14);
  for (let ray = 0; ray < reach; ray += 1) {
    const angle = turn + (ray * Math.PI * 2) / reach;
    lines.push(segment(at(angle, outer + 6), at(angle, outer + 9 + next() * 14)));
  }
  const dots = Array.from({ length: among(2, 6) }, () => {
    const [x, y] = at(next() * Math.PI * 2, 34 + next() * 22);
    return { x: Number(fixed(x)), y: Number(fixed(y)), radius: 0.8 + Math.round(next() * 14) / 10 };
  });
  return { lines: lines.join(""), dots };
}
