import { signal } from "@preact/signals";
import { asked } from "../base/fetching";
import type { NewTable, Opened } from "../wire/types";

/** A game of yours, as this browser remembers it. */
export interface KeptGame {
  readonly table: string;
  /** The key of your seat, which nobody else has. */
  readonly key: string;
  readonly title: string;
  /** When it was begun, in milliseconds. */
  readonly begun: number;
  readonly over: boolean;
  /** The game whose lesson it is, until that is left. */
  readonly lesson?: string;
  /** What you wished for, if you opened the table. */
  readonly wanted?: NewTable;
  /** What invites others to its seats: a text for each seat, empty where nobody is invited. */
  readonly invitations?: readonly string[];
}

const STORAGE_KEY = "silverkey.games";
/** So many games are remembered. */
const MOST = 100;

function isKept(found: unknown): found is KeptGame {
  const game = found as Partial<KeptGame> | null;
  return typeof game === "object" && typeof game?.table === "string" && typeof game.key === "string";
}

/** The games that a stored text says; what cannot be read is none. */
export function readGames(stored: string | null): KeptGame[] {
  try {
    const found: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Your games, the newest first. */
export const games = signal<readonly KeptGame[]>(readGames(stored()));

function keep(changed: readonly KeptGame[]): void {
  games.value = changed.slice(0, MOST);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(games.value));
  } catch {
    // Storage may be forbidden; then games are known as long as the page is there.
  }
}

/** A game of yours, if it is one. */
export function keptGame(table: string): KeptGame | undefined {
  return games.peek().find((game) => game.table === table);
}

/** Remember something about a game of yours. */
export function noteGame(table: string, facts: Partial<KeptGame>): void {
  const known = keptGame(table);
  if (!known || Object.entries(facts).every(([name, value]) => known[name as keyof KeptGame] === value)) return;
  keep(games.peek().map((game) => (game.table === table ? { ...game, ...facts } : game)));
}

/** Remember a seat of yours, before all others. */
export function keepGame(game: KeptGame): void {
  keep([game, ...games.peek().filter((other) => other.table !== game.table)]);
}

/** Forget a seat that is yours no more. */
export function forgetGame(table: string): void {
  keep(games.peek().filter((other) => other.table !== table));
}

/** Begin the same game again, with another deal; where it is. Throws an error with the server's sentence. */
export async function beginAgain(table: string): Promise<string> {
  const before = keptGame(table);
  const wanted = before?.wanted;
  if (!before || !wanted) throw new Error("Whoever opened this table can begin another game like it.");
  // Whoever sits at that table is invited to this one.
  const after: NewTable = { ...wanted, before: { table, key: before.key } };
  const opened = await asked<Opened>("/api/tables", "POST", after);
  const key = opened.keys.find((one) => one) ?? "";
  keepGame({ ...before, table: opened.table, key, begun: Date.now(), over: false, invitations: opened.invitations });
  return opened.begun ? `/table/${opened.table}` : `/join/${opened.table}`;
}
