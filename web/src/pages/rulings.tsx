import "../library/library.css";
import { useMemo, useRef } from "preact/hooks";
import { useLocation } from "preact-iso";
import { fetched } from "../base/fetching";
import { useShortcut } from "../base/shortcuts";
import { GAMES, isGame } from "../cards/addresses";
import { useMore } from "../library/cardlist";
import { matching, type RulingsWanted, sectionsOf } from "../library/rulingfilters";
import { DOCUMENTS, RulingList } from "../library/rulinglist";
import type { RulingLine } from "../wire/types";

const EDITIONS = ["2.0", "1.4", "4.1", "latest", "1.2"];

interface SelectProps {
  label: string;
  value: string;
  values: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

function Select({ label, value, values, onChange }: SelectProps) {
  return (
    <label class="field">
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">Any</option>
        {values.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** All rulings, by what is wanted of them; that stands in the address. */
export default function Rulings() {
  const { query, route } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  useShortcut("f", "Search among these rulings", "Rulings", () => input.current?.focus());
  const { answer: all = [], problem } = fetched<readonly RulingLine[]>("/api/rulings");
  const { q: text = "", game = "", document = "", edition = "", kind = "", section = "" } = query;
  const wanted: RulingsWanted = { text, game, document, edition, kind, section };
  const found = useMemo(() => matching(all, wanted), [all, JSON.stringify(wanted)]);
  const { most, end } = useMore(found.length, found);
  const kinds = useMemo(() => [...new Set(all.map((ruling) => ruling.kind))].sort(), [all]);
  const sections = useMemo(() => sectionsOf(all, wanted), [all, JSON.stringify(wanted)]);
  const documents = Object.entries(DOCUMENTS).filter(
    ([id]) => !game || id.startsWith(game === "arkham" ? "ahl" : "coc"),
  );

  const go = (next: Partial<RulingsWanted>): void => {
    const { text: words, ...others } = { ...wanted, ...next };
    const said = new URLSearchParams(Object.entries({ q: words, ...others }).filter(([, value]) => value));
    route(`/rulings${said.size > 0 ? `?${said}` : ""}`, true);
  };
  const pairs = (values: readonly string[]) => values.map((value) => [value, value] as const);

  return (
    <div class="library">
      <header class="library-head">
        <h1>Rulings</h1>
      </header>
      <search class="filters" aria-label="Which rulings are shown">
        <div class="filter-row">
          <input
            ref={input}
            type="search"
            class="filter-text"
            placeholder="Words, a card, or an id  (f)"
            aria-label="Words, a card, or an id"
            value={text}
            onInput={(event) => go({ text: event.currentTarget.value })}
          />
        </div>
        <div class="filter-row">
          <Select
            label="Game"
            value={isGame(game) ? game : ""}
            values={Object.entries(GAMES)}
            onChange={(next) => go({ game: next, document: "", edition: "", section: "" })}
          />
          <Select
            label="Document"
            value={document}
            values={documents}
            onChange={(next) => go({ document: next, section: "" })}
          />
          <Select
            label="Edition"
            value={edition}
            values={pairs(EDITIONS)}
            onChange={(next) => go({ edition: next, section: "" })}
          />
          <Select label="Kind" value={kind} values={pairs(kinds)} onChange={(next) => go({ kind: next })} />
          <Select label="Topic" value={section} values={pairs(sections)} onChange={(next) => go({ section: next })} />
        </div>
      </search>
      <p class="found" role="status">
        {problem ?? (all.length === 0 ? "Fetching rulings …" : `${found.length} of ${all.length} rulings`)}
      </p>
      <RulingList rulings={found.slice(0, most)} />
      <div ref={end} class="list-end" />
    </div>
  );
}
