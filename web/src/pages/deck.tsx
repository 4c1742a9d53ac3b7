import "../library/library.css";
import { useEffect, useState } from "preact/hooks";
import { useRoute } from "preact-iso";
import { type Fetched, sentenceOf } from "../base/fetching";
import { isGame } from "../cards/addresses";
import { Builder } from "../decks/builder";
import { Desk } from "../decks/desk";
import { deckAt } from "../decks/kept";
import { useTitle } from "../library/title";
import { Waiting } from "../library/waiting";
import type { DeckPage } from "../wire/types";

/** A deck as the server has it now: it may have been changed since it was last looked at. */
function useDeck(id: string): Fetched<{ page: DeckPage; desk: Desk }> {
  const [found, setFound] = useState<Fetched<{ page: DeckPage; desk: Desk }>>({});
  useEffect(() => {
    let desk: Desk | undefined;
    let gone = false;
    deckAt(id).then(
      (page) => {
        if (gone) return;
        desk = new Desk(page);
        setFound({ answer: { page, desk } });
      },
      (error: unknown) => !gone && setFound({ problem: sentenceOf(error) }),
    );
    const keep = (): void => void desk?.keep();
    addEventListener("online", keep);
    addEventListener("pagehide", keep);
    return () => {
      gone = true;
      keep();
      removeEventListener("online", keep);
      removeEventListener("pagehide", keep);
    };
  }, [id]);
  return found;
}

function Deck({ id }: { id: string }) {
  const found = useDeck(id);
  const { answer } = found;
  useTitle(answer && (answer.desk.sheet.value.name || "Deck"));
  if (!answer || !isGame(answer.page.game)) return <Waiting fetched={found} what="the deck" />;
  const { game, yours, ready } = answer.page;
  return <Builder desk={answer.desk} game={game} yours={yours} ready={ready} />;
}

export default function DeckPageOf() {
  const { id = "" } = useRoute().params;
  return <Deck key={id} id={id} />;
}
