import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useShortcut } from "../base/shortcuts";
import { Float } from "../design/float";
import type { Face } from "./face";
import { glossaries } from "./glossary";
import { LargeCard } from "./largecard";
import type { CardState } from "./state";

/** How long a pointer or the focus rests on a card before it is shown large, and a finger before that is meant. */
const REST = 350;
const PRESS = 450;
/** How long the way from a card to its large view may take. */
const GRACE = 200;
/** How far a finger may slip. */
const SLIP = 10;

interface Shown {
  readonly face: Face;
  readonly state: CardState;
  readonly anchor: HTMLElement;
  /** What has the focus again when it is closed. */
  readonly from: HTMLElement;
  /** What is shown in passing goes with the pointer or the focus; what was asked for stays until it is closed. */
  readonly asked: boolean;
}

const shown = signal<Shown | undefined>(undefined);

/** What a page adds below a card that is shown large, such as what can be asked about it there. */
export const belowPreview = signal<FunctionComponent<{ face: Face }> | undefined>(undefined);

/** The card that is shown large; it stays until it is closed. */
export function keepPreview(): Face | undefined {
  if (shown.value) shown.value = { ...shown.value, asked: true };
  return shown.value?.face;
}

let opening: ReturnType<typeof setTimeout> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

function stay(): void {
  clearTimeout(closing);
}

function close(): void {
  clearTimeout(opening);
  clearTimeout(closing);
  shown.value = undefined;
}

function open(wanted: Shown, after: number): void {
  clearTimeout(opening);
  opening = setTimeout(() => {
    clearTimeout(closing);
    shown.value = wanted;
  }, after);
}

/** It goes in a moment, unless it was asked for or the pointer comes to it. */
function leave(): void {
  clearTimeout(opening);
  clearTimeout(closing);
  if (shown.value && !shown.value.asked) closing = setTimeout(close, GRACE);
}

/** What a card needs to be shown large when it is pointed at, focused, pressed for long, or clicked with nothing to do. */
export function usePreview(
  face: Face | undefined,
  state: CardState,
  onActivate: (() => void) | undefined,
  /** What is around it and stays in sight too. */
  around = "",
) {
  const ref = useRef<(HTMLButtonElement & HTMLAnchorElement) | null>(null);
  const press = useRef<{ x: number; y: number } | undefined>(undefined);
  const pressed = useRef(false);

  useEffect(() => {
    const now = shown.peek();
    if (face && now && now.from === ref.current) shown.value = { ...now, face, state };
  }, [face, state]);
  useEffect(() => {
    const from = ref.current;
    return () => {
      if (shown.peek()?.from === from) close();
    };
  }, []);

  return useMemo(() => {
    const show = (asked: boolean, after: number): void => {
      const from = ref.current;
      if (!face || !from) return;
      const anchor = (around && from.closest<HTMLElement>(around)) || from;
      open({ face, state, anchor, from, asked }, after);
    };
    return {
      ref,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === "mouse" && event.buttons === 0) show(false, shown.peek() ? GRACE / 2 : REST);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === "mouse") leave();
      },
      onPointerDown: (event: PointerEvent) => {
        pressed.current = false;
        if (event.pointerType === "mouse") return;
        press.current = { x: event.clientX, y: event.clientY };
        clearTimeout(opening);
        opening = setTimeout(() => {
          pressed.current = true;
          show(true, 0);
        }, PRESS);
      },
      onPointerMove: (event: PointerEvent) => {
        const from = press.current;
        if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) clearTimeout(opening);
      },
      onPointerUp: () => {
        if (press.current && !pressed.current) clearTimeout(opening);
        press.current = undefined;
      },
      onPointerCancel: () => {
        press.current = undefined;
        clearTimeout(opening);
      },
      onContextMenu: (event: Event) => {
        if (press.current || pressed.current) event.preventDefault();
      },
      onFocus: () => {
        if (ref.current?.matches(":focus-visible")) show(false, REST);
      },
      onBlur: leave,
      onClick: () => {
        if (pressed.current) {
          pressed.current = false;
        } else if (onActivate) {
          close();
          onActivate();
        } else {
          show(true, 0);
        }
      },
    };
  }, [face, state, onActivate]);
}

/** Where cards are shown large. There is one on the page. */
export function PreviewLayer() {
  const now = shown.value;
  const layer = useRef<HTMLDivElement>(null);
  const Below = belowPreview.value;

  useShortcut("i", "Read the focused card: go into its large view", "Cards", () => {
    layer.current?.focus();
  });

  useEffect(() => {
    if (!now) return;
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      if (layer.current?.contains(document.activeElement)) now.from.focus();
      close();
    };
    const outside = (event: PointerEvent): void => {
      const target = event.target as Node;
      if (!layer.current?.contains(target) && !now.anchor.contains(target)) close();
    };
    // A word that is being explained inside closes first.
    addEventListener("keydown", onEscape);
    addEventListener("pointerdown", outside);
    return () => {
      removeEventListener("keydown", onEscape);
      removeEventListener("pointerdown", outside);
    };
  }, [now]);

  if (!now) return null;
  return (
    <Float
      key={now.face.title}
      self={layer}
      anchor={{ current: now.anchor }}
      side="right"
      gap={10}
      class="preview"
      role="dialog"
      aria-label={`Card: ${now.face.title}`}
      tabIndex={-1}
      onPointerEnter={stay}
      onPointerLeave={leave}
      onFocusIn={stay}
      onFocusOut={leave}
    >
      <LargeCard face={now.face} state={now.state} glossary={glossaries.value[now.face.game]} />
      {Below && <Below face={now.face} />}
    </Float>
  );
}
