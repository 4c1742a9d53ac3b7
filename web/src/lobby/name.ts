import { signal } from "@preact/signals";

const STORAGE_KEY = "silverkey.name";
/** What somebody is called who has not said his name. */
export const NAMELESS = "Guest";

function stored(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? "";
  } catch {
    return "";
  }
}

/** What you are called at tables. */
export const yourName = signal(stored());

export function callYourself(name: string): void {
  yourName.value = name;
  try {
    localStorage.setItem(STORAGE_KEY, name);
  } catch {
    // Storage may be forbidden; then the name lasts as long as the page.
  }
}
