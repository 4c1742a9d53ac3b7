import { useMemo, useState } from "preact/hooks";
import { fetched } from "../base/fetching";
import type { Game } from "../cards/types";
import { useMore } from "../library/cardlist";
import { catalogue, type Item } from "../library/catalogue";
import { FilterBar } from "../library/filterbar";
import { ANYTHING, chosen } from "../library/filters";
import type { Sheet } from "../wire/types";
import { DRAGGED, droppedFrom, LotRow, walk } from "./lot";
import { copiesOf } from "./sheet";

interface ShelfProps {
  game: Game;
  sheet: Sheet;
  edition: string;
  onMore: (code: string, more: number) => void;
}

/** The cards that the deck may have, as the server says; all of them as long as it has not said. */
function useChoosable(game: Game, owner: string, edition: string): ReadonlySet<string> | undefined {
  const query = new URLSearchParams({ owner, edition });
  const { answer } = fetched<readonly string[]>(`/api/decks/choosable/${game}?${query}`);
  return useMemo(() => answer && new Set(answer), [answer]);
}

/** The cards that a deck is built from. */
export function Shelf({ game, sheet, edition, onMore }: ShelfProps) {
  const { answer: all = [], problem } = catalogue(game);
  const choosable = useChoosable(game, sheet.owner, edition);
  const [wanted, setWanted] = useState(ANYTHING);
  const [everything, setEverything] = useState(false);
  const items = useMemo<readonly Item[]>(
    () => (everything || !choosable ? all : all.filter((item) => choosable.has(item.code))),
    [all, choosable, everything],
  );
  // Cards of the collectible game are there where they may be chosen, so they are not asked for once more.
  const found = useMemo(() => chosen(items, { ...wanted, collectible: true }), [items, wanted]);
  const { most, end } = useMore(found.length, found);
  return (
    <section
      class="shelf"
      aria-label="Cards to choose from"
      onKeyDown={walk}
      onDragOver={(event) => event.dataTransfer?.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={(event) => {
        const code = droppedFrom(event, "deck");
        if (code) onMore(code, -1);
      }}
    >
      <FilterBar game={game} items={items} wanted={wanted} onChange={setWanted} />
      <div class="shelf-found">
        <p class="found" role="status">
          {problem ?? (all.length === 0 ? "Fetching cards …" : `${found.length} of ${items.length} cards`)}
        </p>
        <label class="ticked">
          <input
            type="checkbox"
            checked={everything}
            onChange={(event) => setEverything(event.currentTarget.checked)}
          />
          Those it may not have too
        </label>
      </div>
      <div class="shelf-room" tabIndex={-1}>
        <ul class="lots">
          {found.slice(0, most).map((item, place) => (
            <LotRow
              key={item.code}
              item={item}
              copies={copiesOf(sheet, item.code)}
              side="shelf"
              tabIndex={place === 0 ? 0 : -1}
              onMore={(more) => onMore(item.code, more)}
            />
          ))}
        </ul>
        <div ref={end} class="list-end" />
      </div>
    </section>
  );
}
