import { signal } from "@preact/signals";

interface Said {
  readonly text: string;
  /** Differs each time, so that the same words are read out again. */
  readonly number: number;
}

const NOTHING: Said = { text: "", number: 0 };
const polite = signal(NOTHING);
const urgent = signal(NOTHING);

/** Have something read out to whoever listens: when there is a pause, or at once if it cannot wait. */
export function announce(text: string, { atOnce = false } = {}): void {
  const region = atOnce ? urgent : polite;
  region.value = { text, number: region.value.number + 1 };
}

/** Where announcements are made. There is one on the page, from the beginning. */
export function Announcer() {
  return (
    <div class="unseen">
      <div role="status" aria-live="polite">
        <span key={polite.value.number}>{polite.value.text}</span>
      </div>
      <div role="alert" aria-live="assertive">
        <span key={urgent.value.number}>{urgent.value.text}</span>
      </div>
    </div>
  );
}
