/** Whoever plays with the keyboard does not lose his place when what he has pressed is gone. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

const PRESSED = /^(Enter| |\d)$/;

/** Whether the focus is nowhere, or on what meant something else until now. */
function isAstray(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.closest(".answers, .prompt") !== null;
}

/** Once something new is asked, the focus of whoever has answered with it waits here: it presses nothing by itself. */
export function useKeptFocus(ref: RefObject<HTMLElement | null>, question: number | undefined): void {
  const byKeys = useRef(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const focused = document.activeElement;
      if (PRESSED.test(event.key)) byKeys.current = focused !== null && focused.closest(".table, .float") !== null;
    };
    const point = (): void => {
      byKeys.current = false;
    };
    addEventListener("keydown", press, true);
    addEventListener("pointerdown", point, true);
    return () => {
      removeEventListener("keydown", press, true);
      removeEventListener("pointerdown", point, true);
    };
  }, []);
  useEffect(() => {
    if (question === undefined || !byKeys.current || !isAstray()) return;
    ref.current?.focus();
  }, [question]);
}
