import { ARKHAM } from "./arkham";
import { CTHULHU } from "./cthulhu";
import type { Drawing } from "./drawing";
import { INTERFACE } from "./interface";

const DRAWINGS = { ...CTHULHU, ...ARKHAM, ...INTERFACE };

export type IconName = keyof typeof DRAWINGS;

export const ICON_NAMES = Object.keys(DRAWINGS) as IconName[];

export function isIcon(name: string): name is IconName {
  return Object.hasOwn(DRAWINGS, name);
}

/** What an icon is called. */
export function iconLabel(name: IconName): string {
  return DRAWINGS[name].label;
}

/** Icons in words, those of a kind together: "Terror, Combat ×2". */
export function inWords(names: readonly IconName[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(iconLabel(name), (counts.get(iconLabel(name)) ?? 0) + 1);
  return [...counts].map(([label, count]) => (count > 1 ? `${label} ×${count}` : label)).join(", ");
}

interface IconProps {
  name: IconName;
  /** Whether it is read out: under its own name, or another. An icon beside its name is not. */
  label?: boolean | string;
  class?: string;
}

/** An icon as large as the text around it, and of its colour. */
export function Icon({ name, label = false, class: extra = "" }: IconProps) {
  const { fill, line, weight = 2 }: Drawing = DRAWINGS[name];
  const said = label === true ? DRAWINGS[name].label : label;
  return (
    <svg
      class={`icon ${extra}`}
      viewBox="0 0 24 24"
      role={said ? "img" : undefined}
      aria-label={said || undefined}
      aria-hidden={!said}
    >
      {fill && <path d={fill} fill="currentColor" fill-rule="evenodd" />}
      {line && (
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          stroke-width={weight}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
    </svg>
  );
}
