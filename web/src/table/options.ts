/** What clicks and keys mean, given the options that the server offers. */
import type { OptionView } from "../wire/types";

/** Something on the table that can be clicked: a card, a player, or whatever else a game has, by its number. */
export type Spot = `${string} ${string}`;

export const cardSpot = (card: number): Spot => `card ${card}`;
export const playerSpot = (player: number): Spot => `player ${player}`;

/** Where an option is clicked: one spot after the other where it has two. A game says so of its words. */
export type SpotsOf = (option: OptionView) => readonly Spot[];

/** Where an option is clicked that means the same in every game. */
export function usualSpots(option: OptionView): readonly Spot[] {
  if (option.word === "player") return [playerSpot(option.number)];
  return option.card >= 0 ? [cardSpot(option.card)] : [];
}

/** What a click does: gives an answer, takes a card up to be put somewhere, lays it back, or asks which is meant. */
export type Click =
  | { readonly does: "answer"; readonly option: OptionView }
  | { readonly does: "take"; readonly spot: Spot }
  | { readonly does: "lay back" }
  | { readonly does: "ask"; readonly options: readonly OptionView[] };

function begunAt(options: readonly OptionView[], spot: Spot, spotsOf: SpotsOf): OptionView[] {
  return options.filter((option) => spotsOf(option)[0] === spot);
}

function endedAt(options: readonly OptionView[], taken: Spot | undefined, spot: Spot, spotsOf: SpotsOf): OptionView[] {
  return options.filter((option) => {
    const [first, second] = spotsOf(option);
    return taken !== undefined && first === taken && second === spot;
  });
}

/** What a click on a spot means while a card is taken up, or none; nothing where it means nothing. */
export function clickOn(
  options: readonly OptionView[],
  spot: Spot,
  taken: Spot | undefined,
  spotsOf: SpotsOf,
): Click | undefined {
  if (spot === taken) return { does: "lay back" };
  const ended = endedAt(options, taken, spot, spotsOf);
  const meant = ended.length > 0 ? ended : begunAt(options, spot, spotsOf);
  const [first] = meant;
  if (!first) return undefined;
  if (meant.length === 1) return { does: "answer", option: first };
  const places = new Set(meant.map((option) => spotsOf(option)[1]));
  if (ended.length === 0 && places.size === meant.length && !places.has(undefined)) return { does: "take", spot };
  return { does: "ask", options: meant };
}

/** The spots that a click means something at. */
export function litSpots(options: readonly OptionView[], taken: Spot | undefined, spotsOf: SpotsOf): Set<Spot> {
  const lit = new Set<Spot>();
  for (const option of options) {
    const [first, second] = spotsOf(option);
    if (first) lit.add(first);
    if (second && first === taken) lit.add(second);
  }
  return lit;
}

const PASSING: readonly string[] = ["pass", "done", "end turn"];

/** The option that passes, says that all is done, or ends the turn. */
export function passOption(options: readonly OptionView[]): OptionView | undefined {
  return options.find((option) => PASSING.includes(option.word));
}

/** The options that are shown as buttons, since there is nothing on the table to click for them. */
export function buttonOptions(options: readonly OptionView[], spotsOf: SpotsOf): OptionView[] {
  const pass = passOption(options);
  return options.filter((option) => option !== pass && spotsOf(option).length === 0);
}

/** The option of a number key. */
export function optionOfKey(options: readonly OptionView[], key: number): OptionView | undefined {
  return options[key - 1];
}
