import type { Game } from "./types";

/** The games by their words. */
export const GAMES: Readonly<Record<Game, string>> = { cthulhu: "Call of Cthulhu", arkham: "Arkham Horror" };

export function isGame(word: string | undefined): word is Game {
  return word === "cthulhu" || word === "arkham";
}

const path = (id: string): string => id.split("/").map(encodeURIComponent).join("/");

/** The page of a card. */
export function cardAddress(game: string, code: string): string {
  return `/cards/${game}/${encodeURIComponent(code)}`;
}

/** The page of a ruling, of a reading, or of a part of a document. */
export function rulingAddress(id: string): string {
  return `/rulings/${path(id)}`;
}

/** The page of a case. */
export function caseAddress(place: string): string {
  return `/cases/${path(place)}`;
}

/** The page of a deck. */
export function deckAddress(id: string): string {
  return `/decks/${encodeURIComponent(id)}`;
}
