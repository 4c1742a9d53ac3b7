import { useState } from "preact/hooks";
import { Button } from "../../design/button";
import type { Line, Update } from "../../wire/types";

const TELLING = ["story", "resolution"];

/** The story that has been told since the last question, as long as nobody has put it away. */
export function told(log: readonly Line[], since: number): Line[] {
  return log.slice(since).filter((line) => TELLING.includes(line.verb));
}

/** What the story tells, over the board until it is put away. */
export function Story({ update, log }: { update: Update; log: readonly Line[] }) {
  const [read, setRead] = useState(0);
  const lines = told(log, Math.min(read, log.length));
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
