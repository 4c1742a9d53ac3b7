import "../table/table.css";
import { useEffect, useMemo } from "preact/hooks";
import { useRoute } from "preact-iso";
import { type Setting, settings } from "../base/settings";
import { addressOf, Connection } from "../table/connection";
import { keptGame, noteGame } from "../table/games";
import { Hand, HandProvider } from "../table/state";
import { tableOf } from "../table/tables";
import type { Update } from "../wire/types";

/** By how much steps take longer or shorter than usual. */
const PACES: Readonly<Record<Setting<"pace">, number>> = { normal: 1, slow: 2, fast: 0.45, off: 0 };
const paceOf = (): number => PACES[settings.pace.peek() as Setting<"pace">];

interface SeatedProps {
  id: string;
  game: string;
  connection: Connection;
  update: Update;
}

/** The table of a game, once one is there. */
function Seated({ id, game, connection, update }: SeatedProps) {
  const found = tableOf(game);
  const hand = useMemo(() => found && new Hand(connection, found.tabletop), [connection, found]);
  if (!found || !hand) return <p class="page">This page does not know the game that is played here: load it again.</p>;
  return (
    <HandProvider value={hand}>
      <found.Board table={id} update={update} />
    </HandProvider>
  );
}

/** A table, at which you sit if this browser has the key of a seat, and which you watch if it has not. */
function Table({ id }: { id: string }) {
  const connection = useMemo(() => {
    const key = keptGame(id)?.key ?? "";
    return new Connection(addressOf(id, location), key, undefined, (game) => tableOf(game)?.tabletop.pacing, paceOf);
  }, [id]);
  useEffect(() => () => connection.close(), [connection]);

  const update = connection.update.value;
  const { title, game } = connection.welcome.value ?? {};
  const over = update?.result != null;
  const asked = connection.decision.value !== undefined;
  useEffect(() => {
    if (title) noteGame(id, { title, over });
  }, [id, title, over]);
  useEffect(() => {
    if (title) document.title = `${asked ? "Your move" : over ? "Over" : "Waiting"} · ${title} · Silverkey`;
  }, [title, asked, over]);

  if (connection.status.value === "ended") {
    return (
      <div class="page">
        <h1>You are not at this table</h1>
        <p>{connection.farewell.value}</p>
        <p>
          <a href="/">Go to the first page</a>
        </p>
      </div>
    );
  }
  if (!update || !game) {
    return (
      <div class="page">
        <h1>Coming to the table …</h1>
        {connection.status.value === "lost" && <p>The server does not answer. Trying again …</p>}
      </div>
    );
  }
  return <Seated id={id} game={game} connection={connection} update={update} />;
}

export default function TablePage() {
  const { id = "" } = useRoute().params;
  return <Table key={id} id={id} />;
}
