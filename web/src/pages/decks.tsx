import "../library/library.css";
import "../decks/decks.css";
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { fetched, sentenceOf } from "../base/fetching";
import { deckAddress, GAMES, isGame } from "../cards/addresses";
import { factionIcon } from "../cards/cthulhu";
import type { Game } from "../cards/types";
import { ImportDialog } from "../decks/files";
import { decksHere, handUp, isHere, keepNew, yourDecks } from "../decks/kept";
import { EMPTY } from "../decks/sheet";
import { Button } from "../design/button";
import { toast } from "../design/toasts";
import { Icon } from "../icons/icon";
import { AccountLine, you } from "../lobby/account";
import type { DeckLine, ReadyDeck, Sheet } from "../wire/types";

function Line({ deck, onHandUp }: { deck: DeckLine; onHandUp: (() => void) | undefined }) {
  const [first = ""] = deck.about;
  return (
    <li class="deck-line">
      {deck.game === "cthulhu" ? (
        <span class="badge" data-tint={factionIcon(first)}>
          <Icon name={factionIcon(first)} />
        </span>
      ) : (
        <span class="badge" data-tint="mythos">
          <Icon name="investigator" />
        </span>
      )}
      <a href={deckAddress(deck.id)}>{deck.name || "A deck without a name"}</a>
      <span>
        {[isGame(deck.game) ? GAMES[deck.game] : deck.game, deck.about.slice(0, 3).join(", "), `${deck.cards} cards`]
          .filter(Boolean)
          .join(" · ")}
      </span>
      <time dateTime={new Date(deck.touched * 1000).toISOString()}>
        {new Date(deck.touched * 1000).toLocaleString([], { dateStyle: "medium", timeStyle: "short" })}
      </time>
      {onHandUp && <Button onClick={onHandUp}>Keep it in your account</Button>}
      <a class="button" href={`/?game=${deck.game}&deck=${deck.id}`}>
        Play
      </a>
    </li>
  );
}

function Starters({ game }: { game: Game }) {
  const { answer = [], problem } = fetched<readonly ReadyDeck[]>(`/api/decks/starters/${game}`);
  return (
    <section>
      <h2>Decks to begin with in {GAMES[game]}</h2>
      {problem && <p>{problem}</p>}
      <ul class="starters">
        {answer.map((starter) => (
          <li key={starter.id}>
            <a class="button" href={deckAddress(starter.id)}>
              {starter.name}
            </a>
            {starter.about && <p>{starter.about}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Your decks, and those to begin with. */
export default function Decks() {
  const { route } = useLocation();
  const [decks, setDecks] = useState<readonly DeckLine[]>();
  const [problem, setProblem] = useState("");
  const [importing, setImporting] = useState(false);
  useEffect(() => {
    yourDecks().then(setDecks, (error: unknown) => {
      setDecks(decksHere());
      setProblem(sentenceOf(error));
    });
  }, []);
  const make = (game: Game, sheet: Sheet): void => {
    keepNew(game, sheet).then(
      (page) => route(deckAddress(page.id)),
      (error: unknown) => toast(sentenceOf(error), "warning"),
    );
  };
  return (
    <div class="library decks">
      <header class="library-head">
        <h1>Decks</h1>
        <Button kind="primary" onClick={() => make("cthulhu", EMPTY)}>
          New for Call of Cthulhu
        </Button>
        <Button kind="primary" onClick={() => make("arkham", EMPTY)}>
          New for Arkham Horror
        </Button>
        <Button onClick={() => setImporting(true)}>Import</Button>
      </header>
      <section>
        <h2>Your decks</h2>
        {problem && <p>{problem}</p>}
        {decks?.length === 0 && <p>There is none yet. Begin with an empty one, or with a starter deck below.</p>}
        <ul class="deck-lines">
          {decks?.map((deck) => (
            <Line
              key={deck.id}
              deck={deck}
              onHandUp={
                isHere(deck.id) && you.value && (you.value.name || !you.value.accounts)
                  ? () =>
                      handUp(deck.id).then(
                        (page) => route(deckAddress(page.id)),
                        (error: unknown) => toast(sentenceOf(error), "warning"),
                      )
                  : undefined
              }
            />
          ))}
        </ul>
      </section>
      <AccountLine />
      <p class="hint">Each of these can be looked at and played as it is; a copy of it is yours to change.</p>
      <Starters game="cthulhu" />
      <Starters game="arkham" />
      <ImportDialog
        open={importing}
        onClose={() => setImporting(false)}
        onKept={(page) => route(deckAddress(page.id))}
      />
    </div>
  );
}
