/** Decks wherever they are kept: on the server, or in this browser for a guest whose decks a public server does not keep. */
import { asked, Refusal } from "../base/fetching";
import type { ChangedDeck, DeckLine, DeckPage, NewDeck, Problem, Sheet } from "../wire/types";

const STORAGE_KEY = "silverkey.decks";
const HERE = "here-";
const FORBIDDEN = 403;
const CONFLICT = 409;
const MISSING = 404;

type Kept = Omit<DeckPage, "yours" | "ready">;

const page = (deck: Kept): DeckPage => ({ ...deck, yours: true, ready: false });

/** Whether a deck is kept in this browser. */
export const isHere = (id: string): boolean => id.startsWith(HERE);

const addressOf = (id: string): string => `/api/decks/${encodeURIComponent(id)}`;

function all(): readonly Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

function write(decks: readonly Kept[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(decks));
  } catch {
    throw new Error("This browser keeps nothing for pages, so the deck is lost with this page. Sign in to keep it.");
  }
}

function found(id: string): Kept {
  const deck = all().find((one) => one.id === id);
  if (!deck) throw new Refusal(MISSING, "There is no such deck in this browser.");
  return deck;
}

/** The decks of this browser, the one that was changed last first. */
export function decksHere(): DeckLine[] {
  const count = (sheet: Sheet): number => Object.values(sheet.cards).reduce((sum, copies) => sum + copies, 0);
  return all()
    .map(({ id, game, sheet, touched }) => ({ id, game, name: sheet.name, cards: count(sheet), about: [], touched }))
    .sort((one, other) => other.touched - one.touched);
}

/** Your decks, those of this browser among them. */
export async function yourDecks(): Promise<DeckLine[]> {
  return [...decksHere(), ...(await asked<DeckLine[]>("/api/decks"))];
}

/** Keep a new deck; its page. Where the server keeps none for a guest, this browser does. */
export async function keepNew(game: string, sheet: Sheet): Promise<DeckPage> {
  const wanted: NewDeck = { game, sheet };
  try {
    return await asked<DeckPage>("/api/decks", "POST", wanted);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== FORBIDDEN) throw error;
  }
  const deck = { id: `${HERE}${crypto.randomUUID().slice(0, 13)}`, game, sheet, touched: Date.now() / 1000 };
  write([...all(), deck]);
  return page(deck);
}

/** A deck as it is kept now. */
export async function deckAt(id: string): Promise<DeckPage> {
  return isHere(id) ? page(found(id)) : asked<DeckPage>(addressOf(id));
}

/** Keep a deck as it is now, unless it was changed elsewhere meanwhile. */
export async function keepChanged(id: string, { sheet, touched }: ChangedDeck): Promise<DeckPage> {
  if (!isHere(id)) return asked<DeckPage>(addressOf(id), "PUT", { sheet, touched });
  const before = found(id);
  if (before.touched !== touched) throw new Refusal(CONFLICT, "This deck was changed elsewhere meanwhile.");
  const deck = { ...before, sheet, touched: Math.max(Date.now() / 1000, touched + 1e-3) };
  write(all().map((one) => (one.id === id ? deck : one)));
  return page(deck);
}

/** Keep a deck no more. */
export async function dropDeck(id: string): Promise<void> {
  if (isHere(id)) write(all().filter((one) => one.id !== id));
  else await asked(addressOf(id), "DELETE");
}

/** A deck of this browser goes to the server, for whoever is signed in by now; its page there. */
export async function handUp(id: string): Promise<DeckPage> {
  const { game, sheet } = found(id);
  const wanted: NewDeck = { game, sheet };
  const page = await asked<DeckPage>("/api/decks", "POST", wanted);
  await dropDeck(id);
  return page;
}

/** A deck as a file. Throws an error with the server's sentence, as where a format has no such cards. */
export async function fileOf(id: string, form: string): Promise<{ content: Blob; name: string }> {
  const sought = isHere(id) ? found(id) : undefined;
  const wanted: NewDeck | undefined = sought && { game: sought.game, sheet: sought.sheet };
  const answer = wanted
    ? await fetch(`/api/decks/write?form=${form}`, { method: "POST", body: JSON.stringify(wanted) })
    : await fetch(`${addressOf(id)}/file?form=${form}`);
  if (!answer.ok) throw new Error(((await answer.json()) as Problem).why);
  const name = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1];
  return { content: await answer.blob(), name: name ?? "deck" };
}
