import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { sentenceOf } from "../base/fetching";
import type { GameView, ReplayDocument } from "../wire/types";
import { type Eyes, loaded, type Source, stepNamed } from "./source";
import { type Chapter, chapterAt, chaptersOf, logOf, type ToldLine, viewsOf } from "./steps";

/** How long a step stays while a replay plays by itself, in milliseconds. */
export const PACES = { slow: 2500, normal: 1200, fast: 400 } as const;
export type Pace = keyof typeof PACES;

/** A replay with all that has been worked out of it. */
export interface Opened {
  readonly document: ReplayDocument;
  readonly views: readonly GameView[];
  readonly chapters: readonly Chapter[];
  readonly log: readonly ToldLine[];
}

function opened(document: ReplayDocument): Opened {
  const views = viewsOf(document);
  return { document, views, chapters: chaptersOf(document.game, views, document.names), log: logOf(document) };
}

/** Going through a replay: where one is, with whose eyes one looks, and whether it plays by itself. */
export class Walk {
  readonly eyes = signal<Eyes>("all");
  readonly step = signal(0);
  readonly playing = signal(false);
  readonly pace = signal<Pace>("normal");
  /** Why it cannot be shown. */
  readonly problem = signal("");
  readonly shown = signal<Opened | undefined>(undefined);
  readonly last: ReadonlySignal<number> = computed(() => (this.shown.value?.views.length ?? 1) - 1);
  readonly chapter: ReadonlySignal<number> = computed(() =>
    chapterAt(this.shown.value?.chapters ?? [], this.step.value),
  );

  /** The address of the step that is shown; a file has none. */
  readonly address: ReadonlySignal<string | undefined> = computed(
    () => this.source.link && `${this.source.link}?eyes=${this.eyes.value}&step=${this.step.value}`,
  );

  private readonly seen = new Map<Eyes, Promise<Opened>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly source: Source) {}

  /** Look with these eyes, at the step where one is, or at the one that an address names. */
  async look(eyes: Eyes, at?: string): Promise<void> {
    const found = this.seen.get(eyes) ?? loaded(this.source, eyes).then(opened);
    this.seen.set(eyes, found);
    try {
      const shown = await found;
      if (at !== undefined) this.step.value = stepNamed(at, shown.views.length);
      this.eyes.value = eyes;
      this.shown.value = shown;
      this.problem.value = "";
    } catch (error) {
      this.seen.delete(eyes);
      this.problem.value = sentenceOf(error);
    }
  }

  go(step: number): void {
    this.step.value = Math.max(0, Math.min(step, this.last.peek()));
    if (this.playing.peek()) this.wait();
  }

  /** So many turns on; back first to the beginning of the turn where one is. */
  turn(by: 1 | -1): void {
    const chapters = this.shown.peek()?.chapters ?? [];
    const here = this.chapter.peek();
    const within = this.step.peek() > (chapters[here]?.step ?? 0);
    const next = chapters[by > 0 ? here + 1 : within ? here : here - 1];
    this.go(next?.step ?? (by > 0 ? this.last.peek() : 0));
  }

  /** Play by itself, or stop. From the end it begins anew. */
  toggle(): void {
    this.playing.value = !this.playing.peek();
    clearTimeout(this.timer);
    if (!this.playing.peek()) return;
    if (this.step.peek() === this.last.peek()) this.step.value = 0;
    this.wait();
  }

  close(): void {
    this.playing.value = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.step.value = Math.min(this.step.peek() + 1, this.last.peek());
      if (this.step.peek() === this.last.peek()) this.playing.value = false;
      else this.wait();
    }, PACES[this.pace.peek()]);
  }
}
