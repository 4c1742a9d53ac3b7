import { signal } from "@preact/signals";
import { asked } from "../base/fetching";
import { decksHere, fileOf, yourDecks } from "../decks/kept";
import { games, keepGame, keptGame } from "../table/games";
import type { DeckLine, GameOffered, Joined, NewTable, Opened, OwnTable, TableTold } from "../wire/types";

/** What can be played; empty until the server has said so. */
export const offered = signal<readonly GameOffered[]>([]);
/** The decks that are kept on the server. */
export const decks = signal<readonly DeckLine[]>([]);

/** Learn what can be played, and with which decks. */
export async function learnOffers(): Promise<void> {
  if (offered.peek().length === 0) offered.value = await asked<GameOffered[]>("/api/games");
  decks.value = await yourDecks().catch(decksHere);
}

export async function deckText(id: string): Promise<string> {
  return (await fileOf(id, "text")).content.text();
}

/** Open a table and remember your seat at it. */
export async function openTable(wanted: NewTable, title: string): Promise<Opened> {
  const opened = await asked<Opened>("/api/tables", "POST", wanted);
  keepGame({
    table: opened.table,
    key: opened.keys.find((key) => key) ?? "",
    title,
    begun: Date.now(),
    over: false,
    wanted,
    invitations: opened.invitations,
  });
  return opened;
}

export interface Seat {
  readonly name: string;
  readonly invitation: string;
  readonly decks: readonly string[];
}

/** Take a free seat and remember it. */
export async function joinTable(table: TableTold, seat: Seat): Promise<Joined> {
  const joined = await asked<Joined>(`/api/tables/${table.id}/join`, "POST", seat);
  keepGame({ table: table.id, key: joined.key, title: table.title, begun: Date.now(), over: false });
  return joined;
}

/** The tables at which this browser, or your account, has a seat. */
export function ownTables(): Promise<OwnTable[]> {
  return asked<OwnTable[]>("/api/tables/yours", "POST", { keys: games.peek().map((game) => game.key) });
}

/** The key of your seat at a table; nothing where you have none. */
export function keyOf(table: string): string {
  return keptGame(table)?.key ?? "";
}

/** Where a table is: its game, or where it waits for people. */
export function placeOf(table: Pick<TableTold, "id" | "stage">): string {
  return table.stage === "open" ? `/join/${table.id}` : `/table/${table.id}`;
}

/** The people of a table in a few words. */
export function peopleOf(table: TableTold): string {
  return table.seats.map((seat) => (seat.free ? "a free seat" : seat.name)).join(", ");
}
