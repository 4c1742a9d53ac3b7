import type { ComponentChildren, HTMLAttributes, RefObject } from "preact";
import { useRef } from "preact/hooks";
import { place, type Side } from "./place";
import { useSettled } from "./settled";

interface FloatProps extends Omit<HTMLAttributes<HTMLDivElement>, "ref"> {
  anchor: RefObject<Element | null>;
  side: Side;
  gap?: number;
  children: ComponentChildren;
  /** Whoever shows it may want to look at it. */
  self?: RefObject<HTMLDivElement | null>;
}

/** Something that floats above everything else on the page, dialogs too, beside its anchor. */
export function Float({ anchor, side, gap = 6, children, self, ...attributes }: FloatProps) {
  const own = useRef<HTMLDivElement>(null);
  const ref = self ?? own;
  const settle = (): void => {
    const floating = ref.current;
    const around = anchor.current?.getBoundingClientRect();
    if (!floating || !around) return;
    if (!floating.matches(":popover-open")) floating.showPopover?.();
    const { offsetWidth: width, offsetHeight: height } = floating;
    const root = document.documentElement;
    const at = place(side, around, { width, height }, { width: root.clientWidth, height: root.clientHeight }, gap);
    floating.style.left = `${at.left}px`;
    floating.style.top = `${at.top}px`;
  };
  // What is in it may come later, and make it larger.
  useSettled(ref, settle);
  return (
    <div {...attributes} ref={ref} popover="manual" class={`float ${attributes.class ?? ""}`}>
      {children}
    </div>
  );
}
