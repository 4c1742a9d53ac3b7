import { IconRow } from "../cards/parts";
import { usePreview } from "../cards/preview";
import type { CardState } from "../cards/state";
import { Icon } from "../icons/icon";
import type { Item } from "../library/catalogue";

/** What is dragged between the cards and the deck: a code, and where it comes from. */
export const DRAGGED = "application/x-silverkey-card";
export type Side = "shelf" | "deck";

const READY: CardState = {};

interface LotProps {
  item: Item;
  copies: number;
  side: Side;
  tabIndex: number;
  onMore: (more: number) => void;
  /** What is wrong with it, if something is. */
  fault?: string | undefined;
  fixed?: boolean;
}

/** A card with its copies, as a line of the deck or of what it may be built from. */
export function LotRow({ item, copies, side, tabIndex, onMore, fault, fixed = false }: LotProps) {
  const { ref, ...handlers } = usePreview(item.face, READY, undefined, ".lot");
  const { face } = item;
  return (
    <li
      class="lot"
      data-code={item.code}
      data-side={side}
      data-fault={fault !== undefined}
      draggable={!fixed}
      onDragStart={(event) => event.dataTransfer?.setData(DRAGGED, JSON.stringify({ code: item.code, side }))}
      onDblClick={() => !fixed && onMore(side === "shelf" ? 1 : -1)}
    >
      {copies > 0 && (
        <span class="lot-copies">
          {copies}
          <span class="unseen"> in the deck: </span>
        </span>
      )}
      <span class="badge" data-tint={face.tint}>
        <Icon name={face.tint} label />
      </span>
      <button {...handlers} ref={ref} type="button" class="lot-name" tabIndex={tabIndex} title={fault}>
        {item.name}
        {fault && <span class="unseen">, at fault: {fault}</span>}
      </button>
      {fault && <Icon name="warning" class="lot-fault" />}
      {!item.playable && <small class="lot-unplayed">not yet played here</small>}
      <IconRow icons={face.icons} />
      <span class="lot-cost">{item.cost}</span>
      {!fixed && (
        <span class="lot-buttons">
          <button
            type="button"
            class="lot-button"
            tabIndex={-1}
            disabled={copies === 0}
            aria-label={`One ${item.name} fewer`}
            onClick={() => onMore(-1)}
          >
            −
          </button>
          <button
            type="button"
            class="lot-button"
            tabIndex={-1}
            aria-label={`One ${item.name} more`}
            onClick={() => onMore(1)}
          >
            +
          </button>
        </span>
      )}
    </li>
  );
}

/** Arrows lead from line to line, through all lists of a side. */
export function walk(event: KeyboardEvent): void {
  if (!["ArrowDown", "ArrowUp", "Home", "End"].includes(event.key)) return;
  const room = event.currentTarget as HTMLElement;
  const names = [...room.querySelectorAll<HTMLElement>(".lot-name")];
  const at = names.indexOf(document.activeElement as HTMLElement);
  // From the words that are searched an arrow leads down to what was found.
  const searching = at < 0 && event.key === "ArrowDown" && (event.target as HTMLInputElement).type === "search";
  if (at < 0 && !searching) return;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: names.length - 1 }[event.key] ?? at;
  event.preventDefault();
  names[to]?.focus();
  names[to]?.scrollIntoView?.({ block: "nearest" });
}

/** The card whose line has the focus, if one has. */
export function focusedCode(): string | undefined {
  return document.activeElement?.closest<HTMLElement>(".lot")?.dataset.code;
}

/** What was dropped, if it is a card from the other side. */
export function droppedFrom(event: DragEvent, side: Side): string | undefined {
  try {
    const dragged = JSON.parse(event.dataTransfer?.getData(DRAGGED) ?? "null") as { code: string; side: Side } | null;
    return dragged?.side === side ? dragged.code : undefined;
  } catch {
    return undefined;
  }
}
