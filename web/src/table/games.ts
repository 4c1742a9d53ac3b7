import { signal } from "@preact/signals";
import type { NewTable, Opened, Problem } from "../wire/types";

/** A game of yours, as this browser remembers it. */
export interface KeptGame {
  readonly table: string;
  /** The key of your seat, which nobody else has. */
  readonly key: string;
  readonly title: string;
  /** When it was begun, in milliseconds. */
  readonly begun: number;
  readonly over: boolean;
  /** Your deck as you wished for it; nothing where chance chose. */
  readonly deck: string;
  /** What was wished for. */
  readonly wanted?: NewTable;
}

const STORAGE_KEY = "silverkey.games";
/** So many games are remembered. */
const MOST = 30;

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

async function open(wanted: NewTable, title: string, deck: string): Promise<string> {
  const answer = await fetch("/api/tables", { method: "POST", body: JSON.stringify(wanted) });
  if (!answer.ok) throw new Error(((await answer.json()) as Problem).why);
  const { table, keys } = (await answer.json()) as Opened;
  keep([{ table, key: keys[0] ?? "", title, begun: Date.now(), over: false, deck, wanted }, ...games.peek()]);
  return table;
}

/** Begin a game of Call of Cthulhu against the bot; its name. Throws an error with the server's sentence. */
export async function beginGame(deck: string): Promise<string> {
  const wanted: NewTable = {
    wish: { game: "cthulhu", decks: [deck, ""] },
    seats: [{ name: "You" }, { name: "Bot", bot: "heuristic" }],
  };
  return open(wanted, "Call of Cthulhu", deck);
}

/** What is played of Arkham Horror, how hard it is, and who comes along. */
export interface Adventure {
  readonly campaign: string;
  readonly scenario: string;
  readonly difficulty: string;
  /** The investigators that you play. */
  readonly yours: readonly string[];
  /** Those that bots play. */
  readonly bots: readonly string[];
}

/** Begin a game of Arkham Horror; its name. Throws an error with the server's sentence. */
export async function beginAdventure({ campaign, scenario, difficulty, yours, bots }: Adventure): Promise<string> {
  const wanted: NewTable = {
    wish: {
      game: "arkham",
      decks: [...yours, ...bots],
      settings: { difficulty, ...(campaign ? { campaign } : { scenario }) },
    },
    seats: [
      { name: "You", players: yours.length },
      ...bots.map((name) => ({ name: `Bot: ${name}`, bot: "heuristic" })),
    ],
  };
  return open(wanted, "Arkham Horror", "");
}

/** Begin a game like another of yours. */
export async function beginAgain(table: string): Promise<string> {
  const kept = keptGame(table);
  return kept?.wanted ? open(kept.wanted, kept.title, kept.deck) : beginGame(kept?.deck ?? "");
}
