import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Float } from "./float";

/** How long a pointer rests before the explanation comes. */
const REST = 250;

interface TooltipProps {
  /** What is explained. */
  children: ComponentChildren;
  text: string;
  class?: string;
}

/** A word that explains itself when it is pointed at, focused or tapped, until Escape. */
export function Tooltip({ children, text, class: extra = "" }: TooltipProps) {
  const [shown, setShown] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  const wait = (show: boolean): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(show), REST);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      setShown(false);
    };
    addEventListener("keydown", onEscape, { capture: true });
    return () => removeEventListener("keydown", onEscape, { capture: true });
  }, [shown]);

  return (
    <>
      <button
        ref={anchor}
        type="button"
        class={`explained ${extra}`}
        aria-describedby={shown ? id : undefined}
        onPointerEnter={(event) => event.pointerType === "mouse" && wait(true)}
        onPointerLeave={() => wait(false)}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
      >
        {children}
      </button>
      {shown && (
        <Float
          anchor={anchor}
          side="above"
          class="tooltip"
          role="tooltip"
          id={id}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => wait(false)}
        >
          {text}
        </Float>
      )}
    </>
  );
}
