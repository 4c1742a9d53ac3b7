import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Icon, type IconName } from "../icons/icon";
import { Float } from "./float";
import { moved } from "./roving";

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  readonly run: () => void;
  readonly disabled?: boolean;
}

interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  /** What the button shows; its label where nothing is said. */
  children?: ComponentChildren;
}

/** A button that opens a list of things to do. */
export function Menu({ label, items, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? [])];

  useEffect(() => {
    if (!open) return;
    entries()[0]?.focus();
    const outside = (event: PointerEvent): void => {
      const target = event.target as Node;
      if (!list.current?.contains(target) && !button.current?.contains(target)) setOpen(false);
    };
    addEventListener("pointerdown", outside);
    return () => removeEventListener("pointerdown", outside);
  }, [open]);

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };

  const press = (event: KeyboardEvent): void => {
    if (event.key === "Escape" || event.key === "Tab") {
      if (event.key === "Escape") event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    const all = entries();
    const next = moved(event.key, all.indexOf(document.activeElement as HTMLElement), all.length, true);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        class="button"
        data-kind="plain"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children ?? label}
        <Icon name="down" class="menu-mark" />
      </button>
      {open && (
        <Float
          anchor={button}
          self={list}
          side="below"
          class="menu"
          role="menu"
          id={id}
          aria-label={label}
          onKeyDown={press}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              class="menu-item"
              tabIndex={-1}
              disabled={item.disabled}
              onClick={() => {
                close();
                item.run();
              }}
            >
              {item.icon ? <Icon name={item.icon} /> : <span class="icon" />}
              {item.label}
            </button>
          ))}
        </Float>
      )}
    </>
  );
}
