/** When one is asked: settings by window, by subject and by card, kept for a seat and for the next games. */
import { useEffect, useState } from "preact/hooks";
import { useShortcut } from "../base/shortcuts";
import { Button } from "../design/button";
import { Dialog } from "../design/dialog";
import { Menu, type MenuItem } from "../design/menu";
import type { DecisionView, GameView } from "../wire/types";
import type { AskingSettings, Connection } from "./connection";
import { HURRIES, type Hurry, useHand } from "./state";

const STORAGE_KEY = "silverkey.asking";
const KEYS: Readonly<Record<Hurry, string>> = { quiet: "q", turn: "t" };

/** The names in a setting that is a list. */
export function names(settings: AskingSettings, name: string): readonly string[] {
  const found = settings[name];
  return Array.isArray(found) ? found.map(String) : [];
}

/** Settings with a name put into a list of theirs, or taken out. */
export function switched(settings: AskingSettings, list: string, name: string, on: boolean): AskingSettings {
  const others = names(settings, list).filter((one) => one !== name);
  return { ...settings, [list]: on ? [...others, name] : others };
}

function keptSettings(): Record<string, AskingSettings> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, AskingSettings>;
  } catch {
    return {};
  }
}

/** Change when one is asked, at this table and at those to come. */
export function prefer(connection: Connection, settings: AskingSettings): void {
  const game = connection.welcome.peek()?.game ?? "";
  connection.prefer(settings);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...keptSettings(), [game]: settings }));
  } catch {
    // Storage may be forbidden; then they hold for this table.
  }
}

/** A table at which nothing has been set yet is set as the last one was. */
export function useKeptSettings(): void {
  const { connection } = useHand();
  const welcome = connection.welcome.value;
  useEffect(() => {
    if (!welcome || welcome.seat < 0) return;
    const kept = keptSettings()[welcome.game];
    const untouched = JSON.stringify(sorted(welcome.settings)) === JSON.stringify(sorted(welcome.asking.usual));
    if (kept && untouched && JSON.stringify(sorted(kept)) !== JSON.stringify(sorted(welcome.settings)))
      connection.prefer(kept);
  }, [welcome]);
}

/** Lists and names in an order of their own, to be compared. */
function sorted(settings: AskingSettings): AskingSettings {
  return Object.fromEntries(
    Object.keys(settings)
      .sort()
      .map((name) => [name, Array.isArray(settings[name]) ? [...names(settings, name)].sort() : settings[name]]),
  );
}

function Check({ label, checked, onChange }: { label: string; checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

function Windows({ settings, change }: { settings: AskingSettings; change: (settings: AskingSettings) => void }) {
  const { connection } = useHand();
  const { windows = {} } = connection.welcome.value?.asking ?? {};
  const sides = [
    ["yours", "Your turn"],
    ["theirs", "Others’ turns"],
  ] as const;
  return (
    <table class="windows">
      <thead>
        <tr>
          <th scope="col">Actions</th>
          {sides.map(([side, label]) => (
            <th key={side} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(windows).map(([name, when]) => (
          <tr key={name}>
            <th scope="row">
              <b>{name}</b> {when}
            </th>
            {sides.map(([side, label]) => (
              <td key={side}>
                <input
                  type="checkbox"
                  aria-label={`${name}, ${label}`}
                  checked={names(settings, side).includes(name)}
                  onChange={(event) => change(switched(settings, side, name, event.currentTarget.checked))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** When one wants to be asked, to be changed. */
export function AskingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { connection } = useHand();
  const settings = connection.settings.value;
  const asking = connection.welcome.value?.asking;
  const change = (changed: AskingSettings): void => prefer(connection, changed);
  const everything = (): void => {
    const all = Object.keys(asking?.windows ?? {});
    const topics = Object.fromEntries(Object.keys(asking?.topics ?? {}).map((topic) => [topic, true]));
    change({ ...settings, yours: all, theirs: all, ...topics, never: [] });
  };
  const never = names(settings, "never");
  return (
    <Dialog
      title="When you are asked"
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={everything}>Ask about everything</Button>
          <Button onClick={() => asking && change(asking.usual)}>As usual</Button>
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <p>
        You are asked where an answer could make a difference. Whatever is passed for you, <kbd>a</kbd> goes back to.
        Nobody sees which passes were yours.
      </p>
      <Windows settings={settings} change={change} />
      <h3>Also ask about</h3>
      {Object.entries(asking?.topics ?? {}).map(([topic, about]) => (
        <Check
          key={topic}
          label={about}
          checked={settings[topic] === true}
          onChange={(on) => change({ ...settings, [topic]: on })}
        />
      ))}
      <h3>Never because of</h3>
      {never.length === 0 && <p>No card. Beside Pass you can say so of a card that you are asked about.</p>}
      {never.map((title) => (
        <Check key={title} label={title} checked onChange={() => change(switched(settings, "never", title, false))} />
      ))}
    </Dialog>
  );
}

/** What else one may say instead of an answer: not here, not because of that card, not until something happens. */
function items(connection: Connection, decision: DecisionView | undefined, view: GameView): MenuItem[] {
  const settings = connection.settings.peek();
  const window = connection.update.peek()?.window;
  const side = view.active === view.viewer ? "yours" : "theirs";
  const titles = new Set(decision?.options.flatMap((option) => (option.face ? [option.face.title] : [])));
  const few = titles.size <= 4 && ["action", "respond", "disrupt", "window"].includes(decision?.kind ?? "");
  return [
    { label: HURRIES.quiet, run: () => connection.hurry("quiet") },
    { label: HURRIES.turn, run: () => connection.hurry("turn") },
    ...(window
      ? [
          {
            label: `Do not ask in the ${window} window of ${side === "yours" ? "your turn" : "others’ turns"}`,
            run: () => prefer(connection, switched(settings, side, window, false)),
          },
        ]
      : []),
    ...(few
      ? [...titles].map((title) => ({
          label: `Never ask because of ${title}`,
          run: () => prefer(connection, switched(settings, "never", title, true)),
        }))
      : []),
  ];
}

/** How long one wants to be left alone, and how to be asked after all. */
export function PassMenu({ view }: { view: GameView }) {
  const hand = useHand();
  const { connection } = hand;
  const [open, setOpen] = useState(false);
  const update = connection.update.value;
  const decision = connection.decision.value;
  const act = (): void => connection.act();
  useShortcut("a", "Act: go back to the chance that was passed for you, or be asked at the next", "Table", act);
  useShortcut(KEYS.quiet, HURRIES.quiet, "Table", () => hand.hurry("quiet"));
  useShortcut(KEYS.turn, HURRIES.turn, "Table", () => hand.hurry("turn"));
  const hurry = update?.hurry ?? "";
  const wanted = decision ? hand.passing.value : "";
  return (
    <>
      {wanted !== "" && wanted !== "pass" && (
        <Button kind="danger" onClick={() => hand.hurry(wanted)}>
          Once more to be sure: {HURRIES[wanted]} <kbd>{KEYS[wanted]}</kbd>
        </Button>
      )}
      {hurry && (
        <Button kind="quiet" onClick={() => connection.hurry("")}>
          {hurry === "turn" ? "Passing until the turn ends" : "Passing until something happens"}: stop
        </Button>
      )}
      <Menu
        label="Passing"
        items={[
          { label: "Act: ask me at the chance that was passed, or the next (a)", run: act },
          ...items(connection, decision, view),
          { label: "When you are asked …", run: () => setOpen(true) },
        ]}
      />
      <AskingDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
