/** Taking back: at once where nobody has learnt anything, and else if the others agree. */
import { useShortcut } from "../base/shortcuts";
import { Button } from "../design/button";
import { Dialog } from "../design/dialog";
import { useHand } from "./state";

/** Take back the whole of the last action. */
export function UndoButton() {
  const { connection } = useHand();
  const update = connection.update.value;
  const lost = connection.status.value !== "open";
  const whole = update?.undo_whole ?? "no";
  const asking = connection.latest.value?.undo_wanted ?? -1;
  const mine = asking >= 0 && asking === connection.welcome.value?.seat;
  const possible = whole !== "no" || update?.can_undo === true;
  const undo = (): void => {
    if (possible && !lost) connection.undo({ whole: whole !== "no" });
  };
  useShortcut("u", "Take back your last action", "Table", undo);
  useShortcut("U", "Take back your last answer alone", "Table", () => connection.undo({ whole: false }));
  const title =
    whole === "ask"
      ? "Ask to take back your last action: somebody has answered or seen something since"
      : "Take back your last action";
  return (
    <Button kind="quiet" disabled={!possible || lost || mine} title={title} onClick={undo}>
      {mine ? "Asked to undo …" : whole === "ask" ? "Ask to undo" : "Undo"} <kbd>u</kbd>
    </Button>
  );
}

/** Whether what somebody else wants to take back is taken back. */
export function ConsentDialog() {
  const { connection } = useHand();
  const update = connection.latest.value;
  const wanted = update?.undo_wanted ?? -1;
  const seat = connection.welcome.value?.seat ?? -1;
  const open = wanted >= 0 && seat >= 0 && wanted !== seat;
  const name = update?.seats[wanted]?.name ?? "Somebody";
  return (
    <Dialog
      title={`${name} asks to take something back`}
      open={open}
      onClose={() => open && connection.consent(false)}
      actions={
        <>
          <Button onClick={() => connection.consent(false)}>No, play on</Button>
          <Button kind="primary" onClick={() => connection.consent(true)}>
            Take it back
          </Button>
        </>
      }
    >
      <p>The game then goes back to before their last action, and what you have done since is undone as well.</p>
    </Dialog>
  );
}
