import "../library/library.css";
import { useMemo } from "preact/hooks";
import { useLocation } from "preact-iso";
import { GAMES, isGame } from "../cards/addresses";
import type { Game } from "../cards/types";
import { useWords } from "../cards/words";
import { Choice } from "../design/choice";
import { CardList, walkCards } from "../library/cardlist";
import { catalogue } from "../library/catalogue";
import { FilterBar } from "../library/filterbar";
import { ANYTHING, chosen, readWanted, type Wanted, writtenQuery } from "../library/filters";

type Look = "drawn" | "list";

/** All cards of a game, by what is wanted of them. Everything that is wanted stands in the address. */
export default function Cards() {
  const { query, route } = useLocation();
  const game: Game = isGame(query.game) ? query.game : "cthulhu";
  useWords(game);
  const look: Look = query.look === "list" ? "list" : "drawn";
  const wanted = readWanted(game, query);
  const { answer: items = [], problem } = catalogue(game);
  const asked = useMemo(() => wanted, [JSON.stringify(wanted)]);
  const total = items.filter((item) => wanted.collectible || !item.collectible).length;
  const found = useMemo(() => chosen(items, asked), [items, asked]);

  const go = (next: { game?: Game; look?: Look; wanted?: Wanted }): void => {
    const to = { game, look, wanted, ...next };
    const fixed = { game: to.game, ...(to.look === "list" ? { look: "list" } : {}) };
    route(`/cards${writtenQuery(to.wanted, fixed)}`, true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows only move the focus among the links inside
    <div class="library" onKeyDown={walkCards}>
      <header class="library-head">
        <h1>Cards</h1>
        <Choice<Game>
          legend="Game"
          quiet
          options={[
            { value: "cthulhu", label: GAMES.cthulhu },
            { value: "arkham", label: GAMES.arkham },
          ]}
          value={game}
          onChange={(next) => go({ game: next, wanted: { ...ANYTHING, text: wanted.text, order: wanted.order } })}
        />
        <Choice<Look>
          legend="Shown"
          quiet
          options={[
            { value: "drawn", label: "Drawn" },
            { value: "list", label: "List" },
          ]}
          value={look}
          onChange={(next) => go({ look: next })}
        />
      </header>
      <FilterBar game={game} items={items} wanted={wanted} onChange={(next) => go({ wanted: next })} />
      <p class="found" role="status">
        {problem ?? (items.length === 0 ? "Fetching cards …" : `${found.length} of ${total} cards`)}
      </p>
      <CardList items={found} asList={look === "list"} />
    </div>
  );
}
