import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { IconButton } from "./button";

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ComponentChildren;
  /** Buttons below, the usual answer last. */
  actions?: ComponentChildren;
}

/** A dialog that must be closed before the page goes on: by Escape, by its cross, or with a click beside it. */
export function Dialog({ title, open, onClose, children, actions }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // At once, so that the next key is for the dialog.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    // A click beside it is a shortcut for those who point; the keyboard has Escape.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={ref}
      class="dialog"
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) ref.current?.close();
      }}
    >
      {open && (
        <div class="dialog-sheet">
          <header class="dialog-head">
            <h2 id={heading}>{title}</h2>
            <IconButton icon="close" label="Close" onClick={() => ref.current?.close()} />
          </header>
          <div class="dialog-body">{children}</div>
          {actions && <footer class="dialog-actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
