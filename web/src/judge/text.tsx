import type { Bench } from "./bench";

/** The case as text, with what is wrong in its lines. */
export function CaseText({ bench }: { bench: Bench }) {
  const text = bench.text.value;
  const mistakes = bench.verdict.value?.mistakes ?? [];
  return (
    <div class="judge-text">
      <textarea
        aria-label="The case as text"
        spellcheck={false}
        rows={Math.max(12, text.split("\n").length + 1)}
        value={text}
        onInput={(event) => bench.write(event.currentTarget.value)}
      />
      {mistakes.length > 0 && (
        <p class="count">Lines with mistakes: {[...new Set(mistakes.map((mistake) => mistake.line))].join(", ")}</p>
      )}
    </div>
  );
}
