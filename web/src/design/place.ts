/** Where something floats beside what it belongs to, and stays within the window. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Side = "above" | "below" | "left" | "right";

const MARGIN = 8;

const OPPOSITE: Record<Side, Side> = { above: "below", below: "above", left: "right", right: "left" };

function within(value: number, length: number, room: number): number {
  return Math.max(MARGIN, Math.min(value, room - length - MARGIN));
}

/** How much room there is on a side. */
function room(side: Side, anchor: Box, window: Size): number {
  switch (side) {
    case "above":
      return anchor.top;
    case "below":
      return window.height - anchor.top - anchor.height;
    case "left":
      return anchor.left;
    case "right":
      return window.width - anchor.left - anchor.width;
  }
}

function fits(side: Side, anchor: Box, size: Size, gap: number, window: Size): boolean {
  const needed = side === "above" || side === "below" ? size.height : size.width;
  return room(side, anchor, window) >= needed + gap + MARGIN;
}

/** The first of the wished side, its opposite and the others that has room enough; else the one with the most. */
export function sideFor(wish: Side, anchor: Box, size: Size, gap: number, window: Size): Side {
  const others: Side[] = wish === "above" || wish === "below" ? ["right", "left"] : ["below", "above"];
  const sides = [wish, OPPOSITE[wish], ...others];
  const roomy = sides.find((side) => fits(side, anchor, size, gap, window));
  return roomy ?? sides.reduce((best, side) => (room(side, anchor, window) > room(best, anchor, window) ? side : best));
}

/** The upper left corner of something that floats beside its anchor, centred on it as far as the window allows. */
export function place(wish: Side, anchor: Box, size: Size, window: Size, gap = 6): { left: number; top: number } {
  const side = sideFor(wish, anchor, size, gap, window);
  let left = anchor.left + anchor.width / 2 - size.width / 2;
  let top = anchor.top + anchor.height / 2 - size.height / 2;
  if (side === "above") top = anchor.top - size.height - gap;
  if (side === "below") top = anchor.top + anchor.height + gap;
  if (side === "left") left = anchor.left - size.width - gap;
  if (side === "right") left = anchor.left + anchor.width + gap;
  return { left: within(left, size.width, window.width), top: within(top, size.height, window.height) };
}
