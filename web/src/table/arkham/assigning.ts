/** Giving out damage and horror point by point: every step of it is one of the answers that the server offers. */
import type { OptionView } from "../../wire/arkham";

/** How much damage and horror a card gets. */
export interface Share {
  readonly damage: number;
  readonly horror: number;
}

export type Kind = keyof Share;
export type Shares = ReadonlyMap<number, Share>;

const NOTHING: Share = { damage: 0, horror: 0 };

/** Who gets how much by an option: its parts are a card, its damage, its horror, the next card. */
export function sharesOf({ parts }: OptionView): Shares {
  const shares = new Map<number, Share>();
  for (let place = 0; place + 2 < parts.length; place += 3) {
    const [card = -1, damage = 0, horror = 0] = parts.slice(place, place + 3);
    shares.set(card, { damage, horror });
  }
  return shares;
}

/** The cards that may get something. */
export function takers(options: readonly OptionView[]): number[] {
  return [...new Set(options.flatMap((option) => [...sharesOf(option).keys()]))];
}

const shareOf = (shares: Shares, card: number): Share => shares.get(card) ?? NOTHING;

/** Whether two answers differ by one point of a kind alone, which a card has beyond what it had. */
function movesOne(from: Shares, to: Shares, card: number, kind: Kind): boolean {
  const other: Kind = kind === "damage" ? "horror" : "damage";
  let given = 0;
  for (const one of new Set([...from.keys(), ...to.keys()])) {
    const [before, after] = [shareOf(from, one), shareOf(to, one)];
    if (before[other] !== after[other]) return false;
    const more = after[kind] - before[kind];
    if (one === card ? more !== 1 : more > 0) return false;
    given -= Math.min(0, more);
  }
  return given === 1;
}

/** The answer in which a card gets one point more of a kind, taken from another; nothing where there is none. */
export function moreTo(
  options: readonly OptionView[],
  now: OptionView,
  card: number,
  kind: Kind,
): OptionView | undefined {
  const from = sharesOf(now);
  return options.find((option) => movesOne(from, sharesOf(option), card, kind));
}
