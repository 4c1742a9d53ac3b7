import "../replays/replays.css";
import { useRef, useState } from "preact/hooks";
import { Button } from "../design/button";
import { fileSource } from "../replays/source";
import { Viewer } from "../replays/viewer";
import { Walk } from "../replays/walk";
import { games } from "../table/games";

function YourReplays() {
  const over = games.value.filter((game) => game.over);
  if (over.length === 0) return <p>None of your games is over yet. Once one is, you find it here.</p>;
  return (
    <ul class="replay-list">
      {over.map((game) => (
        <li key={game.table}>
          <a href={`/replays/${game.table}`}>{game.title}</a>{" "}
          <small>{new Date(game.begun).toLocaleString([], { dateStyle: "medium", timeStyle: "short" })}</small>
        </li>
      ))}
    </ul>
  );
}

/** Games that are over: yours, and those in files. */
export default function ReplaysPage() {
  const [walk, setWalk] = useState<Walk | undefined>(undefined);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const open = (file: Blob | null | undefined): void => {
    if (!file) return;
    const opened = new Walk(fileSource(file));
    void opened.look("all", "0");
    setWalk(opened);
  };
  const problem = walk?.problem.value;
  if (walk && !problem) return <Viewer walk={walk} />;
  return (
    <div class="page">
      <h1>Replays</h1>
      <p class="lede">
        A game that is over can be gone through step by step, as either side saw it or with all of it open.
      </p>
      <section aria-label="Your games">
        <h2>Your games</h2>
        <YourReplays />
      </section>
      <section
        class="drop"
        aria-label="From a file"
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          open(event.dataTransfer?.files[0]);
        }}
      >
        <h2>From a file</h2>
        <p>Open a replay that somebody has sent you, or drop it here.</p>
        {problem && (
          <p class="replay-broken" role="alert">
            {problem}
          </p>
        )}
        <input
          ref={input}
          type="file"
          class="unseen"
          aria-label="A replay"
          tabIndex={-1}
          accept=".json,application/json"
          onChange={(event) => {
            open(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
        <Button kind="primary" onClick={() => input.current?.click()}>
          Open a file
        </Button>
      </section>
    </div>
  );
}
