import { useState } from "preact/hooks";
import { Button, IconButton } from "../design/button";
import { Choice } from "../design/choice";
import { Dialog } from "../design/dialog";
import { Menu } from "../design/menu";
import { Tabs } from "../design/tabs";
import { toast } from "../design/toasts";
import { Tooltip } from "../design/tooltip";

const COLOURS = [
  "paper",
  "surface",
  "raised",
  "sunken",
  "line",
  "line-strong",
  "ink",
  "ink-soft",
  "accent",
  "focus",
  "lit",
  "chosen",
  "better",
  "worse",
  "danger",
];
const SIZES = ["xs", "s", "m", "l", "xl", "xxl"];

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a dialog</Button>
      <Dialog
        title="Leave the table?"
        open={open}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Stay</Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              Leave
            </Button>
          </>
        }
      >
        <p>The game is kept, and you can come back to it.</p>
      </Dialog>
    </>
  );
}

/** Everything that is pressed, opened and chosen. */
export function Controls() {
  const [chosen, setChosen] = useState("one");
  return (
    <div class="gallery-controls">
      <section>
        <h2>Buttons</h2>
        <div class="gallery-row">
          <Button>Plain</Button>
          <Button kind="primary">Primary</Button>
          <Button kind="quiet">Quiet</Button>
          <Button kind="danger">Danger</Button>
          <Button icon="search">With an icon</Button>
          <Button disabled>Disabled</Button>
          <IconButton icon="settings" label="Settings" />
        </div>
      </section>
      <section>
        <h2>Dialogs, menus, notes</h2>
        <div class="gallery-row">
          <Asking />
          <Menu
            label="Do something"
            items={[
              { label: "Undo", icon: "reaction", run: () => toast("Undone.") },
              { label: "Concede", icon: "warning", run: () => toast("The server is gone. Trying again.", "warning") },
              { label: "Not now", run: () => {}, disabled: true },
            ]}
          />
          <Button onClick={() => toast("The game is saved.")}>Show a note</Button>
          <Button onClick={() => toast("The server is gone. Trying again.", "warning")}>Show a warning</Button>
          <p>
            A character with{" "}
            <Tooltip text="Takes two wounds without being destroyed; the third destroys.">Toughness +2</Tooltip> is hard
            to get rid of.
          </p>
        </div>
      </section>
      <section>
        <h2>Choices</h2>
        <Choice
          legend="How many"
          value={chosen}
          onChange={setChosen}
          options={["one", "two", "three"].map((value) => ({ value, label: value }))}
        />
      </section>
      <section>
        <h2>Tabs</h2>
        <Tabs
          label="Parts of a table"
          tabs={["Board", "Log", "Chat"].map((label) => ({ label, content: () => <p>{label} is shown here.</p> }))}
        />
      </section>
      <section>
        <h2>Type</h2>
        {SIZES.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})` }}>
            The stars were right <em>({size})</em>
          </p>
        ))}
      </section>
      <section>
        <h2>Colours</h2>
        <div class="gallery-row">
          {COLOURS.map((name) => (
            <figure key={name} class="gallery-named">
              <span class="gallery-colour" style={{ background: `var(--${name})` }} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      </section>
    </div>
  );
}
