import type { Game } from "../cards/types";
import { Button } from "../design/button";
import { cardsByCode } from "../library/catalogue";
import type { Sheet } from "../wire/types";
import { LotRow, walk } from "./lot";
import { countOf, grouped, type Lot, lotsOf, withoutStranger } from "./sheet";

const TYPES: Readonly<Record<Game, readonly string[]>> = {
  cthulhu: ["character", "support", "event", "conspiracy", "story"],
  arkham: ["asset", "event", "skill", "treachery", "enemy", "weakness"],
};
const PLURALS: Readonly<Record<string, string>> = {
  conspiracy: "Conspiracies",
  story: "Stories",
  treachery: "Treacheries",
  enemy: "Enemies",
  weakness: "Weaknesses",
  support: "Supports",
};

const plural = (type: string): string => PLURALS[type] ?? `${type.charAt(0).toUpperCase()}${type.slice(1)}s`;

interface ContentsProps {
  game: Game;
  sheet: Sheet;
  lots: readonly Lot[];
  /** What is wrong with cards, by their names or titles. */
  faults: ReadonlyMap<string, string>;
  fixed: boolean;
  onMore: (code: string, more: number) => void;
  onChange: (sheet: Sheet) => void;
}

/** What is in the deck, by type. */
export function Contents({ game, sheet, lots, faults, fixed, onMore, onChange }: ContentsProps) {
  const groups = grouped(lots, TYPES[game]);
  const side = lotsOf({ ...sheet, cards: sheet.side }, cardsByCode(game));
  let first = true;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows only move the focus among the buttons inside
    <div class="contents" onKeyDown={walk}>
      {groups.map(([type, group]) => (
        <section key={type}>
          <h2>
            {plural(type)} <small>{countOf(group)}</small>
          </h2>
          <ul class="lots">
            {group.map(({ item, copies }) => {
              const tabIndex = first ? 0 : -1;
              first = false;
              return (
                <LotRow
                  key={item.code}
                  item={item}
                  copies={copies}
                  side="deck"
                  tabIndex={tabIndex}
                  fixed={fixed}
                  fault={faults.get(item.name) ?? faults.get(item.title)}
                  onMore={(more) => onMore(item.code, more)}
                />
              );
            })}
          </ul>
        </section>
      ))}
      {sheet.strangers.length > 0 && (
        <section>
          <h2>No cards that are known</h2>
          <ul class="lots">
            {sheet.strangers.map((one) => (
              <li key={one.title} class="lot" data-fault>
                <span class="lot-copies">{one.quantity}</span>
                <span class="lot-name">{one.title}</span>
                {!fixed && (
                  <Button kind="quiet" onClick={() => onChange(withoutStranger(sheet, one.title))}>
                    Take out
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {side.length > 0 && (
        <section>
          <h2>
            Side deck <small>no part of the deck</small>
          </h2>
          <ul class="lots">
            {side.map(({ item, copies }) => (
              <LotRow key={item.code} item={item} copies={copies} side="deck" tabIndex={-1} fixed onMore={() => {}} />
            ))}
          </ul>
        </section>
      )}
      {groups.length === 0 && sheet.strangers.length === 0 && (
        <p class="hint">
          Nothing is in it yet. Click + beside a card, press <kbd>+</kbd> on it, or drag it here.
        </p>
      )}
    </div>
  );
}
