import { useId, useState } from "preact/hooks";
import { announce } from "../base/announce";
import { Button, IconButton } from "../design/button";
import type { Bench } from "./bench";
import { type CaseFile, fieldOf } from "./casefile";
import { type Expected, expectedIn, keysFor, meant, typed, withExpected } from "./expecting";
import type { GameForm } from "./forms";
import { allPlaces, cardsAt } from "./places";

interface ExpectedProps {
  bench: Bench;
  file: CaseFile;
  form: GameForm;
  seats: readonly string[];
}

const NOTHING = { card: [], player: [], game: [] };

/** Everybody and everything that is laid out, by the names that mean them, and the game. */
function namesIn({ file, form, seats }: ExpectedProps): string[] {
  const cards = allPlaces(file, form)
    .filter((place) => !place.zone.words)
    .flatMap((place) => cardsAt(file, place).map((card) => String(fieldOf(card, "as") ?? card.name)));
  return [...new Set(["game", ...seats, ...cards])].filter((name) => name !== "");
}

function Row({ of, one }: { of: ExpectedProps; one: Expected }) {
  const { bench, file } = of;
  const change = (value: unknown): void => bench.write(withExpected(file.text, one.of, one.key, value));
  return (
    <li class="expected-row">
      <label class="judge-field">
        {one.of}: {one.key}
        <input
          value={typed(one.value)}
          onChange={(event) => {
            const value = meant(event.currentTarget.value);
            if (value !== undefined) change(value);
          }}
        />
      </label>
      <IconButton
        icon="close"
        label={`No longer expect ${one.key} of ${one.of}`}
        onClick={() => {
          change(undefined);
          announce(`${one.key} of ${one.of} is no longer expected.`);
        }}
      />
    </li>
  );
}

/** What must be true in the end: a row for each thing, and one more to be filled in. */
export function ExpectedForm(of: ExpectedProps) {
  const { bench, file, seats } = of;
  const [who, setWho] = useState("");
  const [key, setKey] = useState("");
  const [value, setValue] = useState("");
  const list = useId();
  const keys = keysFor(bench.verdict.value?.expectable ?? NOTHING, seats, who);
  const said = meant(value);
  const full = who.trim() !== "" && keys.includes(key) && said !== undefined;
  const add = (): void => {
    if (!full) return;
    bench.write(withExpected(file.text, who.trim(), key, said));
    announce(`${key} of ${who.trim()} is expected to be ${value.trim()}.`);
    setKey("");
    setValue("");
  };
  return (
    <section class="seat-form" aria-label="What is expected">
      <h2>What is expected in the end</h2>
      <ul class="expected">
        {expectedIn(file).map((one) => (
          <Row key={`${one.of}\n${one.key}`} of={of} one={one} />
        ))}
      </ul>
      <form
        class="expecting"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label class="judge-field">
          Of whom or what
          <input list={list} value={who} autocomplete="off" onInput={(event) => setWho(event.currentTarget.value)} />
          <datalist id={list}>
            {namesIn(of).map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </label>
        <label class="judge-field">
          What
          <select class="select" value={key} onChange={(event) => setKey(event.currentTarget.value)}>
            <option value="">–</option>
            {keys.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
        <label class="judge-field">
          Is to be
          <input
            value={value}
            placeholder="in play, 2, true, [A, B]"
            onInput={(event) => setValue(event.currentTarget.value)}
          />
        </label>
        <Button type="submit" disabled={!full}>
          Expect
        </Button>
      </form>
    </section>
  );
}
