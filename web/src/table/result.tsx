import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Button } from "../design/button";
import { Dialog } from "../design/dialog";
import { toast } from "../design/toasts";
import type { Again, Line, Update } from "../wire/types";
import { beginAgain, keptGame } from "./games";

/** Whether a seat is among the winners of a result. */
export function hasWon(result: NonNullable<Update["result"]>, seat: number): boolean {
  return Array.isArray(result.winners) && result.winners.includes(seat);
}

interface ResultProps {
  table: string;
  seat: number;
  result: NonNullable<Update["result"]>;
  log: readonly Line[];
  /** Another table, to which somebody of this one invites. */
  invited: Again | undefined;
}

/** How a game has ended, and a way to the next. */
export function Result({ table, seat, result, log, invited }: ResultProps) {
  const { route } = useLocation();
  const [open, setOpen] = useState(true);
  // Another table like this one is opened by whoever opened this one.
  const opened = keptGame(table)?.wanted !== undefined;
  const again = (): void => {
    beginAgain(table).then(route, (error: Error) => toast(error.message, "warning"));
  };
  const next = invited && (
    <a class="button" data-kind="primary" href={`/join/${invited.table}#${invited.invitation}`}>
      Play again with {invited.name}
    </a>
  );
  const against = Array.isArray(result.winners) && result.winners.length > 0;
  const title = seat < 0 || !against ? "The game is over" : hasWon(result, seat) ? "You have won" : "You have not won";
  return (
    <>
      <a class="button" data-kind="quiet" href={`/replays/${table}`}>
        Replay
      </a>
      {opened && (
        <Button kind="primary" onClick={again}>
          Play again
        </Button>
      )}
      {next}
      <Dialog
        title={title}
        open={open}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Look at the table</Button>
            {opened && (
              <Button kind="primary" onClick={again}>
                Play again
              </Button>
            )}
            {next}
          </>
        }
      >
        <p>{against || result.how === "conceded" ? log.at(-1)?.text : String(result.how)}</p>
      </Dialog>
    </>
  );
}
