import "../lobby/lobby.css";
import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { asked } from "../base/fetching";
import { Button } from "../design/button";
import { Choice } from "../design/choice";
import { Dialog } from "../design/dialog";
import { toast } from "../design/toasts";
import { AccountLine } from "../lobby/account";
import { DeckField, NameField, Select } from "../lobby/fields";
import { NAMELESS, yourName } from "../lobby/name";
import { TableRow } from "../lobby/tablelist";
import { deckText, keyOf, learnOffers, offered, openTable, ownTables, placeOf } from "../lobby/tables";
import {
  deckWish,
  INVITED,
  taken,
  toOpen,
  usualTable,
  type Wanted,
  withPlayer,
  withPlayers,
  withWish,
  YOU,
} from "../lobby/wanting";
import { noteGame } from "../table/games";
import type { GameOffered, OwnTable, TableTold } from "../wire/types";

/** How often lists are looked at again, in milliseconds. */
const OFTEN = 5000;
const CLOCKS = [0, 15, 30, 45, 60, 90];

interface FormProps {
  game: GameOffered;
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

function Players({ game, wanted, onChange }: FormProps) {
  const wish = deckWish(game);
  const others = [
    ...game.bots.map(([kind, how]) => ({ value: kind, label: `A bot that ${how}` })),
    { value: INVITED, label: "Whoever gets the link" },
  ];
  return (
    <ol class="wish-players">
      {wanted.players.map((player, place) => (
        <li key={`player ${place}`} class="wish-row">
          {place === 0 ? (
            <p class="field">
              Player 1<strong>You</strong>
            </p>
          ) : (
            <Select
              label={`Player ${place + 1}`}
              value={player.who}
              choices={game.each > 1 ? [{ value: YOU, label: "You too" }, ...others] : others}
              onChange={(who) => onChange(withPlayer(wanted, place, { ...player, who }))}
            />
          )}
          {wish && player.who !== INVITED && (
            <DeckField
              game={game.game}
              wish={wish}
              deck={player.deck}
              onChange={(deck) => onChange(withPlayer(wanted, place, { ...player, deck }))}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function Wishes({ game, wanted, onChange }: FormProps) {
  const least = game.players[0] ?? 1;
  return (
    <div class="wish-row">
      {game.players.length > 1 && (
        <Select
          label="Players"
          value={String(wanted.players.length)}
          choices={game.players.map((number) => ({ value: String(number), label: String(number) }))}
          onChange={(number) => onChange(withPlayers(wanted, game, Number(number) || least))}
        />
      )}
      {game.wishes
        .filter((wish) => !wish.each)
        .map((wish) => {
          const value = taken(wanted, game, wish);
          return (
            <Select
              key={wish.name}
              label={wish.label}
              value={value}
              choices={[...(value && !wish.instead_of ? [] : [{ value: "", label: "None" }]), ...wish.choices]}
              onChange={(chosen) => onChange(withWish(wanted, game, wish.name, chosen))}
            />
          );
        })}
    </div>
  );
}

function Together({ game, wanted, onChange }: FormProps) {
  const listed = wanted.listed ? "listed" : "link";
  return (
    <div class="wish-row">
      <Choice
        legend="Who may come"
        options={[
          { value: "link", label: "Whoever has the link" },
          { value: "listed", label: "Everybody" },
        ]}
        value={listed}
        onChange={(value) => onChange({ ...wanted, listed: value === "listed" })}
      />
      {game.rivals && (
        <Select
          label="Clock"
          value={String(wanted.clock)}
          choices={CLOCKS.map((minutes) => ({
            value: String(minutes),
            label: minutes ? `${minutes} minutes each` : "None",
          }))}
          onChange={(minutes) => onChange({ ...wanted, clock: Number(minutes) })}
        />
      )}
    </div>
  );
}

function OpenTable({ games }: { games: readonly GameOffered[] }) {
  const { route } = useLocation();
  const [word, setWord] = useState(games[0]?.game ?? "");
  const [thought, setThought] = useState<Wanted | undefined>();
  const [opening, setOpening] = useState(false);
  const game = games.find((one) => one.game === word);
  if (!game) return null;
  const wanted = thought?.game === word ? thought : usualTable(game);
  const open = async (): Promise<void> => {
    setOpening(true);
    try {
      const table = await toOpen(wanted, game, yourName.peek().trim() || NAMELESS, deckText);
      const opened = await openTable(table, game.title);
      route(opened.begun ? `/table/${opened.table}` : `/join/${opened.table}`);
    } catch (error) {
      setOpening(false);
      toast((error as Error).message, "warning");
    }
  };
  const form = { game, wanted, onChange: setThought };
  return (
    <section class="wish" aria-label="Open a table">
      <h2>Open a table</h2>
      <div class="wish-row">
        <Choice
          legend="Game"
          options={games.map((one) => ({ value: one.game, label: one.title }))}
          value={word}
          onChange={setWord}
        />
        <NameField />
      </div>
      <Wishes {...form} />
      <Players {...form} />
      <Together {...form} />
      <p>
        <Button kind="primary" disabled={opening} onClick={open}>
          {wanted.players.some((player) => player.who === INVITED) ? "Open the table" : "Play"}
        </Button>
      </p>
    </section>
  );
}

function Listed({ tables, own }: { tables: readonly TableTold[]; own: ReadonlySet<string> }) {
  const others = tables.filter((table) => !own.has(table.id));
  return (
    <section aria-label="Tables that are open to everybody">
      <h2>Tables that are open to everybody</h2>
      {others.length === 0 && <p>There is none just now.</p>}
      <ul class="table-rows">
        {others.map((table) => (
          <TableRow key={table.id} table={table}>
            <a class="button" href={placeOf(table)}>
              {table.stage === "open" ? "Join" : "Watch"}
              <span class="unseen"> {table.title}</span>
            </a>
          </TableRow>
        ))}
      </ul>
    </section>
  );
}

const STAGES = { open: "Waiting for people", playing: "Going on", over: "Over" } as const;

function Yours({ own }: { own: readonly OwnTable[] }) {
  if (own.length === 0) return null;
  return (
    <section aria-label="Your games">
      <h2>Your games</h2>
      {Object.entries(STAGES).map(([stage, heading]) => {
        const tables = own.filter(({ table }) => table.stage === stage);
        if (tables.length === 0) return null;
        return (
          <section key={stage} aria-label={heading}>
            <h3>{heading}</h3>
            <ul class="table-rows">
              {tables.map(({ table, seat, asked: turn }) => (
                <TableRow key={table.id} table={table}>
                  {stage === "over" && <span class="outcome">{outcome(table, seat)}</span>}
                  {turn && <strong class="your-turn">Your turn</strong>}
                  {stage !== "open" && <Retitle table={table} />}
                  <a class="button" href={stage === "over" ? `/replays/${table.id}` : placeOf(table)}>
                    {stage === "over" ? "Replay" : "Go on"}
                    <span class="unseen"> {table.title}</span>
                  </a>
                </TableRow>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

/** Calls a table something else. */
function Retitle({ table }: { table: TableTold }) {
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState(table.title);
  const close = (): void => setOpen(false);
  const keep = async (): Promise<void> => {
    try {
      await asked(`/api/tables/${table.id}/title`, "POST", { key: keyOf(table.id), title });
      noteGame(table.id, { title });
      toast(`It is called “${title}” now.`);
      close();
    } catch (error) {
      toast((error as Error).message, "warning");
    }
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Rename<span class="unseen"> {table.title}</span>
      </Button>
      <Dialog
        title="What is it to be called?"
        open={open}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Leave it</Button>
            <Button kind="primary" disabled={title.trim() === ""} onClick={keep}>
              Rename
            </Button>
          </>
        }
      >
        <label class="field">
          Title
          <input type="text" maxLength={120} value={title} onInput={(event) => setTitle(event.currentTarget.value)} />
        </label>
      </Dialog>
    </>
  );
}

/** How a game has ended for a seat, where somebody wins. */
function outcome(table: TableTold, seat: number): string {
  const winners = table.result?.winners;
  if (!Array.isArray(winners) || winners.length === 0) return "";
  return winners.includes(seat) ? "Won" : "Lost";
}

/** Tables to open, to join, to watch and to go on with. */
export default function Lobby() {
  const listed = useSignal<readonly TableTold[]>([]);
  const own = useSignal<readonly OwnTable[]>([]);
  useEffect(() => {
    const look = async (): Promise<void> => {
      [listed.value, own.value] = await Promise.all([asked<TableTold[]>("/api/tables"), ownTables()]);
    };
    const warn = (error: Error): void => toast(error.message, "warning");
    learnOffers().catch(warn);
    look().catch(warn);
    const timer = setInterval(() => {
      if (!document.hidden) look().catch(() => {});
    }, OFTEN);
    return () => clearInterval(timer);
  }, [listed, own]);
  return (
    <div class="page lobby">
      <h1>Tables</h1>
      <AccountLine />
      {offered.value.length > 0 && <OpenTable games={offered.value} />}
      <Yours own={own.value} />
      <Listed tables={listed.value} own={new Set(own.value.map(({ table }) => table.id))} />
    </div>
  );
}
