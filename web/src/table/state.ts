import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { announce } from "../base/announce";
import type { GameView, OptionView } from "../wire/types";
import type { Connection } from "./connection";
import { clickOn, litSpots, optionOfKey, passOption, type Spot } from "./options";
import type { Beforehand, Tabletop } from "./tabletop";

/** Several options that one click could mean, asked for beside what was clicked. */
export interface Asking {
  readonly anchor: Element;
  readonly options: readonly OptionView[];
}

/** For how long one passes whatever comes: until somebody else does something, or until the turn ends. */
export type Hurry = "quiet" | "turn";

/** What that is called. */
export const HURRIES: Readonly<Record<Hurry, string>> = {
  quiet: "Pass until something happens",
  turn: "Pass until the turn ends",
};

/** An answer to a question that is yet to come. */
export interface Ahead {
  readonly kind: string;
  fits(option: OptionView): boolean;
}

/** What somebody is about to do at a table: the card that he has taken up, what he is asked beside it. */
export class Hand {
  readonly view: ReadonlySignal<GameView | undefined>;
  readonly options: ReadonlySignal<readonly OptionView[]>;
  readonly lit: ReadonlySignal<ReadonlySet<Spot>>;
  readonly asking = signal<Asking | undefined>(undefined);
  /** What has been asked for once, where it must be twice: to pass, or to pass for a while. */
  readonly passing = signal<"" | "pass" | Hurry>("");
  private readonly takenUp = signal<{ spot: Spot; serial: number } | undefined>(undefined);
  /** The card that is taken up to be put somewhere. */
  readonly taken: ReadonlySignal<Spot | undefined>;
  /** The cards that what is just being shown is about. */
  readonly shining: ReadonlySignal<ReadonlySet<number>>;
  private readonly beforehand: ReadonlySignal<ReadonlyMap<Spot, Beforehand<OptionView>>>;
  /** What is to be answered next, if that is what is asked next. */
  private ahead: Ahead | undefined;

  constructor(
    readonly connection: Connection,
    readonly game: Tabletop,
  ) {
    this.view = computed(() => connection.update.value?.view);
    this.options = computed(() => connection.decision.value?.options ?? []);
    this.taken = computed(() => {
      const up = this.takenUp.value;
      return up?.serial === connection.decision.value?.serial ? up?.spot : undefined;
    });
    this.beforehand = computed(() => {
      const [decision, view] = [connection.decision.value, this.view.value];
      return (decision && view && game.beforehand?.(decision, view)) ?? new Map();
    });
    this.lit = computed(() => {
      const lit = litSpots(this.options.value, this.taken.value, this.spotsOf);
      for (const spot of this.beforehand.value.keys()) lit.add(spot);
      return lit;
    });
    this.shining = computed(() => {
      const lines = connection.playback.showing.value?.lines ?? [];
      return new Set(lines.flatMap((line) => (line.shown >= 0 ? [line.shown] : [])));
    });
  }

  /** Answer what was foreseen, if it is asked now. */
  goAhead(): void {
    const [decision, ahead] = [this.connection.decision.peek(), this.ahead];
    if (!decision || !ahead) return;
    this.ahead = undefined;
    if (decision.kind !== ahead.kind) return;
    const option = (decision.options as readonly OptionView[]).find(ahead.fits);
    if (option) this.answer(option);
  }

  /** A card is taken up to be put somewhere, if it can be. */
  take(spot: Spot): void {
    this.letGo();
    this.takenUp.value = { spot, serial: this.connection.decision.peek()?.serial ?? -1 };
  }

  /** A card that was dragged is let go over something. Away from where it lay, that is as good as a click on it. */
  drop(from: Spot, card: Element, target: Element | undefined): void {
    const spots = [target?.getAttribute("data-spot"), target?.closest("[data-drop]")?.getAttribute("data-drop")];
    const wanted = spots.find((spot) => spot && spot !== from && this.lit.peek().has(spot as Spot)) as Spot | undefined;
    const options = this.options.peek().filter((option) => this.spotsOf(option)[0] === from);
    const single = options.filter((option) => this.spotsOf(option).length === 1);
    if (wanted && options.some((option) => this.spotsOf(option)[1] === wanted)) {
      this.click(wanted, card);
      return;
    }
    this.letGo();
    if (single.length === 0 || !target || target.contains(card)) return;
    const [only] = single;
    if (only && single.length === 1) this.answer(only, this.foreseen(only, spots));
    else this.asking.value = { anchor: card, options: single };
  }

  /** What can be done by carrying something on the table to a place: what a click on that place would mean. */
  carried(spot: Spot): readonly OptionView[] {
    const view = this.view.value;
    return view && this.game.carries ? this.options.value.filter((one) => this.game.carries?.(spot, one, view)) : [];
  }

  /** Something was carried, and let go over a place or over nothing. */
  carry(from: Spot, target: Element | undefined): void {
    const spots = [target?.getAttribute("data-spot"), target?.closest("[data-drop]")?.getAttribute("data-drop")];
    const option = this.carried(from).find((one) => spots.includes(this.spotsOf(one)[0]));
    if (option) this.answer(option);
  }

  /** What is answered next when a card was dragged to a place: that place, if it is asked for. */
  private foreseen(option: OptionView, spots: readonly (string | null | undefined)[]): Ahead | undefined {
    const view = this.view.peek();
    return view && this.game.foreseen?.(option, view, (spot) => spots.includes(spot));
  }

  /** Where an option is clicked. */
  readonly spotsOf = (option: OptionView): readonly Spot[] => {
    const view = this.view.peek();
    return view ? this.game.spotsOf(option, view) : [];
  };

  /** How an option reads, with what is worth knowing of it. */
  textOf(option: OptionView): string {
    const update = this.connection.update.value;
    const note = (update && this.game.noteOn?.(option, update)) || "";
    return note ? `${option.text} (${note})` : option.text;
  }

  /** Something on the table is clicked. */
  click(spot: Spot, anchor: Element): void {
    const early = this.beforehand.peek().get(spot);
    if (early) {
      this.answer(early.option, early.ahead);
      return;
    }
    const meant = clickOn(this.options.peek(), spot, this.taken.peek(), this.spotsOf);
    switch (meant?.does) {
      case "answer":
        this.answer(meant.option);
        break;
      case "take":
        this.letGo();
        this.takenUp.value = { spot: meant.spot, serial: this.connection.decision.peek()?.serial ?? -1 };
        break;
      case "lay back":
        this.letGo();
        break;
      case "ask":
        this.asking.value = { anchor: outOfDialog(anchor), options: meant.options };
        break;
    }
  }

  answer(option: OptionView, ahead?: Ahead): void {
    this.letGo();
    this.ahead = ahead ?? this.game.foreseen?.(option, this.view.peek() as GameView, () => false);
    this.connection.answer(option.place);
  }

  /** The option of a number key is chosen. */
  press(key: number): void {
    const option = optionOfKey(this.options.peek(), key);
    if (option && option === passOption(this.options.peek())) this.pass({ byKey: true });
    else if (option) this.answer(option);
  }

  /** Pass, or say that all is done. By a key it takes two presses where much would be given up. */
  pass({ byKey }: { byKey: boolean }): void {
    const [decision, view] = [this.connection.decision.peek(), this.view.peek()];
    const option = passOption(this.options.peek());
    if (!decision || !view || !option) return;
    if (byKey && this.mustBeSure("pass")) return;
    this.answer(option);
  }

  /** Pass by a key for as long as nothing happens, or until the turn ends. Twice, too, where much would be given up. */
  hurry(how: Hurry): void {
    if (this.mustBeSure(how)) return;
    this.letGo();
    this.connection.hurry(how);
  }

  /** Whether much would be given up by passing, of which somebody must be sure: he presses once more. */
  private mustBeSure(how: "pass" | Hurry): boolean {
    const [decision, view] = [this.connection.decision.peek(), this.view.peek()];
    if (!decision || !view || this.passing.peek() === how) return false;
    const grave = passOption(decision.options) !== undefined && this.game.isGrave(decision, view);
    if (!grave && (how === "pass" || !this.game.hasYetToAct?.(view))) return false;
    this.passing.value = how;
    const words = how === "pass" ? this.game.passWords(decision, view) : HURRIES[how];
    announce(`Once more to be sure: ${words}.`, { atOnce: true });
    return true;
  }

  /** Do nothing of what was begun. */
  letGo(): void {
    batch(() => {
      this.takenUp.value = undefined;
      this.asking.value = undefined;
      this.passing.value = "";
    });
  }
}

/** What is asked beside a card in an open pile is asked beside the pile, which is closed: a dialog hides all else. */
function outOfDialog(anchor: Element): Element {
  const dialog = anchor.closest("dialog");
  dialog?.close();
  return dialog?.previousElementSibling ?? anchor;
}

const HandContext = createContext<Hand | undefined>(undefined);
export const HandProvider = HandContext.Provider;

/** The hand of whoever sits at the table around. */
export function useHand(): Hand {
  const hand = useContext(HandContext);
  if (!hand) throw new Error("There is no table around this.");
  return hand;
}
