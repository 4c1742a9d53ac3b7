import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { sentenceOf } from "../base/fetching";
import { GAMES } from "../cards/addresses";
import type { Game } from "../cards/types";
import { Button, IconButton } from "../design/button";
import { copied } from "../design/copied";
import { Dialog } from "../design/dialog";
import { Menu } from "../design/menu";
import { toast } from "../design/toasts";
import { cardsByCode, catalogue } from "../library/catalogue";
import { EDITIONS, type Sheet } from "../wire/types";
import type { Desk, Status } from "./desk";
import { FORMATS } from "./files";
import { dropDeck, fileOf, isHere } from "./kept";
import { ownedBy } from "./sheet";

interface HeadProps {
  desk: Desk;
  game: Game;
  yours: boolean;
  /** Whether it comes with the game. */
  ready: boolean;
  edition: string;
  onEdition: (edition: string) => void;
  onCopy: (sheet: Sheet) => void;
  onChange: (sheet: Sheet) => void;
}

const NO_CLIPBOARD = "This browser does not let pages write to the clipboard: download the deck instead.";

const KEPT: Readonly<Record<Status, string>> = {
  kept: "Kept",
  changed: "Keeping …",
  lost: "Only in this browser so far",
  outdated: "Changed elsewhere too",
  refused: "Not kept",
};

/** Whether the deck is kept, and what can be done where it is not. */
function Keeping({ desk }: { desk: Desk }) {
  const status = desk.status.value;
  return (
    <div class="keeping" data-status={status}>
      <span role="status" title={status === "kept" || status === "changed" ? undefined : desk.why.value}>
        {status === "kept" && isHere(desk.id) ? "Kept in this browser alone" : KEPT[status]}
      </span>
      {(status === "lost" || status === "refused") && <span>{desk.why.value}</span>}
      {status === "outdated" && (
        <>
          <Button onClick={() => void desk.keepThis()}>Keep this one</Button>
          <Button onClick={() => void desk.takeOther()}>Take the other</Button>
        </>
      )}
    </div>
  );
}

function Owner({ sheet, game, yours, onChange }: Pick<HeadProps, "game" | "yours" | "onChange"> & { sheet: Sheet }) {
  const byCode = cardsByCode(game);
  const owners = (catalogue(game).answer ?? []).filter((item) => item.type === "investigator");
  return (
    <label class="field">
      Investigator
      <select
        value={sheet.owner}
        disabled={!yours}
        onChange={(event) => {
          const owner = byCode.get(event.currentTarget.value);
          if (owner) onChange(ownedBy(sheet, owner, byCode));
        }}
      >
        {sheet.owner === "" && <option value="">Nobody yet</option>}
        {owners.map((owner) => (
          <option key={owner.code} value={owner.code}>
            {owner.title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How much was earned, asked before a deck is upgraded. */
function UpgradeDialog({
  open,
  onClose,
  onUpgrade,
}: {
  open: boolean;
  onClose: () => void;
  onUpgrade: (n: number) => void;
}) {
  const [experience, setExperience] = useState(0);
  return (
    <Dialog
      title="Upgrade after a scenario"
      open={open}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={() => onUpgrade(experience)}>
          Upgrade
        </Button>
      }
    >
      <p>The deck stays as it is; a copy of it may spend what was earned. There you also say what was exiled.</p>
      <label class="field">
        Experience to spend
        <input
          type="number"
          min={0}
          max={999}
          value={experience}
          onInput={(event) => setExperience(Math.max(0, Number(event.currentTarget.value) || 0))}
        />
      </label>
    </Dialog>
  );
}

async function download(id: string, form: string): Promise<void> {
  const { content, name } = await fileOf(id, form);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What the deck is called, whether it is kept, and what can be done with the whole of it. */
export function DeckHead({ desk, game, yours, ready, edition, onEdition, onCopy, onChange }: HeadProps) {
  const { route } = useLocation();
  const [upgrading, setUpgrading] = useState(false);
  const [dropping, setDropping] = useState(false);
  const sheet = desk.sheet.value;
  const first = (doing: () => Promise<void>): void => {
    // What is handed out is what is kept.
    desk
      .keep()
      .then(doing)
      .catch((error: Error) => toast(error.message, "warning"));
  };
  const drop = (): void => {
    dropDeck(desk.id).then(
      () => route("/decks"),
      (error: unknown) => toast(sentenceOf(error), "warning"),
    );
  };
  const copy = (): void => onCopy(ready ? sheet : { ...sheet, name: `${sheet.name || GAMES[game]}, a copy` });
  const play = `/?game=${game}&deck=${desk.id}`;
  return (
    <header class="deck-head">
      <div class="deck-title">
        <h1 class="unseen">{sheet.name || "A deck without a name"}</h1>
        <input
          class="deck-name"
          aria-label="Name of the deck"
          placeholder="A deck without a name"
          value={sheet.name}
          maxLength={120}
          readOnly={!yours}
          onInput={(event) => desk.change({ ...sheet, name: event.currentTarget.value }, "name")}
        />
        {yours && (
          <>
            <IconButton
              icon="undo"
              label="Take back (Ctrl+Z)"
              disabled={!desk.canUndo.value}
              onClick={() => desk.undo()}
            />
            <IconButton
              icon="redo"
              label="Do again (Ctrl+Y)"
              disabled={!desk.canRedo.value}
              onClick={() => desk.redo()}
            />
          </>
        )}
      </div>
      <div class="filter-row">
        {game === "arkham" && <Owner sheet={sheet} game={game} yours={yours} onChange={onChange} />}
        {EDITIONS[game].length > 1 && (
          <label class="field">
            Legal under
            <select value={edition} onChange={(event) => onEdition(event.currentTarget.value)}>
              {EDITIONS[game].map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </label>
        )}
        <a class="button" data-kind="primary" href={play} onClick={() => void desk.keep()}>
          Play this deck
        </a>
        <Menu
          label="More"
          items={[
            ...FORMATS[game].map(([form, label]) => ({
              label: `Download: ${label}`,
              run: () => first(() => download(desk.id, form)),
            })),
            {
              label: "Copy as text",
              run: () =>
                first(async () => {
                  const { content } = await fileOf(desk.id, "text");
                  await copied(await content.text(), "The deck is in the clipboard.", NO_CLIPBOARD);
                }),
            },
            ...(isHere(desk.id)
              ? []
              : [
                  {
                    label: "Copy the link",
                    run: () => first(() => copied(location.href, "The link is in the clipboard.")),
                  },
                ]),
            ...(yours ? [{ label: "Make a copy", run: copy }] : []),
            ...(game === "arkham" ? [{ label: "Upgrade …", run: () => setUpgrading(true) }] : []),
            ...(yours ? [{ label: "Delete …", run: () => setDropping(true) }] : []),
          ]}
        />
        {yours ? (
          <Keeping desk={desk} />
        ) : (
          <>
            <Button kind="primary" onClick={copy}>
              Copy to change it
            </Button>
            <span>{ready ? "This deck comes with the game." : "This is somebody else's deck."}</span>
          </>
        )}
      </div>
      <UpgradeDialog
        open={upgrading}
        onClose={() => setUpgrading(false)}
        onUpgrade={(experience) => {
          setUpgrading(false);
          void desk.keep().then(() => onCopy({ ...sheet, before: desk.id, experience, exiled: {} }));
        }}
      />
      <Dialog
        title="Delete this deck?"
        open={dropping}
        onClose={() => setDropping(false)}
        actions={
          <>
            <Button onClick={() => setDropping(false)}>Keep it</Button>
            <Button kind="danger" onClick={drop}>
              Delete it
            </Button>
          </>
        }
      >
        <p>It cannot be had back.</p>
      </Dialog>
    </header>
  );
}
