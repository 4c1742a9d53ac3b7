import { useMemo, useRef, useState } from "preact/hooks";
import { useShortcut } from "../base/shortcuts";
import type { Game } from "../cards/types";
import { Button } from "../design/button";
import { Icon } from "../icons/icon";
import type { Item } from "./catalogue";
import {
  ANYTHING,
  countWanted,
  FACETS,
  type Facet,
  ICON_FILTERS,
  ORDERS,
  type Order,
  toggled,
  valuesOf,
  type Wanted,
  withIcon,
} from "./filters";

interface FilterProps {
  game: Game;
  items: readonly Item[];
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

const asWritten = (facet: Facet, value: string): string => facet.written?.(value) ?? value;

function Chips({ facet, items, wanted, onChange }: FilterProps & { facet: Facet }) {
  const values = useMemo(() => valuesOf(items, facet), [items, facet]);
  const now = wanted.facets[facet.key] ?? [];
  return (
    <fieldset class="chips">
      <legend class="unseen">{facet.label}</legend>
      {values.map((value) => {
        const icon = facet.icon?.(value);
        return (
          <button
            key={value}
            type="button"
            class="chip"
            data-tint={icon}
            aria-pressed={now.includes(value)}
            title={asWritten(facet, value)}
            onClick={() => onChange(toggled(wanted, facet.key, value))}
          >
            {icon && <Icon name={icon} />}
            <span class="chip-name">{asWritten(facet, value)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** One of many values; several can be chosen one after the other, and stand below. */
function Select({ facet, items, wanted, onChange }: FilterProps & { facet: Facet }) {
  const values = useMemo(() => valuesOf(items, facet), [items, facet]);
  const now = wanted.facets[facet.key] ?? [];
  return (
    <label class="field">
      {facet.label}
      <select
        value=""
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (value) onChange(toggled(wanted, facet.key, value));
        }}
      >
        <option value="">{now.length === 0 ? "Any" : now.map((value) => asWritten(facet, value)).join(" or ")}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {now.includes(value) ? `✓ ${asWritten(facet, value)}` : asWritten(facet, value)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Icons({ game, wanted, onChange }: Omit<FilterProps, "items">) {
  return (
    <fieldset class="chips">
      <legend class="unseen">Icons, at least</legend>
      {ICON_FILTERS[game].map(({ letter, name, icon }) => {
        const count = wanted.icons.split(letter).length - 1;
        return (
          <button
            key={letter}
            type="button"
            class="chip"
            aria-pressed={count > 0}
            aria-label={count > 0 ? `At least ${count} ${name}` : name}
            title={`At least so many ${name} icons`}
            onClick={() => onChange(withIcon(wanted, letter))}
          >
            <Icon name={icon} class={`of-${icon}`} />
            {count > 0 && <b>{count}</b>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What is chosen in lists, each to be taken back. */
function ChosenValues({ game, wanted, onChange }: Omit<FilterProps, "items">) {
  const listed = FACETS[game].filter((facet) => !facet.chips);
  const values = listed.flatMap((facet) => (wanted.facets[facet.key] ?? []).map((value) => ({ facet, value })));
  if (values.length === 0) return null;
  return (
    <div class="chips">
      {values.map(({ facet, value }) => (
        <button
          key={facet.key + value}
          type="button"
          class="chip"
          aria-label={`${facet.label} ${asWritten(facet, value)}: no longer`}
          onClick={() => onChange(toggled(wanted, facet.key, value))}
        >
          {facet.label}: {asWritten(facet, value)}
          <Icon name="close" />
        </button>
      ))}
    </div>
  );
}

function Others({ game, wanted, onChange }: Omit<FilterProps, "items">) {
  return (
    <>
      <label class="field">
        Played here
        <select
          value={wanted.playable}
          onChange={(event) => onChange({ ...wanted, playable: event.currentTarget.value as Wanted["playable"] })}
        >
          <option value="">Any</option>
          <option value="yes">Can be played</option>
          <option value="no">Not yet</option>
        </select>
      </label>
      <label class="field">
        Order
        <select
          value={wanted.order}
          onChange={(event) => onChange({ ...wanted, order: event.currentTarget.value as Order })}
        >
          {Object.entries(ORDERS).map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {game === "cthulhu" && (
        <label class="ticked">
          <input
            type="checkbox"
            checked={wanted.collectible}
            onChange={(event) => onChange({ ...wanted, collectible: event.currentTarget.checked })}
          />
          Cards of the collectible game too
        </label>
      )}
    </>
  );
}

/** What is wanted of cards, to be said by words, shapes and lists. */
export function FilterBar(props: FilterProps) {
  const { game, wanted, onChange } = props;
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useShortcut("f", "Search among these cards", "Cards", () => input.current?.focus());
  const count = countWanted({ ...wanted, facets: { ...wanted.facets, faction: [], class: [] } });
  return (
    <search class="filters" aria-label="Which cards are shown">
      <div class="filter-row">
        <input
          ref={input}
          type="search"
          class="filter-text"
          placeholder="Name or text  (f)"
          aria-label="Words of the name or text"
          value={wanted.text}
          onInput={(event) => onChange({ ...wanted, text: event.currentTarget.value })}
        />
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Filters{count > 0 && ` (${count})`}
          <Icon name="down" class="menu-mark" />
        </Button>
        {(count > 0 || wanted !== ANYTHING) && countWanted(wanted) + wanted.text.length > 0 && (
          <Button kind="quiet" onClick={() => onChange({ ...ANYTHING, order: wanted.order })}>
            Clear
          </Button>
        )}
      </div>
      <div class="filter-row">
        {FACETS[game]
          .filter((facet) => facet.chips)
          .map((facet) => (
            <Chips key={facet.key} facet={facet} {...props} />
          ))}
        <Icons game={game} wanted={wanted} onChange={onChange} />
      </div>
      {open && (
        <div class="filter-row">
          {FACETS[game]
            .filter((facet) => !facet.chips)
            .map((facet) => (
              <Select key={facet.key} facet={facet} {...props} />
            ))}
          <Others game={game} wanted={wanted} onChange={onChange} />
        </div>
      )}
      <ChosenValues game={game} wanted={wanted} onChange={onChange} />
    </search>
  );
}
