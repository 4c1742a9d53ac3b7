import type { ComponentChildren } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import { moved } from "./roving";

export interface Tab {
  readonly label: string;
  readonly content: () => ComponentChildren;
}

/** Several pages in one place, of which one is shown. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [shown, setShown] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const press = (event: KeyboardEvent): void => {
    const next = moved(event.key, shown, tabs.length, false);
    if (next === undefined) return;
    event.preventDefault();
    setShown(next);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div class="tabs">
      <div ref={row} role="tablist" class="tab-row" aria-label={label} onKeyDown={press}>
        {tabs.map((tab, place) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-${place}`}
            class="tab"
            aria-selected={place === shown}
            aria-controls={`${id}-panel`}
            tabIndex={place === shown ? 0 : -1}
            onClick={() => setShown(place)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} class="tab-panel" aria-labelledby={`${id}-${shown}`}>
        {tabs[shown]?.content()}
      </div>
    </div>
  );
}
