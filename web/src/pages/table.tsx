import "../table/table.css";
import { useEffect, useMemo } from "preact/hooks";
import { useRoute } from "preact-iso";
import { Board } from "../table/board";
import { addressOf, Connection } from "../table/connection";
import { keptGame, noteGame } from "../table/games";
import { Hand, HandProvider } from "../table/state";

/** A table, at which you sit if this browser has the key of a seat, and which you watch if it has not. */
function Table({ id }: { id: string }) {
  const connection = useMemo(() => new Connection(addressOf(id, location), keptGame(id)?.key ?? ""), [id]);
  const hand = useMemo(() => new Hand(connection), [connection]);
  useEffect(() => () => connection.close(), [connection]);

  const update = connection.update.value;
  const title = connection.welcome.value?.title;
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
  if (!update) {
    return (
      <div class="page">
        <h1>Coming to the table …</h1>
        {connection.status.value === "lost" && <p>The server does not answer. Trying again …</p>}
      </div>
    );
  }
  return (
    <HandProvider value={hand}>
      <Board table={id} update={update} />
    </HandProvider>
  );
}

export default function TablePage() {
  const { id = "" } = useRoute().params;
  return <Table key={id} id={id} />;
}
