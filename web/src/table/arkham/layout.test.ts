import { describe, expect, it } from "vitest";
import { arranged, fromCorner, type Node, type Point, sizeOf } from "./layout";

const node = (name: string, ...joined: string[]): Node => ({ name, joined });
const HOUSE = [
  node("Hallway", "Attic", "Cellar", "Parlor"),
  node("Attic", "Hallway"),
  node("Cellar", "Hallway"),
  node("Parlor", "Hallway"),
];
const TOWN = [
  node("Rivertown", "Downtown", "Southside", "University", "Graveyard", "Easttown", "House"),
  node("Downtown", "Rivertown", "Easttown", "University", "Northside"),
  node("Easttown", "Rivertown", "Downtown"),
  node("Southside", "Rivertown", "Hospital", "University", "House"),
  node("Hospital", "Southside"),
  node("University", "Rivertown", "Southside", "Northside", "Downtown"),
  node("Northside", "University", "Downtown"),
  node("Graveyard", "Rivertown"),
  node("House", "Rivertown", "Southside"),
];

const far = (a: Point | undefined, b: Point | undefined): number =>
  a && b ? Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) : Number.NaN;

describe("a map", () => {
  it("has what is joined side by side", () => {
    const positions = arranged(HOUSE);
    for (const name of ["Attic", "Cellar", "Parlor"]) {
      expect(far(positions.get(name), positions.get("Hallway"))).toBe(1);
    }
  });

  it.each([HOUSE, TOWN])("has no two places in one, and no more rows than a screen", (...nodes) => {
    const positions = arranged(nodes);
    expect(new Set([...positions.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length);
    expect(sizeOf(positions).rows).toBeLessThanOrEqual(3);
    expect(sizeOf(positions).columns).toBeLessThanOrEqual(6);
  });

  it("stays as it was when it grows", () => {
    const before = arranged(HOUSE.slice(0, 2));
    const after = arranged(HOUSE, before);
    for (const [name, at] of before) expect(after.get(name)).toEqual(at);
  });

  it("is counted from its corner", () => {
    const points = [...fromCorner(arranged(TOWN)).values()];
    expect([Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))]).toEqual([0, 0]);
  });

  it("may have a place that nothing leads to", () => {
    expect(arranged([node("Study")]).get("Study")).toEqual({ x: 0, y: 0 });
    expect(arranged([...HOUSE, node("Elsewhere")]).size).toBe(5);
  });
});
