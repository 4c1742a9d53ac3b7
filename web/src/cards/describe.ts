import { iconLabel, inWords } from "../icons/icon";
import { change, type Face, type Value } from "./face";
import { backUp, type CardState, countersOf } from "./state";

function value(name: string, found: Value): string {
  return change(found) ? `${name} ${found.now}, printed ${found.printed}` : `${name} ${found.now}`;
}

function stateWords(state: CardState): string[] {
  const words: string[] = [];
  if (state.host) words.push(`attached to ${state.host}`);
  if (state.exhausted) words.push("exhausted");
  if (state.blank) words.push("text box blank");
  for (const counter of countersOf(state)) words.push(`${counter.count} ${counter.label}`);
  if (state.selected) words.push("selected");
  return words;
}

/** A card and its state in a line, as it is read out. Of a card whose back is up, only what is known of it. */
export function describe(face: Face | undefined, state: CardState): string {
  const back = backUp(state);
  if (!face) return [state.insane ? "Insane character" : "Facedown card", ...stateWords(state)].join(", ");
  const words = [face.subtitle ? `${face.title}, ${face.subtitle}` : face.title];
  if (back) return [...words, state.insane ? "insane" : "facedown", ...stateWords(state)].join(", ");
  words.push(face.tint === "story" || face.tint === "mythos" ? face.type : `${iconLabel(face.tint)} ${face.type}`);
  if (face.level > 0) words.push(`level ${face.level}`);
  if (face.cost) words.push(value("cost", face.cost));
  for (const stat of face.stats) words.push(value(stat.label, stat) + (stat.each ? " per investigator" : ""));
  if (face.icons.names.length > 0) words.push(`${face.icons.label} ${inWords(face.icons.names)}`);
  return [...words, ...stateWords(state)].join(", ");
}
