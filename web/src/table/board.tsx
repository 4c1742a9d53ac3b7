import { useEffect, useState } from "preact/hooks";
import { Button } from "../design/button";
import { Dialog } from "../design/dialog";
import { Icon } from "../icons/icon";
import type { GameView, Update } from "../wire/types";
import { faceOf } from "./catalogue";
import { Answers, Log, News } from "./panel";
import { AskingMenu, Prompt } from "./prompt";
import { Result } from "./result";
import { Side } from "./side";
import { CardSpot } from "./spots";
import { useHand } from "./state";
import { Stories } from "./stories";

function Concede() {
  const { connection } = useHand();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Concede
      </Button>
      <Dialog
        title="Give the game up?"
        open={open}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Play on</Button>
            <Button
              kind="danger"
              onClick={() => {
                setOpen(false);
                connection.concede();
              }}
            >
              Concede
            </Button>
          </>
        }
      >
        <p>Your opponent wins then.</p>
      </Dialog>
    </>
  );
}

/** Turn, phase, Day and Night. */
function Clock({ view, names }: { view: GameView; names: readonly [string, string] }) {
  const whose = view.active === view.viewer ? "your turn" : `${names[view.active as 0 | 1]}’s turn`;
  return (
    <p class="clock">
      <span>{view.turn > 0 ? `Turn ${view.turn}, ${whose}` : "Before the first turn"}</span>
      <b>{view.phase} phase</b>
      {view.day && (
        <span>
          <Icon name="day" /> Day
        </span>
      )}
      {view.night && (
        <span>
          <Icon name="night" /> Night
        </span>
      )}
    </p>
  );
}

function YourHand({ view, me }: { view: GameView; me: 0 | 1 }) {
  return (
    <section class="hand card-row" aria-label="Your hand">
      {view.players[me].hand.map((card) => (
        <CardSpot key={card.id} id={card.id} face={faceOf(card)} size="small" />
      ))}
    </section>
  );
}

/** What was clicked with a pointer keeps no focus, so that Space passes and does not click it once more. */
function useLooseFocus(): void {
  useEffect(() => {
    const loosen = (event: MouseEvent): void => {
      const clicked = document.activeElement;
      if (event.detail > 0 && clicked instanceof HTMLButtonElement && !clicked.closest("dialog")) clicked.blur();
    };
    addEventListener("click", loosen);
    return () => removeEventListener("click", loosen);
  }, []);
}

/** The whole table. */
export function Board({ table, update }: { table: string; update: Update }) {
  const { connection } = useHand();
  useLooseFocus();
  const { view, result } = update;
  const me = view.viewer === 1 ? 1 : 0;
  const other = me === 0 ? 1 : 0;
  const called = (seat: 0 | 1): string => (seat === view.viewer ? "You" : (update.seats[seat]?.name ?? "Nobody"));
  const names = [called(0), called(1)] as const;
  const waiting = result ? "The game is over." : `${called(other)} is deciding …`;
  return (
    <div class="table">
      <div class="board">
        <Side view={view} player={other} name={names[other]} own={false} />
        <Stories view={view} me={me} names={names} />
        <Side view={view} player={me} name={names[me]} own={view.viewer === me} />
      </div>
      <div class="lower">
        <Prompt view={view} waitingFor={waiting} />
        <YourHand view={view} me={me} />
      </div>
      <aside class="panel">
        <div class="panel-head">
          <Clock view={view} names={names} />
          <a href="/">Leave</a>
          {result ? (
            <Result table={table} seat={view.viewer} result={result} log={connection.log.value} />
          ) : (
            view.viewer >= 0 && <Concede />
          )}
        </div>
        <Answers />
        <News news={update.news} />
        <Log lines={connection.log.value} />
      </aside>
      <AskingMenu />
    </div>
  );
}
