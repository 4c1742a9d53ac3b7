import type { Wishable } from "../wire/types";
import { callYourself, NAMELESS, yourName } from "./name";
import { decks } from "./tables";
import { isOwn, isWhole, ownDeck, ownId } from "./wanting";

interface SelectProps {
  label: string;
  value: string;
  choices: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  onChange: (value: string) => void;
}

/** One of many, with its name above it. */
export function Select({ label, value, choices, onChange }: SelectProps) {
  return (
    <label class="field">
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled ?? false}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What you are called. */
export function NameField() {
  return (
    <label class="field">
      Your name
      <input
        type="text"
        value={yourName.value}
        placeholder={NAMELESS}
        maxLength={40}
        autocomplete="nickname"
        onInput={(event) => callYourself(event.currentTarget.value)}
      />
    </label>
  );
}

interface DeckFieldProps {
  game: string;
  wish: Wishable;
  deck: readonly string[];
  onChange: (deck: readonly string[]) => void;
  /** What is read out before the name of each part. */
  whose?: string;
}

/** A deck: one that comes with the game, by its parts, or one of your own. */
export function DeckField({ game, wish, deck, onChange, whose = "" }: DeckFieldProps) {
  const own = wish.own ? decks.value.filter((line) => line.game === game) : [];
  const alone = isOwn(deck) || isWhole(deck, wish);
  const parts = alone ? [deck[0] ?? ""] : deck;
  const change = (place: number, value: string): void => {
    if (value.startsWith("deck:")) onChange(ownDeck(ownId([value])));
    else if (isWhole([value], wish)) onChange([value]);
    else if (alone) onChange(Array.from({ length: wish.pick }, () => ""));
    else onChange(deck.map((part, at) => (at === place ? value : part)));
  };
  return (
    <>
      {parts.map((part, place) => (
        <Select
          // The parts of a deck have no name but their place.
          key={`part ${place}`}
          label={place ? "and" : whose ? `${whose}${wish.label.toLowerCase()}` : wish.label}
          value={part}
          choices={[
            { value: "", label: "Any" },
            ...wish.choices.map((choice) => ({
              ...choice,
              disabled: parts.some((other, at) => at !== place && other === choice.value),
            })),
            ...(place
              ? []
              : [
                  ...wish.whole,
                  ...own.map((line) => ({
                    value: `deck:${line.id}`,
                    label: `Your deck: ${line.name || "without a name"}`,
                  })),
                  ...(isOwn(deck) && !own.some((line) => line.id === ownId(deck))
                    ? [{ value: part, label: "The deck that you looked at" }]
                    : []),
                ]),
          ]}
          onChange={(value) => change(place, value)}
        />
      ))}
    </>
  );
}
