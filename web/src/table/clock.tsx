import { useEffect, useState } from "preact/hooks";
import { announce } from "../base/announce";
import { useHand } from "./state";

/** Below so many seconds the clock presses, and below so few it presses hard. What is said then. */
const PRESSING = 60;
const HARD = 10;
const WARNINGS = ["", "You have less than a minute left.", `You have less than ${HARD} seconds left.`] as const;

/** Seconds as a clock shows them. */
export function written(seconds: number): string {
  const whole = Math.ceil(Math.max(0, seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The time that you have left, where there is a clock. Nobody else sees it. */
export function ClockFace() {
  const clock = useHand().connection.clock.value;
  const [now, setNow] = useState(Date.now());
  const running = clock?.running ?? false;
  useEffect(() => {
    setNow(Date.now());
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running, clock]);
  const left = clock ? clock.left - (running ? Math.max(0, now - clock.at) / 1000 : 0) : PRESSING;
  const pressing = running && left < PRESSING;
  const warning = WARNINGS[pressing ? (left < HARD ? 2 : 1) : 0];
  useEffect(() => {
    if (warning) announce(warning);
  }, [warning]);
  if (!clock) return null;
  return (
    <span class="time-left" role="timer" aria-label="Your time" data-pressing={pressing ? "" : undefined}>
      {written(left)}
    </span>
  );
}
