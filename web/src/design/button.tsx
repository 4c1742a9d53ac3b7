import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { Icon, type IconName } from "../icons/icon";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: "plain" | "primary" | "quiet" | "danger";
  icon?: IconName;
  children: ComponentChildren;
}

export function Button({ kind = "plain", icon, children, class: extra = "", ...attributes }: ButtonProps) {
  return (
    <button type="button" {...attributes} class={`button ${extra}`} data-kind={kind}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  label: string;
}

/** A button with an icon alone; its name is read out, and shown when a pointer rests on it. */
export function IconButton({ icon, label, class: extra = "", ...attributes }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...attributes}
      class={`button icon-button ${extra}`}
      data-kind="quiet"
    >
      <Icon name={icon} />
    </button>
  );
}
