import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useSettled } from "../design/settled";
import { arrive } from "./moves";

/** How large cards may be drawn on a board, in pixels for each of their units. */
export const SCALES: readonly number[] = [0.56, 0.62, 0.7, 0.8, 0.88, 0.95, 1.05, 1.15, 1.3, 1.45, 1.6, 1.8];

/**
 * The largest scale at which there is room; looked for from the one that there is, which it seldom leaves by much. Each
 * look lays the board out anew, so a larger one is tried only where there may have come to be more room.
 */
export function largest(now: number, hasRoom: (scale: number) => boolean, mayGrow = true): number {
  const at = Math.max(0, SCALES.indexOf(now));
  const scale = (place: number): number => SCALES[place] as number;
  let place = at;
  if (hasRoom(scale(place))) {
    while (mayGrow && place + 1 < SCALES.length && hasRoom(scale(place + 1))) place += 1;
  } else {
    do place -= 1;
    while (place > 0 && !hasRoom(scale(place)));
  }
  return scale(Math.max(0, place));
}

const USUAL = 0.95;
/** No smaller than this on a screen, where one rather scrolls; a telephone has the smallest of all. */
const LEAST = 0.7;
/** The height of a window up to which it is a telephone, as in the style sheets. */
const TELEPHONE = "(max-height: 32rem)";

/** Whether nothing on a board, or in a part of it that is to fit, has to be scrolled to. */
function hasAll(board: HTMLElement): boolean {
  return [board, ...board.querySelectorAll("[data-fits]")].every(
    (part) => part.scrollHeight <= part.clientHeight && part.scrollWidth <= part.clientWidth,
  );
}

/** The board of a game, its cards as large as there is room for them without scrolling it, or a part that is to fit. */
export function Board({ game, children }: { game: string; children: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null);
  const scale = useRef(USUAL);
  const filled = useRef("");
  const settle = (): void => {
    const board = ref.current;
    if (!board) return;
    arrive(board);
    const draw = (size: number): void => board.style.setProperty("--u", `${size}px`);
    const now = `${board.querySelectorAll("[data-card]").length} ${board.clientWidth} ${board.clientHeight}`;
    const mayGrow = now !== filled.current;
    filled.current = now;
    const least = matchMedia(TELEPHONE).matches ? 0 : LEAST;
    scale.current = largest(
      scale.current,
      (size) => {
        if (size <= least) return true;
        draw(size);
        return hasAll(board);
      },
      mayGrow,
    );
    draw(scale.current);
    // A card that flies in from elsewhere is no reason to scroll.
    board.dataset.whole = String(hasAll(board));
  };
  useSettled(ref, settle);
  return (
    <div ref={ref} class={`board ${game}`}>
      {children}
    </div>
  );
}
