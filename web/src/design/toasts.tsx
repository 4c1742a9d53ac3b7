import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { announce } from "../base/announce";
import { Icon } from "../icons/icon";
import { IconButton } from "./button";

interface Toast {
  readonly number: number;
  readonly text: string;
  readonly kind: "info" | "warning";
}

/** How long a note stays; a warning stays until it is closed. */
const STAY = 6000;

const toasts = signal<readonly Toast[]>([]);
let count = 0;

/** Show a note in the corner, and have it read out. */
export function toast(text: string, kind: Toast["kind"] = "info"): void {
  count += 1;
  toasts.value = [...toasts.value, { number: count, text, kind }];
  announce(text, { atOnce: kind === "warning" });
}

function close(number: number): void {
  toasts.value = toasts.value.filter((other) => other.number !== number);
}

function Note({ number, text, kind }: Toast) {
  useEffect(() => {
    if (kind === "warning") return;
    const timer = setTimeout(() => close(number), STAY);
    return () => clearTimeout(timer);
  }, [number, kind]);
  return (
    <li class="toast" data-kind={kind}>
      <Icon name={kind} />
      <span>{text}</span>
      <IconButton icon="close" label="Close this note" onClick={() => close(number)} />
    </li>
  );
}

/** Where notes are shown. There is one on the page. */
export function Toasts() {
  return (
    <section aria-label="Notes">
      <ul class="toasts">
        {toasts.value.map((one) => (
          <Note key={one.number} {...one} />
        ))}
      </ul>
    </section>
  );
}
