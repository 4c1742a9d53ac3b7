/** What others did is shown at a pace that one can follow: an update after the other, and step by step within one. */
import { signal } from "@preact/signals";
import type { GameView, Line, Scene, Update } from "../wire/types";
import { withChanges } from "./changes";

/** Which lines of the log begin something that is shown by itself; a game says so. */
export interface Pacing {
  /** Verbs with which a new step begins. */
  readonly begins: ReadonlySet<string>;
  /** Those of them that belong together if the same player does the same again. */
  readonly together: ReadonlySet<string>;
  /** Those that are worth following whoever brings them about. */
  readonly followed: ReadonlySet<string>;
}

/** Something that happened, in the sentences of the log. */
export interface Step {
  readonly lines: readonly Line[];
  /** The line that says what it is; others are what it cost and what came of it. */
  readonly head: Line;
}

/** The lines of an update as steps. What was paid for something belongs to it, though it comes first. */
export function stepsOf(lines: readonly Line[], pacing: Pacing): Step[] {
  const steps: { lines: Line[]; head: Line; begun: boolean }[] = [];
  for (const line of lines) {
    const last = steps.at(-1);
    const begins = pacing.begins.has(line.verb);
    const again = last?.head.verb === line.verb && last.head.player === line.player && pacing.together.has(line.verb);
    if (last && (!begins || again)) last.lines.push(line);
    else if (last && !last.begun) Object.assign(last, { lines: [...last.lines, line], head: line, begun: true });
    else steps.push({ lines: [line], head: line, begun: begins });
  }
  return steps;
}

/** Milliseconds that a step is shown: longer, the more there is to read. */
export function timeFor(step: Step, factor: number): number {
  const letters = step.lines.reduce((sum, line) => sum + line.text.length, 0);
  return Math.min(4500, 600 + 14 * letters) * factor;
}

/** How things stood in between, each with how much of the log had happened by then. */
export function scenesOf({ scenes, view }: Pick<Update, "scenes" | "view">): { lines: number; view: GameView }[] {
  let stands = view;
  return [...scenes].reverse().map((scene: Scene) => {
    stands = withChanges(stands, scene.changes);
    return { lines: scene.lines, view: stands };
  });
}

interface Waiting {
  readonly update: Update;
  steps: readonly Step[];
  /** How much of its log has been shown. */
  told: number;
}

/** More than this many steps behind, each takes half its time. */
const FAR_BEHIND = 12;

export class Playback {
  /** What is shown just now. */
  readonly showing = signal<Step | undefined>(undefined);
  /** Whether more is to come before one can answer. */
  readonly busy = signal(false);
  private readonly waiting: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  /** Whether something should have come while it was held. */
  private late = false;

  constructor(
    /** Puts an update on the table. */
    private readonly show: (update: Update) => void,
    /** Puts on the table how things stood in between, once these lines had happened. */
    private readonly stage: (view: GameView, log: readonly Line[]) => void,
    /** How the game is told step by step; nothing as long as nobody knows which it is. */
    private readonly pacing: () => Pacing | undefined,
    /** How slowly: 0 shows everything at once. */
    private readonly factor: () => number,
  ) {}

  /** An update has come. */
  take(update: Update): void {
    const pacing = this.pacing();
    if (update.fresh || !pacing || this.factor() === 0) {
      this.skip();
      this.show(update);
      return;
    }
    const { viewer } = update.view;
    const worth = ({ head }: Step) => pacing.followed.has(head.verb) || (head.player >= 0 && head.player !== viewer);
    const steps = stepsOf(update.log, pacing).filter(worth);
    if (steps.length === 0 && this.waiting.length === 0) {
      this.show(update);
      return;
    }
    this.waiting.push({ update, steps, told: 0 });
    if (this.timer === undefined) this.next();
    else this.settle();
  }

  /** Whoever answers has seen what was shown last. */
  seen(): void {
    if (this.waiting.length === 0) this.end();
  }

  /** Wait with what comes next, until it is to go on. */
  hold(): void {
    this.held = true;
  }

  goOn(): void {
    if (!this.held) return;
    this.held = false;
    if (this.late) this.next();
  }

  /** Show at once how things stand. */
  skip(): void {
    for (const now of this.waiting.splice(0)) this.finish(now);
    this.end();
  }

  /** An update is on the table as a whole. */
  private finish({ update, told }: Waiting): void {
    this.show(told > 0 ? { ...update, log: update.log.slice(told) } : update);
  }

  /** The table is as it was when the last line of a step had happened. */
  private set(now: Waiting, step: Step): void {
    const { log } = now.update;
    const lines = log.indexOf(step.lines.at(-1) as Line) + 1;
    const scene = scenesOf(now.update).find((one) => one.lines <= lines && one.lines > now.told);
    if (!scene) return;
    this.stage(scene.view, log.slice(now.told, scene.lines));
    now.told = scene.lines;
  }

  private end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.late = false;
    this.showing.value = undefined;
    this.busy.value = false;
  }

  private next(): void {
    this.late = this.held;
    if (this.held) return;
    const now = this.waiting[0];
    if (!now) {
      this.end();
      return;
    }
    const [step, ...others] = now.steps;
    now.steps = others;
    if (others.length === 0) {
      this.waiting.shift();
      this.finish(now);
    } else if (step) this.set(now, step);
    this.showing.value = step;
    this.settle();
    const behind = this.waiting.reduce((sum, one) => sum + one.steps.length, 0);
    const time = step ? timeFor(step, this.factor()) * (behind > FAR_BEHIND ? 0.5 : 1) : 0;
    this.timer = setTimeout(() => this.next(), time);
  }

  /** Whoever has seen all but the last step may answer while that one is still shown. */
  private settle(): void {
    this.busy.value = this.waiting.length > 0;
  }
}
