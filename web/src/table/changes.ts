/** Views as the server tells them: by what is different from another. */
import type { Change, GameView } from "../wire/types";

type Members = readonly unknown[];
type Fields = Readonly<Record<string, unknown>>;

/** A value with one change, which shares with the old one all that is not changed. */
function changed(value: unknown, change: Change, depth: number): unknown {
  const key = change.way[depth];
  if (key === undefined) {
    if (change.at < 0) return change.value;
    const members = value as Members;
    return [...members.slice(0, change.at), ...change.come, ...members.slice(change.at + change.gone)];
  }
  if (typeof key === "number") {
    return (value as Members).map((member, place) => (place === key ? changed(member, change, depth + 1) : member));
  }
  const fields = value as Fields;
  return { ...fields, [key]: changed(fields[key], change, depth + 1) };
}

/** A view with what is different in it. */
export function withChanges(view: GameView, changes: readonly Change[]): GameView {
  return changes.reduce<unknown>((stands, change) => changed(stands, change, 0), view) as GameView;
}
