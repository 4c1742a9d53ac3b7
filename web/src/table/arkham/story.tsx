import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../design/button";
import type { Line, Update } from "../../wire/types";

const TELLING = ["story", "resolution"];

/** The story that has been told since the last question, as long as nobody has put it away. */
export function told(log: readonly Line[], since: number): Line[] {
  return log.slice(since).filter((line) => TELLING.includes(line.verb));
}

/** So many answers after it was told somebody has read it, or will not. */
const ANSWERS = 2;

/** What the story tells, over the board until it is put away; whoever plays on has put it away too. */
export function Story({ update, log }: { update: Update; log: readonly Line[] }) {
  const [read, setRead] = useState(0);
  const lines = told(log, Math.min(read, log.length));
  const asked = update.view.decision?.serial;
  const since = useRef({ lines: 0, asked: 0 });
  useLayoutEffect(() => {
    if (asked === undefined) return;
    if (since.current.lines !== lines.length) since.current = { lines: lines.length, asked };
    else if (lines.length > 0 && asked >= since.current.asked + ANSWERS) setRead(log.length);
  }, [asked, lines.length]);
  if (lines.length === 0 || update.view.viewer < 0) return null;
  return (
    <section class="tale" aria-label="Story" aria-live="polite">
      {lines.map((line, place) => (
        // Lines have no name but their place.
        <p key={place}>{line.text}</p>
      ))}
      <Button onClick={() => setRead(log.length)}>Read on</Button>
    </section>
  );
}
