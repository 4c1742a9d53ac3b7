import { type ComponentChild, render as draw } from "preact";
import { act } from "preact/test-utils";

let place: HTMLElement | undefined;

/** Draw something into a page of its own, which is cleared after each test. */
export function render(what: ComponentChild): HTMLElement {
  const root = place ?? document.body.appendChild(document.createElement("div"));
  place = root;
  act(() => draw(what, root));
  return root;
}

/** Take away what a test has drawn. */
export function clear(): void {
  const root = place;
  if (!root) return;
  act(() => draw(null, root));
  root.remove();
  place = undefined;
}
