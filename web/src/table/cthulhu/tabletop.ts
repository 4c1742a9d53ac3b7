import type { CardView, DecisionView, FaceView, GameView, OptionView, StoryView } from "../../wire/cthulhu";
import { cardSpot, passOption, type Spot, usualSpots } from "../options";
import type { Pacing } from "../playback";
import type { Ahead } from "../state";
import type { Beforehand, Tabletop } from "../tabletop";
import { faceOf } from "./faces";

export const domainSpot = (player: number, domain: number): Spot => `domain ${player} ${domain}`;

/** Where an option is clicked: one spot after the other where it has two. */
export function spotsOf(option: OptionView, view: GameView): readonly Spot[] {
  switch (option.word) {
    case "commit":
      return [cardSpot(option.card), cardSpot(option.number)];
    case "resource":
      return [cardSpot(option.card), domainSpot(view.viewer, option.number)];
    case "domain":
      return [domainSpot(option.card, option.number)];
    default:
      return usualSpots(option);
  }
}

/** Whether passing gives up much, so that one careless key must not do it. */
export function isGrave(decision: DecisionView, view: GameView): boolean {
  if (decision.kind === "action") return view.phase === "operations" && view.active === view.viewer;
  return (decision.kind === "commit characters" || decision.kind === "defend") && decision.assigned.length === 0;
}

/** Whether your operations phase is yet to come, or going on. */
export function hasYetToAct(view: GameView): boolean {
  return view.turn > 0 && view.active === view.viewer && view.phase !== "story";
}

/** What passing does, in words for its button. */
export function passWords(decision: DecisionView, view: GameView): string {
  const text = passOption(decision.options)?.text ?? "";
  if (decision.kind === "action" && isGrave(decision, view)) return `${text}: end your ${view.phase} phase`;
  if (decision.kind === "commit characters" || decision.kind === "defend") {
    const count = decision.assigned.length;
    return count === 0 ? `${text}: commit nobody` : `${text}: commit ${count}`;
  }
  return text;
}

/** Every card that lies somewhere on the table. */
export function inSight(view: GameView): ReadonlyArray<FaceView | CardView | StoryView> {
  const faces = view.players.flatMap((side) => [
    ...side.hand,
    ...side.discard,
    ...side.removed,
    ...side.won,
    ...side.domains.flatMap((domain) => domain.resources),
    ...[side.prophecy, side.revealed].filter((card) => card !== null),
  ]);
  return [...faces, ...view.in_play, ...view.stories];
}

/** What is asked, where the question alone does not say what a click does. */
export function asks(decision: Pick<DecisionView, "kind" | "question">): string | undefined {
  if (decision.kind !== "mulligan") return undefined;
  return "Take a new setup hand? Or keep this one: click the card that is to be your first resource.";
}

/** Whoever picks a resource of his first hand keeps that hand. */
export function beforehand(decision: DecisionView, view: GameView): ReadonlyMap<Spot, Beforehand<OptionView>> {
  const option = decision.kind === "mulligan" && decision.options.find((one) => one.word === "no");
  if (!option) return new Map();
  return new Map(
    view.players[view.viewer === 1 ? 1 : 0].hand.map(({ id }) => [
      cardSpot(id),
      { option, ahead: { kind: "setup resource", fits: (other) => other.word === "resource" && other.card === id } },
    ]),
  );
}

/** A card that is dragged to a domain is paid for by that domain. */
export function foreseen(option: OptionView, view: GameView, over: (spot: Spot) => boolean): Ahead | undefined {
  if (option.word !== "play" && option.word !== "trigger") return undefined;
  const { domains } = view.players[view.viewer === 1 ? 1 : 0];
  const number = domains.findIndex((_, place) => over(domainSpot(view.viewer, place)));
  if (number < 0) return undefined;
  return { kind: "drain", fits: (other) => other.word === "domain" && other.number === number };
}

/** What happens is told by play, by who commits, and struggle by struggle. */
const PACING: Pacing = {
  begins: new Set([
    ...["turn begins", "mulligan", "resource", "use", "commit", "story begins", "struggle decided", "succeed"],
    ...["place token", "win story", "game over"],
  ]),
  together: new Set(["resource", "commit", "place token"]),
  followed: new Set(["story begins", "struggle decided", "succeed", "win story"]),
};

export const CTHULHU: Tabletop<GameView> = {
  spotsOf,
  isGrave,
  hasYetToAct,
  passWords,
  inSight,
  faceOf,
  beforehand,
  foreseen,
  pacing: PACING,
  asks,
  putWhere: (option) => (option.word === "commit" ? "a story" : "a domain"),
};
