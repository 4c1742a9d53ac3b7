import "../lobby/lobby.css";
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Picture } from "../cards/parts";
import { Button } from "../design/button";
import { toast } from "../design/toasts";
import { DeckField } from "../lobby/fields";
import { NAMELESS, yourName } from "../lobby/name";
import { deckText, learnOffers, offered, openTable } from "../lobby/tables";
import { deckWish, ownDeck, toOpen, usualTable, type Wanted, withPlayer } from "../lobby/wanting";
import { games } from "../table/games";
import { LESSONS } from "../table/lessons/lessons";
import type { GameOffered } from "../wire/types";

/** The usual table; where the address brings a deck to it, with that one. */
function tableFor(game: GameOffered, { game: wished, deck }: Readonly<Record<string, string>>): Wanted {
  const wanted = usualTable(game);
  const [you] = wanted.players;
  return you && deck && wished === game.game ? withPlayer(wanted, 0, { ...you, deck: ownDeck(deck) }) : wanted;
}

/** A game at once, against a bot or alone. */
function Play({ game }: { game: GameOffered }) {
  const { route, query } = useLocation();
  const [wanted, setWanted] = useState(() => tableFor(game, query));
  const [beginning, setBeginning] = useState(false);
  const wish = deckWish(game);
  const you = wanted.players[0];
  const play = async (): Promise<void> => {
    setBeginning(true);
    try {
      const table = await toOpen(wanted, game, yourName.peek().trim() || NAMELESS, deckText);
      route(`/table/${(await openTable(table, game.title)).table}`);
    } catch (error) {
      setBeginning(false);
      toast((error as Error).message, "warning");
    }
  };
  return (
    <section class="play" aria-label={game.title}>
      <Button kind="primary" class="play-button" disabled={beginning} onClick={play}>
        {beginning ? "Shuffling …" : `Play ${game.title}`}
      </Button>
      {LESSONS[game.game] && (
        <a class="button" href={`/learn/${game.game}`}>
          A first game that teaches
        </a>
      )}
      {wish && you && (
        <div class="play-wishes">
          <DeckField
            game={game.game}
            wish={wish}
            deck={you.deck}
            whose="Your "
            onChange={(deck) => setWanted(withPlayer(wanted, 0, { ...you, deck }))}
          />
        </div>
      )}
    </section>
  );
}

function YourGames() {
  const going = games.value.filter((game) => !game.over);
  if (going.length === 0) return null;
  return (
    <section aria-label="Your games">
      <h2>Your games that go on</h2>
      <ul class="games">
        {going.slice(0, 5).map((game) => (
          <li key={game.table}>
            <a href={`/table/${game.table}`}>{game.title}</a>{" "}
            <small>begun {new Date(game.begun).toLocaleString([], { dateStyle: "medium", timeStyle: "short" })}</small>
          </li>
        ))}
      </ul>
      <p>
        <a href="/lobby">All your games</a>
      </p>
    </section>
  );
}

/** A game to begin or to go on with, and what this is. */
export default function Home() {
  useEffect(() => {
    learnOffers().catch((error: Error) => toast(error.message, "warning"));
  }, []);
  return (
    <div class="page home">
      <Picture name="Silverkey" figure="place" />
      <h1>Silverkey</h1>
      <p class="lede">Two card games of the Mythos, played by the book: at once against a bot, or with people.</p>
      {offered.value.map((game) => (
        <Play key={game.game} game={game} />
      ))}
      <p>
        <a class="button" href="/lobby">
          Play with people, or as you like it
        </a>
      </p>
      <YourGames />
      <p>
        The rules run on the server, which says what you may do and why. Press <kbd>?</kbd> to see what the keys do, and
        choose your colours under <a href="/settings">Settings</a>.
      </p>
      <p>
        Silverkey is unofficial and made by fans. It has no part in Fantasy Flight Games, Asmodee or Chaosium, to whom
        the names of games and cards belong. Its texts and drawings are its own.
      </p>
    </div>
  );
}
