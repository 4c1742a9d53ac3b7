import { useEffect, useState } from "preact/hooks";
import { asked, sentenceOf } from "../base/fetching";
import type { Game } from "../cards/types";
import type { CheckedDeck, Judged, Priced, PricedDeck, Sheet } from "../wire/types";

const REST = 200;

/** What the server says to something; the last answer stays until the next has come. */
export interface Said<Answer> {
  readonly answer?: Answer;
  readonly problem?: string;
  /** Whether something newer is being asked. */
  readonly asking: boolean;
}

/** Ask again whenever what is asked has changed, and has rested for a moment. Nothing is asked where there is nothing. */
function useAsked<Answer>(address: string, question: unknown): Said<Answer> {
  const [said, setSaid] = useState<Said<Answer>>({ asking: true });
  const wish = question === undefined ? "" : JSON.stringify(question);
  useEffect(() => {
    if (!wish) return;
    let late = false;
    setSaid((before) => ({ ...before, asking: true }));
    const timer = setTimeout(() => {
      asked<Answer>(address, "POST", question).then(
        (answer) => !late && setSaid({ answer, asking: false }),
        (error: unknown) => !late && setSaid((before) => ({ ...before, problem: sentenceOf(error), asking: false })),
      );
    }, REST);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [address, wish]);
  return said;
}

/** Whether a deck may be played in an edition, as it is built. */
export function useJudged(game: Game, sheet: Sheet, edition: string): Said<Judged> {
  const { name: _, notes: __, ...rest } = sheet;
  const asked: CheckedDeck = {
    game,
    sheet: { ...rest, name: "", notes: "" },
    edition,
    ...(game === "arkham" ? { experience: sheet.experience } : {}),
  };
  return useAsked("/api/decks/check", asked);
}

/** What it costs to have made a deck of an earlier one; nothing where there is none. */
export function usePriced(game: Game, before: Sheet | undefined, after: Sheet): Said<Priced> {
  const asked: PricedDeck | undefined = before && { game, before, after, available: after.experience };
  return useAsked("/api/decks/price", asked);
}
