import { effect, type Signal, signal } from "@preact/signals";

/** Every setting, with what it may be; the first is what it is until somebody chooses. A new setting is a new line. */
const CHOICES = {
  theme: ["system", "light", "dark"],
  motion: ["system", "reduced", "full"],
  text: ["normal", "large"],
  pace: ["normal", "slow", "fast", "off"],
  sound: ["on", "off"],
  keys: ["on", "off"],
} as const;

export type SettingName = keyof typeof CHOICES;
export type Setting<Name extends SettingName> = (typeof CHOICES)[Name][number];
type Kept = { [Name in SettingName]: Setting<Name> };

/** Also read by public/appearance.js, before anything is painted. */
export const STORAGE_KEY = "silverkey.settings";

const NAMES = Object.keys(CHOICES) as SettingName[];

/** What a setting may be. */
export function choices<Name extends SettingName>(name: Name): readonly Setting<Name>[] {
  return CHOICES[name];
}

/** The settings that a stored text says; whatever it does not say, or says wrongly, is as at first. */
export function read(stored: string | null): Kept {
  let said: Record<string, unknown> = {};
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    if (typeof found === "object" && found !== null) said = { ...found };
  } catch {
    // What cannot be read says nothing.
  }
  const entries = NAMES.map((name) => {
    const allowed: readonly string[] = CHOICES[name];
    const value = said[name];
    return [name, typeof value === "string" && allowed.includes(value) ? value : allowed[0]];
  });
  return Object.fromEntries(entries) as Kept;
}

/** Storage may be forbidden; then settings last as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

const atFirst = read(stored());

/** Every setting as a signal: read its value to follow it, set its value to change it. */
export const settings = Object.fromEntries(NAMES.map((name) => [name, signal(atFirst[name])])) as {
  readonly [Name in SettingName]: Signal<Setting<Name>>;
};

function take(kept: Kept): void {
  for (const name of NAMES) (settings[name] as Signal<string>).value = kept[name];
}

/** Keep settings as they change, show them on the page, and follow changes made in other windows. */
export function keepSettings(root: HTMLElement): () => void {
  const stop = effect(() => {
    const now = Object.fromEntries(NAMES.map((name) => [name, settings[name].value])) as Kept;
    for (const name of NAMES) root.dataset[name] = now[name];
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(now));
    } catch {
      // See stored().
    }
  });
  const follow = (event: StorageEvent): void => {
    if (event.key === STORAGE_KEY) take(read(event.newValue));
  };
  addEventListener("storage", follow);
  return () => {
    stop();
    removeEventListener("storage", follow);
  };
}
