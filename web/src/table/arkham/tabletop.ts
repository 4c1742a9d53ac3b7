import { printedNumber } from "../../cards/arkham";
import type { DecisionView, GameView, OptionView, Remarks } from "../../wire/arkham";
import type { Update } from "../../wire/types";
import { passOption, playerSpot, type Spot, usualSpots } from "../options";
import type { Pacing } from "../playback";
import type { Tabletop } from "../tabletop";
import { faceOf } from "./faces";

/** A deck: a player's, or the encounter deck. */
export const deckSpot = (player: number): Spot => `deck ${player}`;
/** What resources lie in. */
export const poolSpot = (player: number): Spot => `pool ${player}`;

/** What an investigator is called at the table. */
export function short(title: string): string {
  return (title.split(" ", 1)[0] ?? title).replace(/["“”]/g, "");
}

/** A chance, as a share of a hundred. */
export function percent(odds: number): string {
  const whole = Math.round(odds * 100);
  if (whole === 0 && odds > 0) return "under 1 %";
  if (whole === 100 && odds < 1) return "over 99 %";
  return `${whole} %`;
}

/** So many ways to assign damage and horror are buttons; of more each point is given out for itself. */
export const FEW = 3;

/** Where an option is clicked. */
export function spotsOf(option: OptionView, view: GameView): readonly Spot[] {
  switch (option.word) {
    case "draw":
      return [deckSpot(view.viewer)];
    case "resource":
      return [poolSpot(view.viewer)];
    case "deck":
      return [deckSpot(option.number)];
    case "assign":
      return (view.decision?.options.length ?? 0) > FEW ? ["all assigned"] : [];
    case "buy":
    case "upgrade":
    case "remove":
      return ["card bought"];
    case "end turn":
      return [];
    default:
      return usualSpots(option);
  }
}

/** Whether passing gives up much, so that one careless key must not do it. */
export function isGrave(decision: DecisionView, view: GameView): boolean {
  const actions = view.investigators[view.viewer]?.actions ?? 0;
  return decision.kind === "action" && actions > 0;
}

const LEAVING: Readonly<Record<string, string>> = {
  mulligan: "Keep the rest",
  window: "Nothing",
  react: "Nothing",
  order: "As listed",
  "buy cards": "Buy nothing more",
  company: "That is all",
};

/** What passing does, in words for its button. */
export function passWords(decision: DecisionView, view: GameView): string {
  const pass = passOption(decision.options);
  if (!pass) return "";
  if (decision.kind === "commit") return view.test?.committed.length ? "Draw the token" : "Commit nothing";
  if (pass.word === "end turn") {
    const actions = view.investigators[view.viewer]?.actions ?? 0;
    return actions > 0 ? `${pass.text}, with ${actions} ${actions === 1 ? "action" : "actions"} left` : pass.text;
  }
  return LEAVING[decision.kind] ?? pass.text;
}

/** Every card that lies somewhere on the table. */
export function inSight(view: GameView): ReadonlyArray<{ readonly id: number; readonly title: string }> {
  return [
    ...view.investigators.flatMap((held) => [held, ...held.hand, ...held.discard]),
    ...view.locations,
    ...view.in_play,
    ...[view.act, view.agenda].filter((stage) => stage !== null),
    ...view.encounter_discard,
    ...view.limbo,
    ...view.victory,
    ...view.removed,
  ];
}

const TOGETHER = ["company", "next lead", "lead investigator", "whose turn", "who earns it"];

/**
 * What is asked, in full: which window it is, what would be answered, and of several investigators of yours which one is
 * asked.
 */
export function asks(decision: DecisionView, view: GameView, remarks: Remarks | null, several: boolean): string {
  const question = words(decision, view, remarks);
  const name = short(view.campaign?.members[view.viewer]?.title ?? view.investigators[view.viewer]?.title ?? "");
  if (!several || TOGETHER.includes(decision.kind) || question.startsWith(name)) return question;
  return question.startsWith("Your ") ? `${name}’s ${question.slice(5)}` : `${name}: ${question}`;
}

function words(decision: DecisionView, view: GameView, remarks: Remarks | null): string {
  const question = decision.question.replace(/ \(done: [^)]*\)/, "");
  if (remarks?.answered) return `${remarks.answered}. React?`;
  if (decision.kind === "window" && remarks?.when) {
    return `${remarks.when.charAt(0).toUpperCase()}${remarks.when.slice(1)}: use something?`;
  }
  if (decision.kind === "commit" && view.test) {
    const tester = short(view.investigators[view.test.player]?.title ?? "");
    return view.test.player === view.viewer ? "Commit cards to your test?" : `Commit cards to the test of ${tester}?`;
  }
  const about = inSight(view).find((card) => card.id === decision.about)?.title ?? remarks?.asker;
  return about && !question.includes(about) ? `${about}: ${question}` : question;
}

/** What is said of an option beside its name: how likely a test is, and that it lets enemies attack. */
export function noteOn(option: OptionView, decision: DecisionView, view: GameView, remarks: Remarks | null): string {
  const prospect = decision.prospects.find(({ place }) => place === option.place);
  const odds = prospect?.odds ?? remarks?.odds.find(([place]) => place === option.place)?.[1];
  const commit = option.word === "commit" ? view.test?.commits.find(({ card }) => card === option.card) : undefined;
  const notes: string[] = [];
  if (prospect) notes.push(`${prospect.skill} ${prospect.value} against ${prospect.difficulty}`);
  if (odds !== undefined) notes.push(percent(odds));
  if (commit) notes.push(percent(commit.odds));
  if (option.word === "play" && option.face?.cost != null) notes.push(`costs ${printedNumber(option.face.cost)}`);
  if (remarks?.provoking.includes(option.place)) notes.push(remarks.enemies);
  return notes.join(", ");
}

/** What happens is told by what somebody does, by encounter card and by enemy. */
const PACING: Pacing = {
  begins: new Set([
    ...["round begins", "phase begins", "turn begins", "take action", "encounter", "play", "use", "attack"],
    ...["move", "move enemy", "test begins", "reveal token", "advance", "place doom", "resolution"],
  ]),
  together: new Set(["place doom", "move enemy"]),
  followed: new Set(["encounter", "attack", "advance", "reveal token", "move enemy"]),
};

export const ARKHAM: Tabletop<GameView> = {
  spotsOf,
  isGrave,
  passWords,
  inSight,
  faceOf,
  pacing: PACING,
  carries: (spot, option, view) => option.word === "move" && spot === playerSpot(view.viewer),
  putWhere: () => "where it goes",
  asks: (decision, update) => {
    const view = update.view as GameView;
    const seat = update.seats.find(({ players }) => players.includes(view.viewer));
    return asks(decision, view, remarksOf(update), (seat?.players.length ?? 0) > 1);
  },
  noteOn: (option, update) => {
    const view = update.view as GameView;
    return view.decision ? noteOn(option, view.decision, view, remarksOf(update)) : "";
  },
};

/** What is told of the moment beside the view. */
export function remarksOf(update: Update): Remarks | null {
  return update.remarks;
}
