// Runs before anything is painted, so that a page in a chosen theme does not flash in the other one. The settings
// themselves are read and checked in src/app/settings.ts, which has the same key.
try {
  const kept = JSON.parse(localStorage.getItem("silverkey.settings") ?? "{}");
  for (const [name, value] of Object.entries(kept)) document.documentElement.dataset[name] = String(value);
} catch {
  // Nothing is kept, or nothing that can be read: the settings of the system stand.
}
