import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { settings } from "./settings";

/** What a key, or several one after another, does on the page as it is. */
export interface Shortcut {
  /** As in `?`, `Escape`, `Ctrl+z`, or `g s` for one after the other. */
  readonly keys: string;
  readonly label: string;
  /** The heading that it stands under in the keyboard help. */
  readonly group: string;
  readonly run: () => void;
}

/** How long a sequence waits for its next key. */
const PATIENCE = 1200;

const registered = signal<readonly Shortcut[]>([]);

/** Let keys do something, until the function that is returned is called. */
export function register(shortcut: Shortcut): () => void {
  registered.value = [...registered.value, shortcut];
  return () => {
    registered.value = registered.value.filter((other) => other !== shortcut);
  };
}

/** Let keys do something for as long as the component is there. */
export function useShortcut(keys: string, label: string, group: string, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => register({ keys, label, group, run: () => latest.current() }), [keys, label, group]);
}

/** The shortcuts that there are now, by heading. Where two have the same keys, only the newer one is in force. */
export function shortcutsByGroup(): Map<string, Shortcut[]> {
  const groups = new Map<string, Shortcut[]>();
  for (const shortcut of registered.value) {
    if (inForce(shortcut.keys) !== shortcut) continue;
    groups.set(shortcut.group, [...(groups.get(shortcut.group) ?? []), shortcut]);
  }
  return groups;
}

function inForce(keys: string): Shortcut | undefined {
  return registered.value.findLast((shortcut) => shortcut.keys === keys);
}

/** A key event as shortcuts write it. Shift shows in the character itself, so that `?` is `?` on every keyboard. */
export function written(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): string {
  const key = event.key === " " ? "Space" : event.key;
  const held = `${event.ctrlKey || event.metaKey ? "Ctrl+" : ""}${event.altKey ? "Alt+" : ""}`;
  return held + key;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/** Whether a key is for what has the focus: a button or link is pressed with it. */
function isPressing(event: KeyboardEvent): boolean {
  return (
    (event.key === " " || event.key === "Enter") &&
    event.target instanceof HTMLElement &&
    /^(A|BUTTON|SUMMARY)$/.test(event.target.tagName)
  );
}

/** Follows the keys that are pressed, and runs what they mean. */
export class Keys {
  private sequence = "";
  private last = Number.NEGATIVE_INFINITY;

  /** Whether the key meant something. It means nothing while somebody is typing, or a dialog is open. */
  press(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector("dialog[open]")) return false;
    if (isPressing(event)) return false;
    if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return false;
    const key = written(event);
    // Whoever dictates, or has a screen reader that takes keys itself, may not want a letter to do anything.
    if (settings.keys.peek() === "off" && !/^(Ctrl|Alt)\+/.test(key) && key !== "Escape") return false;
    const begun = event.timeStamp - this.last <= PATIENCE ? this.sequence : "";
    this.last = event.timeStamp;
    for (const keys of begun ? [`${begun} ${key}`, key] : [key]) {
      const meant = inForce(keys);
      if (meant) {
        this.sequence = "";
        event.preventDefault();
        meant.run();
        return true;
      }
      if (registered.value.some((shortcut) => shortcut.keys.startsWith(`${keys} `))) {
        this.sequence = keys;
        return false;
      }
    }
    this.sequence = "";
    return false;
  }
}
