/** Short sounds, made when they are wanted: nothing is fetched for them. */
import { settings } from "./settings";

/** Notes of each sound: pitch in Hertz, when it begins, and how long it lasts, in seconds. */
const SOUNDS = {
  asked: [
    [523, 0, 0.09],
    [784, 0.09, 0.16],
  ],
  played: [[330, 0, 0.07]],
  struggle: [
    [262, 0, 0.08],
    [349, 0.08, 0.12],
  ],
  token: [[880, 0, 0.14]],
  said: [[659, 0, 0.08]],
  won: [
    [523, 0, 0.15],
    [659, 0.15, 0.15],
    [784, 0.3, 0.35],
  ],
  lost: [
    [392, 0, 0.2],
    [311, 0.2, 0.4],
  ],
} as const satisfies Readonly<Record<string, ReadonlyArray<readonly [number, number, number]>>>;

export type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.05;
let context: AudioContext | undefined;

/** Make a sound, unless they are turned off; a browser makes none before somebody has clicked or pressed a key. */
export function chime(sound: Sound): void {
  if (settings.sound.peek() === "off" || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [pitch, after, length] of SOUNDS[sound]) {
    const begin = context.currentTime + after;
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
