/** Cards that go from one place to another are seen going there. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { settings } from "../base/settings";
import type { GameView } from "../wire/types";

/** Milliseconds of a way. */
const WAY = 320;
/** Ways shorter than this, in pixels, are no ways. */
const NEAR = 6;

/** What the ways of cards are called, among all else that moves. */
const NAME = "way";

/** Cards that are on their way are at once where they go: what is measured on the way is where nothing lies. */
export function arrive(root: Element): void {
  const moving = root.getAnimations?.({ subtree: true }) ?? [];
  for (const one of moving) if (one.id === NAME) one.cancel();
}

/** Whether things may move on the page. */
export function mayMove(): boolean {
  if (settings.motion.peek() === "reduced") return false;
  return settings.motion.peek() === "full" || !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function rects(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const card of root.querySelectorAll<HTMLElement>("[data-card]:not(.ghost)"))
    if (card.dataset.card) found.set(card.dataset.card, card.getBoundingClientRect());
  return found;
}

/**
 * Put on a table: from one state of the game to the next, every card moves from where it was to where it is. Seen by
 * another player cards have other numbers, and nothing is known of their ways.
 */
export function useMoves(view: GameView) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<{ view: GameView; rects: Map<string, DOMRect> } | undefined>(undefined);
  useLayoutEffect(() => {
    const table = root.current;
    if (!table) return;
    arrive(table);
    const now = rects(table);
    const was = before.current;
    before.current = { view, rects: now };
    if (!was || was.view === view || was.view.viewer !== view.viewer || !mayMove()) return;
    for (const card of table.querySelectorAll<HTMLElement>("[data-card]:not(.ghost)")) {
      const id = card.dataset.card ?? "";
      const [from, to] = [was.rects.get(id), now.get(id)];
      if (!to || to.width === 0) continue;
      if (!from) {
        card.animate([{ opacity: 0 }, { opacity: 1 }], { id: NAME, duration: WAY });
      } else if (from.width > 0 && Math.hypot(from.x - to.x, from.y - to.y) > NEAR) {
        const scale = from.width / to.width;
        const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
        const options = { id: NAME, duration: WAY, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };
        card.animate([{ transform: start, transformOrigin: "0 0", zIndex: 5 }, { transformOrigin: "0 0" }], options);
      }
    }
  });
  return root;
}
