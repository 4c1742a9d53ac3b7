import type { GameOffered, NewTable, Sitter, Wishable } from "../wire/types";

/** Who decides for a player: you, a kind of bot, or whoever follows a link. */
export const YOU = "you";
export const INVITED = "invited";

export interface Player {
  readonly who: string;
  /** What he brings: the parts of a wish, those left open empty; or one of your decks, as `deck:ID`. */
  readonly deck: readonly string[];
}

/** A table as it is being thought of. */
export interface Wanted {
  readonly game: string;
  readonly players: readonly Player[];
  /** What else is wished for, by name; what is not said is as usual. */
  readonly wishes: Readonly<Record<string, string>>;
  readonly listed: boolean;
  readonly clock: number;
}

const OWN = "deck:";

/** The wish that every player has for himself. */
export function deckWish(game: GameOffered): Wishable | undefined {
  return game.wishes.find((wish) => wish.each);
}

function anyDeck(game: GameOffered): readonly string[] {
  return Array.from({ length: deckWish(game)?.pick ?? 1 }, () => "");
}

/** As many players as there must be: you, and bots where they are against you. */
export function usualTable(game: GameOffered): Wanted {
  const least = game.players[0] ?? 1;
  const bot = game.bots[0]?.[0] ?? "";
  const players = Array.from({ length: least }, (_, place) => ({ who: place ? bot : YOU, deck: anyDeck(game) }));
  return { game: game.game, players, wishes: {}, listed: false, clock: 0 };
}

/** The same table with so many players. */
export function withPlayers(wanted: Wanted, game: GameOffered, number: number): Wanted {
  const more = { who: game.rivals ? INVITED : YOU, deck: anyDeck(game) };
  const players = Array.from({ length: number }, (_, place) => wanted.players[place] ?? more);
  return { ...wanted, players };
}

export function withPlayer(wanted: Wanted, place: number, player: Player): Wanted {
  return { ...wanted, players: wanted.players.map((one, at) => (at === place ? player : one)) };
}

/** The same with another wish; of two that come for each other, the other one is not wished for any more. */
export function withWish(wanted: Wanted, game: GameOffered, name: string, value: string): Wanted {
  const others = game.wishes.filter((wish) => wish.instead_of === name || wish.name === instead(game, name));
  const cleared = Object.fromEntries(value ? others.map((wish) => [wish.name, ""]) : []);
  return { ...wanted, wishes: { ...wanted.wishes, ...cleared, [name]: value } };
}

function instead(game: GameOffered, name: string): string {
  return game.wishes.find((wish) => wish.name === name)?.instead_of || "";
}

/** Which choice of a wish is taken: what is usual where nothing is said, or nothing where another one comes for it. */
export function taken(wanted: Wanted, game: GameOffered, wish: Wishable): string {
  const said = wanted.wishes[wish.name];
  if (said !== undefined) return said;
  const replaced = game.wishes.some((other) => other.instead_of === wish.name && wanted.wishes[other.name]);
  return replaced ? "" : wish.usual;
}

/** A wish for a deck in the server's words: what is left open, chance decides, and nothing if that is all of it. */
export function deckWords(deck: readonly string[], wish: Wishable, random: () => number = Math.random): string {
  if (deck.every((part) => part === "")) return "";
  if (isWhole(deck, wish)) return deck[0] ?? "";
  const left = wish.choices.map((choice) => choice.value).filter((value) => !deck.includes(value));
  return deck.map((part) => part || left.splice(Math.floor(random() * left.length), 1)[0]).join(", ");
}

/** Whether one choice is all of the wish. */
export function isWhole(deck: readonly string[], wish: Wishable): boolean {
  return wish.whole.some((choice) => choice.value === deck[0]);
}

export function isOwn(deck: readonly string[]): boolean {
  return deck[0]?.startsWith(OWN) ?? false;
}

export function ownDeck(id: string): string[] {
  return [OWN + id];
}

export function ownId(deck: readonly string[]): string {
  return deck[0]?.slice(OWN.length) ?? "";
}

/** The table in the server's words. `textOf` has the text of one of your decks. */
export async function toOpen(
  wanted: Wanted,
  game: GameOffered,
  name: string,
  textOf: (id: string) => Promise<string>,
): Promise<NewTable> {
  const wish = deckWish(game);
  const yours = wanted.players.filter((player) => player.who === YOU);
  const others = wanted.players.filter((player) => player.who !== YOU);
  const decks = await Promise.all(
    [...yours, ...others].map(({ deck }) => {
      if (isOwn(deck)) return textOf(ownId(deck));
      return wish ? deckWords(deck, wish) : "";
    }),
  );
  let bots = 0;
  const seats: Sitter[] = [{ name, players: yours.length }];
  for (const { who } of others) {
    if (who === INVITED) {
      seats.push({ name: "" });
    } else {
      bots += 1;
      seats.push({ name: bots > 1 ? `Bot ${bots}` : "Bot", bot: who });
    }
  }
  const { edition, ...settings } = Object.fromEntries(Object.entries(wanted.wishes).filter(([, value]) => value));
  return {
    wish: { game: wanted.game, decks, settings, ...(edition ? { edition } : {}) },
    seats,
    listed: wanted.listed,
    clock: wanted.clock,
  };
}
