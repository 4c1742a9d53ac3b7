import { cardAddress, caseAddress, deckAddress, GAMES, isGame, rulingAddress } from "../cards/addresses";
import type { Found } from "../wire/types";

/** A page that can be gone to. */
export interface Goal {
  readonly path: string;
  readonly title: string;
  readonly keys?: string;
}

/** Something that was found. */
export interface Hit {
  readonly address: string;
  readonly title: string;
  readonly about: string;
}

export interface Group {
  readonly label: string;
  readonly hits: readonly Hit[];
}

/** So much of a ruling is shown. */
const GIST = 120;

const gist = (text: string): string => (text.length > GIST ? `${text.slice(0, GIST)}…` : text);
const gameOf = (game: string): string => (isGame(game) ? GAMES[game] : game);

/** The pages whose titles have all the words. */
function pageHits(pages: readonly Goal[], text: string): Hit[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return pages
    .filter((page) => !page.path.includes(":") && words.length > 0)
    .filter((page) => words.every((word) => page.title.toLowerCase().includes(word)))
    .map((page) => ({ address: page.path, title: page.title, about: page.keys ? `Keys: ${page.keys}` : "" }));
}

/** What was found, in groups, those that have nothing left out. */
export function groupsOf(found: Found | undefined, pages: readonly Goal[], text: string): Group[] {
  const { cards = [], rulings = [], decks = [], ready = [], cases = [], meant = [] } = found ?? {};
  const cardHits = (lines: Found["cards"]): Hit[] =>
    lines.map((card) => ({ address: cardAddress(card.game, card.code), title: card.name, about: card.about }));
  const deckHits = (lines: Found["decks"]): Hit[] =>
    lines.map((deck) => ({
      address: deckAddress(deck.id),
      title: deck.name || "A deck without a name",
      about: [gameOf(deck.game), ...deck.about].join(" · "),
    }));
  const groups: Group[] = [
    { label: "Pages", hits: pageHits(pages, text) },
    { label: "Cards", hits: cardHits(cards) },
    {
      label: "Rulings",
      hits: rulings.map((one) => ({
        address: rulingAddress(one.id),
        title: one.title,
        about: `${one.id} · ${gist(one.statement)}`,
      })),
    },
    { label: "Your decks", hits: deckHits(decks) },
    { label: "Decks that come with the game", hits: deckHits(ready) },
    {
      label: "Cases",
      hits: cases.map((one) => ({
        address: caseAddress(one.place),
        title: one.title,
        about: `${gameOf(one.game)} · ${one.place}`,
      })),
    },
    { label: "Spelt much like it", hits: cardHits(meant) },
  ];
  return groups.filter((group) => group.hits.length > 0);
}
