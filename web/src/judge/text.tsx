import type { Bench } from "./bench";

/** The case as text, with numbers beside its lines; those with mistakes are marked. */
export function CaseText({ bench }: { bench: Bench }) {
  const text = bench.text.value;
  const verdict = bench.verdict.value;
  const wrong = [...(verdict?.mistakes ?? []), ...(bench.run.value?.wrong ?? [])].map((mistake) => mistake.line);
  const lines = text.split("\n");
  return (
    <div class="judge-text">
      <ol aria-hidden="true">
        {lines.map((_, place) => (
          // Lines have no name but their place.
          <li key={place} data-wrong={wrong.includes(place + 1)}>
            {place + 1}
          </li>
        ))}
      </ol>
      <textarea
        aria-label="The case as text"
        spellcheck={false}
        rows={lines.length + 1}
        value={text}
        onInput={(event) => bench.write(event.currentTarget.value)}
      />
    </div>
  );
}
