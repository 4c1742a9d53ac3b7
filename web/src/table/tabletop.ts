import type { Face } from "../cards/face";
import type { GameView, Update } from "../wire/types";
import type { Spot } from "./options";
import type { Pacing } from "./playback";
import type { Ahead } from "./state";

type Decision<View extends GameView> = NonNullable<View["decision"]>;
type Option<View extends GameView> = Decision<View>["options"][number];

/** An answer, with what is answered after it. */
export interface Beforehand<Answer> {
  readonly option: Answer;
  readonly ahead: Ahead;
}

/** What a game says to the parts of the table that every game shares. */
export interface Tabletop<View extends GameView = GameView> {
  /** Where an option is clicked: one spot after the other where it has two; nowhere, and it is a button. */
  spotsOf(option: Option<View>, view: View): readonly Spot[];
  /** Whether passing gives up much, so that one careless key must not do it. */
  isGrave(decision: Decision<View>, view: View): boolean;
  /** Whether your turn has yet to bring what matters, so that one careless key must not pass all of it. */
  hasYetToAct?(view: View): boolean;
  /** What passing does, in words for its button. */
  passWords(decision: Decision<View>, view: View): string;
  /** Every card that lies somewhere on the table. */
  inSight(view: View): ReadonlyArray<{ readonly id: number; readonly title: string }>;
  /** A card out of play as it is drawn. */
  faceOf(card: NonNullable<Option<View>["face"]>): Face;
  /** What a click means beside the options: an answer, and what is then answered to the question that follows. */
  beforehand?(decision: Decision<View>, view: View): ReadonlyMap<Spot, Beforehand<Option<View>>>;
  /** The answer to the question that follows an option, where it has been given with it: a card dragged to a place. */
  foreseen?(option: Option<View>, view: View, over: (spot: Spot) => boolean): Ahead | undefined;
  /** Whether an option is carried out by carrying something to where the option is clicked: an investigator who moves. */
  carries?(spot: Spot, option: Option<View>, view: View): boolean;
  /** How what others did is told, step by step. */
  readonly pacing: Pacing;
  /** To what a card is put that is taken up: a story, a domain. */
  putWhere(option: Option<View>): string;
  /** What is asked, where the question alone does not say it all. */
  asks?(decision: Decision<View>, update: Update): string | undefined;
  /** What is worth knowing of an option beside its name. */
  noteOn?(option: Option<View>, update: Update): string;
}
