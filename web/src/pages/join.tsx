import "../lobby/lobby.css";
import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { useLocation, useRoute } from "preact-iso";
import { announce } from "../base/announce";
import { asked } from "../base/fetching";
import { Button } from "../design/button";
import { copied } from "../design/copied";
import { toast } from "../design/toasts";
import { DeckField, NameField } from "../lobby/fields";
import { NAMELESS, yourName } from "../lobby/name";
import { deckText, joinTable, keyOf, learnOffers, offered } from "../lobby/tables";
import { deckWish, deckWords, isOwn, ownId } from "../lobby/wanting";
import { forgetGame, keptGame } from "../table/games";
import type { GameOffered, Gathered, TableTold } from "../wire/types";

/** How long to wait before it is asked again where something went wrong, in milliseconds. */
const AGAIN = 3000;

/** What is done at a press of a button; what goes wrong is told. */
function doing(what: () => Promise<unknown>): void {
  what().catch((error: Error) => toast(error.message, "warning"));
}

function Seats({ table }: { table: TableTold }) {
  return (
    <ol class="wish-players" aria-label="Seats">
      {table.seats.map((seat, place) => (
        <li key={`seat ${place}`}>{seat.free ? <em>free</em> : seat.name}</li>
      ))}
    </ol>
  );
}

/** A link to a free seat, to be sent to somebody. */
function Invitation({ address, number }: { address: string; number: number }) {
  return (
    <div class="invitation">
      <label class="field">
        Link to seat {number}
        <input type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Button
        icon="link"
        onClick={() => void copied(address, "The link is copied: send it to whoever you want to play with.")}
      >
        Copy
      </Button>
    </div>
  );
}

/** What somebody sees who sits at a table that waits for others. */
function Waiting({ table, game }: { table: TableTold; game: GameOffered | undefined }) {
  const { route } = useLocation();
  const key = keyOf(table.id);
  const { invitations = [] } = keptGame(table.id) ?? {};
  const hosting = invitations.length > 0;
  const bot = game?.bots[0]?.[0] ?? "";
  const begin = () => asked(`/api/tables/${table.id}/begin`, "POST", { key, bot });
  const leave = async (): Promise<void> => {
    await asked(`/api/tables/${table.id}/leave`, "POST", { key });
    forgetGame(table.id);
    route("/lobby");
  };
  return (
    <>
      <p class="lede">The game begins by itself when every seat is taken.</p>
      <Seats table={table} />
      {table.seats.map((seat, place) => {
        const invitation = invitations[place];
        if (!seat.free || !invitation) return null;
        const address = `${location.origin}/join/${table.id}#${invitation}`;
        return <Invitation key={address} address={address} number={place + 1} />;
      })}
      <p class="wish-row">
        {hosting && bot && (
          <Button kind="primary" onClick={() => doing(begin)}>
            Begin with bots instead
          </Button>
        )}
        <Button onClick={() => doing(leave)}>{hosting ? "Close the table" : "Leave the table"}</Button>
      </p>
    </>
  );
}

interface JoinProps {
  table: TableTold;
  game: GameOffered | undefined;
  invitation: string;
  onJoined: () => void;
}

/** What somebody sees who has been sent a link, or has found a table that everybody may join. */
function Join({ table, game, invitation, onJoined }: JoinProps) {
  const wish = game && deckWish(game);
  const [deck, setDeck] = useState<readonly string[]>(Array.from({ length: wish?.pick ?? 1 }, () => ""));
  const [joining, setJoining] = useState(false);
  const join = async (): Promise<void> => {
    setJoining(true);
    try {
      const words = isOwn(deck) ? await deckText(ownId(deck)) : wish ? deckWords(deck, wish) : "";
      const decks = words ? [words] : [];
      await joinTable(table, { name: yourName.peek().trim() || NAMELESS, invitation, decks });
      onJoined();
    } finally {
      setJoining(false);
    }
  };
  return (
    <>
      <p class="lede">{table.seats[0]?.name} invites you to a game.</p>
      <Seats table={table} />
      <div class="wish-row">
        <NameField />
        {wish && <DeckField game={table.game} wish={wish} deck={deck} whose="Your " onChange={setDeck} />}
      </div>
      <p>
        <Button kind="primary" disabled={joining} onClick={() => doing(join)}>
          Take a seat
        </Button>
      </p>
    </>
  );
}

/** A table before its game: to sit down at, or to wait at for others. */
function Gathering({ id }: { id: string }) {
  const { route } = useLocation();
  const table = useSignal<TableTold | undefined>(undefined);
  const gone = useSignal("");
  const invitation = location.hash.slice(1);
  const see = (found: TableTold): void => {
    const here = found.seats.filter((seat) => !seat.free).length;
    const before = table.peek()?.seats.filter((seat) => !seat.free).length ?? here;
    if (here > before) announce("Somebody has taken a seat.");
    table.value = found;
    if (found.stage !== "open" && keyOf(id)) route(`/table/${id}`, true);
  };
  const look = async (): Promise<void> => see(await asked<TableTold>(`/api/tables/${id}`));
  useEffect(() => {
    let here = true;
    // The server answers when something has changed, so it is asked again at once.
    const follow = async (seen: number): Promise<void> => {
      let change = seen;
      try {
        const found = await asked<Gathered>(`/api/tables/${id}/gathering?seen=${seen}`);
        if (!here) return;
        gone.value = "";
        see(found.table);
        if (found.table.stage !== "open") return;
        change = found.change;
      } catch (error) {
        gone.value = (error as Error).message;
        await new Promise((done) => setTimeout(done, AGAIN));
      }
      if (here) await follow(change);
    };
    learnOffers().catch((error: Error) => {
      gone.value = error.message;
    });
    void follow(0);
    return () => {
      here = false;
    };
  }, [id]);

  const found = table.value;
  const game = offered.value.find((one) => one.game === found?.game);
  if (!found || gone.value) {
    return (
      <div class="page">
        <h1>{gone.value ? "This table is not to be had" : "Coming to the table …"}</h1>
        {gone.value && <p>{gone.value}</p>}
        <p>
          <a href="/lobby">Go to the other tables</a>
        </p>
      </div>
    );
  }
  const open = found.stage === "open";
  return (
    <div class="page lobby">
      <h1>{open ? `A table of ${found.title}` : "This game has begun"}</h1>
      {open && keyOf(id) && <Waiting table={found} game={game} />}
      {open && !keyOf(id) && (invitation || found.listed) && (
        <Join key={String(game?.game)} table={found} game={game} invitation={invitation} onJoined={() => doing(look)} />
      )}
      {open && !keyOf(id) && !invitation && !found.listed && <p>Only whoever has been sent a link may join it.</p>}
      {!open && (
        <p>
          All its seats are taken. You may <a href={`/table/${id}`}>watch it</a>.
        </p>
      )}
    </div>
  );
}

export default function JoinPage() {
  const { id = "" } = useRoute().params;
  return <Gathering key={id} id={id} />;
}
