/** What clicks and keys mean, given the options that the server offers. */
import type { DecisionView, GameView, OptionView } from "../wire/types";

/** Something on the table that can be clicked: a card or story by its number, a domain, a player. */
export type Spot = `card ${number}` | `domain ${number} ${number}` | `player ${number}`;

export const cardSpot = (card: number): Spot => `card ${card}`;
export const domainSpot = (player: number, domain: number): Spot => `domain ${player} ${domain}`;
export const playerSpot = (player: number): Spot => `player ${player}`;

/** Where an option is clicked: one spot after the other where it has two. */
export function spotsOf(option: OptionView, viewer: number): Spot[] {
  switch (option.word) {
    case "commit":
      return [cardSpot(option.card), cardSpot(option.number)];
    case "resource":
      return [cardSpot(option.card), domainSpot(viewer, option.number)];
    case "domain":
      return [domainSpot(option.card, option.number)];
    case "player":
      return [playerSpot(option.number)];
    default:
      return option.card >= 0 ? [cardSpot(option.card)] : [];
  }
}

/** What a click does: gives an answer, takes a card up to be put somewhere, lays it back, or asks which is meant. */
export type Click =
  | { readonly does: "answer"; readonly option: OptionView }
  | { readonly does: "take"; readonly spot: Spot }
  | { readonly does: "lay back" }
  | { readonly does: "ask"; readonly options: readonly OptionView[] };

function begunAt(options: readonly OptionView[], spot: Spot, viewer: number): OptionView[] {
  return options.filter((option) => spotsOf(option, viewer)[0] === spot);
}

function endedAt(options: readonly OptionView[], taken: Spot | undefined, spot: Spot, viewer: number): OptionView[] {
  return options.filter((option) => {
    const [first, second] = spotsOf(option, viewer);
    return taken !== undefined && first === taken && second === spot;
  });
}

/** What a click on a spot means while a card is taken up, or none; nothing where it means nothing. */
export function clickOn(
  options: readonly OptionView[],
  spot: Spot,
  taken: Spot | undefined,
  viewer: number,
): Click | undefined {
  if (spot === taken) return { does: "lay back" };
  const ended = endedAt(options, taken, spot, viewer);
  const meant = ended.length > 0 ? ended : begunAt(options, spot, viewer);
  const [first] = meant;
  if (!first) return undefined;
  if (meant.length === 1) return { does: "answer", option: first };
  const places = new Set(meant.map((option) => spotsOf(option, viewer)[1]));
  if (ended.length === 0 && places.size === meant.length && !places.has(undefined)) return { does: "take", spot };
  return { does: "ask", options: meant };
}

/** The spots that a click means something at. */
export function litSpots(options: readonly OptionView[], taken: Spot | undefined, viewer: number): Set<Spot> {
  const lit = new Set<Spot>();
  for (const option of options) {
    const [first, second] = spotsOf(option, viewer);
    if (first) lit.add(first);
    if (second && first === taken) lit.add(second);
  }
  return lit;
}

/** The option that passes, or says that all is done. */
export function passOption(options: readonly OptionView[]): OptionView | undefined {
  return options.find((option) => option.word === "pass" || option.word === "done");
}

/** The options that are shown as buttons, since there is nothing on the table to click for them. */
export function buttonOptions(options: readonly OptionView[], viewer: number): OptionView[] {
  const pass = passOption(options);
  return options.filter((option) => option !== pass && spotsOf(option, viewer).length === 0);
}

/** The option of a number key. */
export function optionOfKey(options: readonly OptionView[], key: number): OptionView | undefined {
  return options[key - 1];
}

/** Whether passing gives up much, so that one careless key must not do it. */
export function isGrave(decision: DecisionView, view: GameView): boolean {
  if (decision.kind === "action") return view.phase === "operations" && view.active === view.viewer;
  return (decision.kind === "commit characters" || decision.kind === "defend") && decision.assigned.length === 0;
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
