import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Do something before it is first painted, after each time that it is drawn, and whenever an element has another size. */
export function useSettled(ref: RefObject<Element | null>, settle: () => void): void {
  useLayoutEffect(settle);
  useLayoutEffect(() => {
    if (!ref.current || typeof ResizeObserver === "undefined") return;
    const watching = new ResizeObserver(settle);
    watching.observe(ref.current);
    return () => watching.disconnect();
  }, []);
}
