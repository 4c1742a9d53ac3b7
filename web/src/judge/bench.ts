import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { asked, sentenceOf } from "../base/fetching";
import type { CasePage, CaseToJudge, KeptPosition, TrialRun, Verdict } from "../wire/types";
import { CaseFile, folded } from "./casefile";
import { formOf, type GameForm } from "./forms";

/** How long nothing is written before the case is judged anew, in milliseconds. */
export const PAUSE = 350;
/** As many texts as can be gone back to. */
const REMEMBERED = 100;

/** A step of one of the runs that is looked at; the position before the first is −1. */
export interface Looked {
  readonly run: number;
  readonly step: number;
}

/** A case before the judge: its text, what has come of it, and what is looked at. */
export class Bench {
  readonly text = signal("");
  readonly file: ReadonlySignal<CaseFile> = computed(() => new CaseFile(this.text.value));
  readonly game: ReadonlySignal<string> = computed(() => folded(this.file.value.word(["game"]) || "cthulhu"));
  readonly form: ReadonlySignal<GameForm> = computed(() => formOf(this.game.value));
  /** The edition that is chosen, and one that it is compared with; nothing is what the case says. */
  readonly edition = signal("");
  readonly other = signal("");
  readonly verdict = signal<Verdict | undefined>(undefined);
  /** Why nothing could be judged. */
  readonly problem = signal("");
  readonly judging = signal(false);
  readonly looked = signal<Looked>({ run: 0, step: -1 });
  /** The place of the run that is looked at, among those that there are. */
  readonly at: ReadonlySignal<number> = computed(() =>
    Math.max(0, Math.min(this.looked.value.run, (this.verdict.value?.runs.length ?? 0) - 1)),
  );
  readonly run: ReadonlySignal<TrialRun | undefined> = computed(() => this.verdict.value?.runs[this.at.value]);

  private readonly past: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  /** Another text, which is judged once nothing more is written. */
  write(text: string): void {
    if (text === this.text.peek()) return;
    this.past.push(this.text.peek());
    if (this.past.length > REMEMBERED) this.past.shift();
    this.text.value = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge(), PAUSE);
  }

  get canTakeBack(): boolean {
    return this.past.length > 0;
  }

  /** Back to the text before. */
  takeBack(): void {
    const before = this.past.pop();
    if (before === undefined) return;
    this.text.value = before;
    void this.judge();
  }

  /** Another case, looked at from its beginning. */
  open(text: string): void {
    this.edition.value = "";
    this.other.value = "";
    // Of several editions the newest comes last.
    this.looked.value = { run: Number.MAX_SAFE_INTEGER, step: -1 };
    this.past.length = 0;
    this.text.value = text;
    clearTimeout(this.timer);
    void this.judge();
  }

  /** Take a step more, and look at what comes of it. */
  step(who: string, move: string, after?: number): void {
    this.looked.value = {
      ...this.looked.peek(),
      step: after === undefined ? Number.MAX_SAFE_INTEGER : this.placeOf(after) + 1,
    };
    this.write(this.file.peek().withStep(who, move, after));
  }

  async judge(): Promise<void> {
    this.asked += 1;
    const number = this.asked;
    const chosen = [this.edition.peek(), this.other.peek()].filter((edition) => edition !== "");
    const wanted: CaseToJudge = { text: this.text.peek(), editions: chosen };
    this.judging.value = true;
    try {
      const found = await asked<Verdict>("/api/judge", "POST", wanted);
      if (number !== this.asked) return;
      this.problem.value = "";
      this.verdict.value = found;
    } catch (error) {
      if (number === this.asked) this.problem.value = sentenceOf(error);
    } finally {
      if (number === this.asked) this.judging.value = false;
    }
  }

  /** Give the case a link of its own; its name. */
  async keep(): Promise<string> {
    return (await asked<KeptPosition>("/api/judge/positions", "POST", { text: this.text.peek() })).id;
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  private placeOf(line: number): number {
    return this.run.peek()?.steps.findIndex((step) => step.line === line) ?? -1;
  }
}

/** How things stand after a step, or the nearest before it of which that is known. */
export function viewAt(run: TrialRun, step: number): TrialRun["view"] {
  for (let place = Math.min(step, run.steps.length - 1); place >= 0; place -= 1) {
    const view = run.steps[place]?.view;
    if (view) return view;
  }
  return run.view;
}

/** What is told at a step in one run and not in the other, by its place. */
export function differing(run: TrialRun, other: TrialRun | undefined, step: number): ReadonlySet<number> {
  const theirs = other?.steps[step];
  if (!other) return new Set();
  const left = theirs?.told.map((told) => told.text) ?? [];
  const found = new Set<number>();
  for (const [place, told] of (run.steps[step]?.told ?? []).entries()) {
    const same = left.indexOf(told.text);
    if (same < 0) found.add(place);
    else left.splice(same, 1);
  }
  return found;
}

/** The text of a case of the project, by its place. Throws an error with the server's sentence. */
export async function caseAt(place: string): Promise<string> {
  const path = place.split("/").map(encodeURIComponent).join("/");
  return (await asked<CasePage>(`/api/cases/${path}`)).case.text;
}

/** The text of a position that was shared. Throws an error with the server's sentence. */
export async function positionAt(id: string): Promise<string> {
  return (await asked<KeptPosition>(`/api/judge/positions/${encodeURIComponent(id)}`)).text;
}
