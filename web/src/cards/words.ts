import { useEffect } from "preact/hooks";
import type { Word } from "../wire/types";
import { glossaries } from "./glossary";
import type { Game } from "./types";

/** The words that a text is searched for: each by its name and the other forms it has. */
export function glossaryOf(words: readonly Word[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { name, meaning } of words) found.set(name, meaning);
  return found;
}

/** The words of a game are explained wherever its cards are shown large. */
export function useWords(game: string): void {
  useEffect(() => {
    if (!game || glossaries.peek()[game as Game]?.size) return;
    const fetched = async (): Promise<void> => {
      try {
        const answer = await fetch(`/api/words/${game}`);
        if (!answer.ok) return;
        const words = (await answer.json()) as Word[];
        glossaries.value = { ...glossaries.peek(), [game]: glossaryOf(words) };
      } catch {
        // Without a connection nothing is explained, and nothing else is the worse for it.
      }
    };
    void fetched();
  }, [game]);
}
