import { useEffect, useRef } from "preact/hooks";
import { chime, type Sound } from "../base/sound";
import type { Connection } from "./connection";
import { hasWon } from "./result";

const OF_VERBS: Readonly<Record<string, Sound>> = {
  use: "played",
  play: "played",
  "struggle decided": "struggle",
  succeed: "token",
};

/** Sounds for what is shown, for what is said, and for the end. */
export function useSounds(connection: Connection): void {
  const step = connection.playback.showing.value;
  const said = connection.chat.value;
  const result = connection.update.value?.result ?? null;
  const seat = connection.welcome.value?.seat ?? -1;
  const heard = useRef(said.length);
  const ended = useRef(result !== null);
  useEffect(() => {
    const sound = step && OF_VERBS[step.head.verb];
    if (sound) chime(sound);
  }, [step]);
  useEffect(() => {
    if (said.length > heard.current && said.at(-1)?.seat !== seat) chime("said");
    heard.current = said.length;
  }, [said]);
  useEffect(() => {
    if (result && !ended.current) chime(hasWon(result, seat) ? "won" : "lost");
    ended.current = result !== null;
  }, [result]);
}
