import { type Signal, signal } from "@preact/signals";

const found = new Map<string, Signal<unknown>>();

async function fetchFacts(address: string, into: Signal<unknown>): Promise<void> {
  try {
    const answer = await fetch(address);
    if (answer.ok) into.value = await answer.json();
    else found.delete(address);
  } catch {
    // Without a connection the card is drawn from what the table says of it, and sought again next time.
    found.delete(address);
  }
}

/** How the codes of cards begin that only fill up a position of the judge, and are in no catalogue. */
const FILLER = "blank";

/** What is printed on a card of a game, as that game's catalogue has it; nothing until it is fetched. */
export function factsOf<Facts>(game: string, code: string): Facts | undefined {
  if (code.startsWith(FILLER)) return undefined;
  const address = `/api/cards/${game}/${encodeURIComponent(code)}`;
  let facts = found.get(address);
  if (!facts) {
    facts = signal<unknown>(undefined);
    found.set(address, facts);
    void fetchFacts(address, facts);
  }
  return facts.value as Facts | undefined;
}
