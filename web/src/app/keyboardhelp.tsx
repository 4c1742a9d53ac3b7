import { shortcutsByGroup } from "../base/shortcuts";
import { Dialog } from "../design/dialog";

function Keys({ keys }: { keys: string }) {
  return (
    <>
      {keys.split(" ").map((key, place) => (
        <span key={`${key}${place}`}>
          {place > 0 && " then "}
          <kbd>{key}</kbd>
        </span>
      ))}
    </>
  );
}

/** Everything that keys do at the moment. */
export function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Keys" open={open} onClose={onClose}>
      <div class="keys">
        {[...shortcutsByGroup()].map(([group, shortcuts]) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.keys}>
                  <dt>
                    <Keys keys={shortcut.keys} />
                  </dt>
                  <dd>{shortcut.label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <h3>Always</h3>
          <dl>
            <div>
              <dt>
                <kbd>Tab</kbd>
              </dt>
              <dd>Go on to the next thing; with Shift, back</dd>
            </div>
            <div>
              <dt>
                <kbd>Escape</kbd>
              </dt>
              <dd>Close what is open</dd>
            </div>
          </dl>
        </section>
      </div>
    </Dialog>
  );
}
