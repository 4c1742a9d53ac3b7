/** Dragging a card to where it is to go: with a mouse, a pen or a finger. It means what clicks on both would mean. */
import { signal } from "@preact/signals";

/** How far a pointer moves before that is dragging. */
const SLIP = 8;

/** What is being dragged: a picture of it, and where the pointer is. */
export const dragged = signal<{ readonly x: number; readonly y: number } | undefined>(undefined);

interface Drag {
  /** It has begun: the card is taken up. */
  begin(): void;
  /** It is let go over something, or over nothing. */
  drop(target: Element | undefined): void;
}

/** The spot that something on the page belongs to. */
export function spotAt(x: number, y: number): HTMLElement | undefined {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-spot], [data-drop]");
  return found ?? undefined;
}

/** A copy of what is dragged, under the pointer. */
function ghostOf(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  const { width, height } = element.getBoundingClientRect();
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  // Beside the table, so that sizes and colours are those of the table.
  (element.closest(".table") ?? document.body).append(ghost);
  return ghost;
}

/** Follow a pointer that was pressed on something that may be dragged. */
export function follow(down: PointerEvent, element: HTMLElement, drag: Drag): void {
  if (down.button !== 0) return;
  let ghost: HTMLElement | undefined;
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!ghost && Math.hypot(x, y) < SLIP) return;
    if (!ghost) {
      ghost = ghostOf(element);
      drag.begin();
    }
    dragged.value = { x: event.clientX, y: event.clientY };
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!ghost) return;
    ghost.remove();
    dragged.value = undefined;
    drag.drop(event.type === "pointerup" ? spotAt(event.clientX, event.clientY) : undefined);
    // The click that follows is no click.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
