import { type ComponentChildren, createContext, type FunctionComponent } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { useWords } from "../cards/words";
import { Button } from "../design/button";
import { Dialog } from "../design/dialog";
import type { Update } from "../wire/types";
import { useKeptSettings } from "./asking";
import { Board } from "./board";
import { Chat } from "./chat";
import { ClockFace } from "./clock";
import { ConsentDialog } from "./consent";
import { Coach } from "./lessons/coach";
import { useMoves } from "./moves";
import { Answers, Log, News } from "./panel";
import { AskingMenu, Prompt } from "./prompt";
import { Result } from "./result";
import { useSounds } from "./sounds";
import { useHand } from "./state";
import { useWhyNot } from "./whynot";

function Concede({ conceding }: { conceding: string }) {
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
        <p>{conceding}</p>
      </Dialog>
    </>
  );
}

/** What was clicked with a pointer keeps no focus, so that Space passes and does not click it once more. */
function useLooseFocus(): void {
  useEffect(() => {
    const loosen = (event: MouseEvent): void => {
      const clicked = document.activeElement;
      if (event.detail > 0 && clicked instanceof HTMLButtonElement && !clicked.closest("dialog")) clicked.blur();
    };
    // Before the click does anything: a dialog that it opens gives the focus back to where it was.
    addEventListener("click", loosen, true);
    return () => removeEventListener("click", loosen, true);
  }, []);
}

export interface FrameProps {
  table: string;
  update: Update;
  /** For whom one waits, while one is not asked. */
  waitingFor: string;
  /** What giving up means. */
  conceding: string;
  /** What time it is in the game. */
  clock: ComponentChildren;
  hand: ComponentChildren;
  /** The board. */
  children: ComponentChildren;
}

const FrameContext = createContext<FunctionComponent<FrameProps> | undefined>(undefined);
/** Puts something else around boards than what one plays with: a replay, a position. */
export const FrameProvider = FrameContext.Provider;

/** A table: the board of a game, and around it what every game has. */
export function TableFrame(props: FrameProps) {
  const Around = useContext(FrameContext) ?? PlayingFrame;
  return <Around {...props} />;
}

function PlayingFrame({ table, update, waitingFor, conceding, clock, hand, children }: FrameProps) {
  const mine = useHand();
  const { connection } = mine;
  const game = connection.welcome.value?.game ?? "";
  useLooseFocus();
  useWords(game);
  useKeptSettings();
  useWhyNot(mine);
  useSounds(connection);
  const moving = useMoves(update.view);
  const { view, result } = update;
  return (
    <div class="table" ref={moving}>
      <Board game={game}>{children}</Board>
      <div class="lower">
        <Prompt view={view} waitingFor={result ? "The game is over." : waitingFor} />
        {hand}
      </div>
      <aside class="panel" aria-label="Beside the board">
        <div class="panel-head">
          {clock}
          <ClockFace />
          <a href="/">Leave</a>
          {result ? (
            <Result
              table={table}
              seat={view.viewer}
              result={result}
              log={connection.log.value}
              invited={connection.again.value}
            />
          ) : (
            view.viewer >= 0 && <Concede conceding={conceding} />
          )}
        </div>
        <Answers />
        <News news={update.news} lines={connection.log.value} game={game} />
        <Log lines={connection.log.value} game={game} />
        <Chat />
      </aside>
      <Coach table={table} />
      <AskingMenu />
      <ConsentDialog />
    </div>
  );
}
