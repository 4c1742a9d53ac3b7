import { useState } from "preact/hooks";
import { Dialog } from "../../design/dialog";
import { ChaosToken } from "../../icons/chaos";
import { Icon } from "../../icons/icon";
import type { GameView, Remarks, TokenView } from "../../wire/arkham";
import { percent, short } from "./tabletop";

/** What a token does, in a few words. */
export function effectWords({ token, modifier, fails, another }: TokenView): string {
  if (fails) return "fails";
  const by = `${modifier > 0 ? "+" : ""}${modifier}`.replace("-", "−");
  const value = token === by.replace("−", "-") ? "" : `${by} now`;
  return [value, another ? "and another token" : ""].filter((part) => part !== "").join(", ");
}

/** What is in the bag, at a glance. */
export function BagTokens({ remarks }: { remarks: Remarks | null }) {
  if (!remarks || remarks.bag.length === 0) return null;
  return (
    <div class="bag-tokens" aria-hidden="true">
      {remarks.bag.map((one) => (
        <span key={one.token} title={`${effectWords(one)} ${one.text}`}>
          <ChaosToken token={one.token} />
          {one.number > 1 && <small>×{one.number}</small>}
        </span>
      ))}
    </div>
  );
}

/** The chaos bag: what is in it, and what each token would do now. */
export function BagButton({ view, remarks }: { view: GameView; remarks: Remarks | null }) {
  const [open, setOpen] = useState(false);
  const total = remarks?.bag.reduce((sum, { number }) => sum + number, 0) ?? view.bag.length;
  const tester = view.investigators[remarks?.tester ?? 0];
  return (
    <>
      <button type="button" class="spot" aria-label={`Chaos bag: ${total} tokens`} onClick={() => setOpen(true)}>
        <Icon name="skull" /> Bag <b>{total}</b>
      </button>
      <Dialog title="Chaos bag" open={open} onClose={() => setOpen(false)}>
        <p>
          {total} tokens{tester ? `, as they would be in a test of ${short(tester.title)} now` : ""}.
        </p>
        <table class="bag">
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Chance</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {remarks?.bag.map((one) => (
              <tr key={one.token}>
                <td>
                  <ChaosToken token={one.token} /> {one.number > 1 && `× ${one.number}`}
                </td>
                <td>{percent(one.number / total)}</td>
                <td>
                  <b>{effectWords(one)}</b> {one.text.replace(/^\[[^\]]*\] /, "")}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Dialog>
    </>
  );
}
