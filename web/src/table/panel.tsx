import { useLayoutEffect, useRef } from "preact/hooks";
import { useShortcut } from "../base/shortcuts";
import type { Line, OptionView } from "../wire/types";
import { useKeptFocus } from "./focus";
import { useHand } from "./state";
import { LogLine, Told } from "./told";

/** The lines that what has just happened may have been told in. */
const RECENT = 80;
const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A number key, for as long as there is an option for it. */
function OptionKey({ number, option }: { number: number; option: OptionView }) {
  const hand = useHand();
  useShortcut(String(number), option.text, "Answers", () => hand.press(number));
  return null;
}

/** Every option, in a list. */
export function Answers() {
  const hand = useHand();
  const options = hand.options.value;
  const ref = useRef<HTMLElement>(null);
  useKeptFocus(ref, hand.connection.decision.value?.serial);
  if (options.length === 0) return null;
  return (
    <section ref={ref} class="answers" aria-label="Answers" tabIndex={-1}>
      <h2>Answers</h2>
      <ol>
        {options.map((option, place) => (
          <li key={option.place}>
            <button type="button" class="answer" onClick={() => hand.answer(option)}>
              {place < KEYS.length ? <kbd>{place + 1}</kbd> : <span />}
              <span>{hand.textOf(option)}</span>
            </button>
          </li>
        ))}
      </ol>
      {KEYS.map((number) => {
        const option = options[number - 1];
        return option && <OptionKey key={`${number}${option.text}`} number={number} option={option} />;
      })}
    </section>
  );
}

/** What has happened since the last answer. It stays until the next one. */
export function News({ news, lines, game }: { news: readonly string[]; lines: readonly Line[]; game: string }) {
  if (news.length === 0) return null;
  const cards = lines.slice(-RECENT).flatMap((line) => line.cards);
  return (
    <section class="news" aria-label="Since your last answer">
      <h2>Since your last answer</h2>
      <ul>
        {news.map((paragraph, place) => (
          // The same thing may happen twice.
          <li key={place}>
            <Told text={paragraph} cards={cards} game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything that has happened, the newest at the bottom, where it opens. */
export function Log({ lines, game }: { lines: readonly Line[]; game: string }) {
  const ref = useRef<HTMLOListElement>(null);
  // Before it is painted: the newest line is in sight in the frame that brings it.
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, [lines]);
  return (
    <section class="log" aria-label="Log">
      <h2>Log</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ol ref={ref} tabIndex={0}>
        {lines.map((line, place) => (
          // Lines have no name but their place.
          <LogLine key={place} line={line} game={game} />
        ))}
      </ol>
    </section>
  );
}
