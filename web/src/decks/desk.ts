import { computed, signal } from "@preact/signals";
import { Refusal, sentenceOf } from "../base/fetching";
import type { ChangedDeck, DeckPage, Sheet } from "../wire/types";
import { deckAt, keepChanged } from "./kept";

/** How long changes wait for another before they are kept, and how long until what failed is tried again. */
const REST = 700;
const AGAIN = 4000;
/** So many changes can be taken back. */
const MOST = 200;

/** Whether a deck is kept as it is here. */
export type Status = "kept" | "changed" | "lost" | "outdated" | "refused";

/** What this browser remembers of a deck until the server has it. */
interface Draft {
  readonly sheet: Sheet;
  /** The last change of the server's deck that it was built on. */
  readonly touched: number;
}

export type Drafts = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const draftKey = (id: string): string => `silverkey.deck.${id}`;

function readDraft(drafts: Drafts, id: string): Draft | undefined {
  try {
    const found = JSON.parse(drafts.getItem(draftKey(id)) ?? "null") as Draft | null;
    return typeof found?.touched === "number" && typeof found.sheet?.cards === "object" ? found : undefined;
  } catch {
    return undefined;
  }
}

const same = (one: Sheet, other: Sheet): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A deck that is being built. Every change is in this browser at once and on the server soon; each can be taken back. */
export class Desk {
  readonly id: string;
  readonly sheet;
  readonly status = signal<Status>("kept");
  /** Why it is not kept. */
  readonly why = signal("");
  private readonly undone = signal<readonly Sheet[]>([]);
  private readonly done = signal<readonly Sheet[]>([]);
  readonly canUndo = computed(() => this.done.value.length > 0);
  readonly canRedo = computed(() => this.undone.value.length > 0);
  private touched: number;
  /** What was typed in last, if that was the last change. */
  private typed = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> | undefined;

  constructor(
    page: DeckPage,
    private readonly drafts: Drafts = localStorage,
  ) {
    this.id = page.id;
    this.touched = page.touched;
    const draft = readDraft(drafts, page.id);
    const open = draft && !same(draft.sheet, page.sheet) ? draft : undefined;
    this.sheet = signal<Sheet>(open?.sheet ?? page.sheet);
    if (!open) return;
    if (open.touched === page.touched) this.later("changed", REST);
    else this.stop("outdated", "It was changed elsewhere while you changed it here.");
  }

  /** Change the deck. What was taken back before is forgotten. Letters typed one after the other are one change. */
  change(next: Sheet, typed = ""): void {
    if (next === this.sheet.peek()) return;
    if (!typed || typed !== this.typed) this.done.value = [...this.done.peek(), this.sheet.peek()].slice(-MOST);
    this.typed = typed;
    this.undone.value = [];
    this.show(next);
  }

  undo(): void {
    const before = this.done.peek().at(-1);
    if (!before) return;
    this.typed = "";
    this.done.value = this.done.peek().slice(0, -1);
    this.undone.value = [...this.undone.peek(), this.sheet.peek()];
    this.show(before);
  }

  redo(): void {
    const after = this.undone.peek().at(-1);
    if (!after) return;
    this.typed = "";
    this.undone.value = this.undone.peek().slice(0, -1);
    this.done.value = [...this.done.peek(), this.sheet.peek()];
    this.show(after);
  }

  private show(sheet: Sheet): void {
    this.sheet.value = sheet;
    this.remember();
    if (this.status.peek() !== "outdated") this.later("changed", REST);
  }

  private remember(): void {
    try {
      this.drafts.setItem(draftKey(this.id), JSON.stringify({ sheet: this.sheet.peek(), touched: this.touched }));
    } catch {
      // Storage may be forbidden or full; then the server alone has it, as soon as it answers.
    }
  }

  private later(status: Status, wait: number): void {
    this.status.value = status;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), wait);
  }

  private stop(status: Status, why: string): void {
    clearTimeout(this.timer);
    this.status.value = status;
    this.why.value = why;
  }

  /** Keep the deck now, if it has changed. */
  keep(): Promise<void> {
    clearTimeout(this.timer);
    if (this.status.peek() === "kept" || this.status.peek() === "outdated") return Promise.resolve();
    this.sending ??= this.send().finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  private async send(): Promise<void> {
    const sheet = this.sheet.peek();
    try {
      const wanted: ChangedDeck = { sheet, touched: this.touched };
      this.touched = (await keepChanged(this.id, wanted)).touched;
    } catch (error) {
      this.fail(error);
      return;
    }
    if (this.sheet.peek() === sheet) {
      this.drafts.removeItem(draftKey(this.id));
      this.status.value = "kept";
    } else {
      this.remember();
      this.later("changed", REST);
    }
  }

  private fail(error: unknown): void {
    const sentence = sentenceOf(error);
    if (!(error instanceof Refusal) || error.status >= 500 || error.status === 429) {
      this.why.value = sentence;
      this.later("lost", AGAIN);
    } else {
      this.stop(error.status === 409 ? "outdated" : "refused", sentence);
    }
  }

  /** Of two that were changed, keep this one; the other can be had back by undoing. */
  async keepThis(): Promise<void> {
    const theirs = await deckAt(this.id);
    this.touched = theirs.touched;
    this.done.value = [...this.done.peek(), theirs.sheet].slice(-MOST);
    this.status.value = "changed";
    await this.keep();
  }

  /** Of two that were changed, keep the other; this one can be had back by undoing. */
  async takeOther(): Promise<void> {
    const theirs = await deckAt(this.id);
    this.touched = theirs.touched;
    this.done.value = [...this.done.peek(), this.sheet.peek()].slice(-MOST);
    this.sheet.value = theirs.sheet;
    this.drafts.removeItem(draftKey(this.id));
    this.status.value = "kept";
  }
}
