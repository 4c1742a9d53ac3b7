import "./decks.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { asked, sentenceOf } from "../base/fetching";
import { useShortcut } from "../base/shortcuts";
import { deckAddress } from "../cards/addresses";
import type { Game } from "../cards/types";
import { useWords } from "../cards/words";
import { Tabs } from "../design/tabs";
import { toast } from "../design/toasts";
import { cardsByCode, catalogue } from "../library/catalogue";
import { type DeckPage, EDITIONS, type NewDeck, type ReadDeck, type Sheet } from "../wire/types";
import { Charts } from "./charts";
import { Contents } from "./contents";
import type { Desk } from "./desk";
import { SampleHand } from "./hand";
import { DeckHead } from "./head";
import { useJudged, usePriced } from "./judging";
import { deckAt, keepNew } from "./kept";
import { DRAGGED, droppedFrom, focusedCode } from "./lot";
import { lotsOf, withMore } from "./sheet";
import { Shelf } from "./shelf";
import { Upgrade } from "./upgrade";
import { VerdictPanel } from "./verdict";

interface BuilderProps {
  desk: Desk;
  game: Game;
  /** Whether it may be changed here. */
  yours: boolean;
  /** Whether it comes with the game. */
  ready: boolean;
}

function useKeys(desk: Desk, yours: boolean, more: (code: string, more: number) => void): void {
  const focused = (count: number) => () => {
    const code = focusedCode();
    if (code && yours) more(code, count);
  };
  useShortcut("+", "One more of the card that has the focus", "Deck", focused(1));
  useShortcut("-", "One fewer of the card that has the focus", "Deck", focused(-1));
  useShortcut("Ctrl+z", "Take back the last change", "Deck", () => desk.undo());
  useShortcut("Ctrl+y", "Do again what was taken back", "Deck", () => desk.redo());
  useShortcut("d", "Go to the deck", "Deck", () => {
    document.querySelector<HTMLElement>(".deck .lot-name")?.focus();
  });
}

/** What is said of single cards: the first sentence that names each. */
function faultsOf(problems: readonly { sentence: string; cards: readonly string[] }[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { sentence, cards } of problems) {
    for (const card of cards) if (!found.has(card)) found.set(card, sentence);
  }
  return found;
}

/** The deck that one was upgraded from, once it has been looked up; nothing where there is none any more. */
function useEarlier(id: string): DeckPage | undefined {
  const [page, setPage] = useState<DeckPage>();
  useEffect(() => {
    let late = false;
    setPage(undefined);
    if (id)
      deckAt(id).then(
        (found) => !late && setPage(found),
        () => {},
      );
    return () => {
      late = true;
    };
  }, [id]);
  return page;
}

/** A deck, beside the cards that it is built from. */
export function Builder({ desk, game, yours, ready }: BuilderProps) {
  const { route } = useLocation();
  useWords(game);
  const editions: readonly string[] = EDITIONS[game];
  const [edition, setEdition] = useState(editions.at(-1) ?? "latest");
  const sheet = desk.sheet.value;
  const all = catalogue(game).answer;
  const byCode = cardsByCode(game);
  const lots = useMemo(() => lotsOf(sheet, byCode), [sheet.cards, byCode]);
  const earlier = useEarlier(sheet.before);
  const judged = useJudged(game, sheet, edition);
  const priced = usePriced(game, earlier?.sheet, sheet);
  const problems = (earlier ? priced.answer?.problems : undefined) ?? judged.answer?.problems ?? [];
  const faults = useMemo(() => faultsOf(problems), [problems]);

  const change = (next: Sheet): void => desk.change(next);
  const more = (code: string, count: number): void => change(withMore(desk.sheet.peek(), code, count));
  useKeys(desk, yours, more);

  const copy = (next: Sheet): void => {
    keepNew(game, next).then(
      (page) => route(deckAddress(page.id)),
      (error: unknown) => toast(sentenceOf(error), "warning"),
    );
  };
  const draw = (): void => {
    const wanted: NewDeck = { game, sheet };
    asked<ReadDeck>("/api/decks/draw", "POST", wanted).then(
      (answer) => change({ ...answer.sheet, name: sheet.name }),
      (error: unknown) => toast(sentenceOf(error), "warning"),
    );
  };

  const contents = () => (
    <Contents game={game} sheet={sheet} lots={lots} faults={faults} fixed={!yours} onMore={more} onChange={change} />
  );
  const tabs = [
    { label: "Cards", content: contents },
    { label: "Charts", content: () => <Charts game={game} lots={lots} /> },
    { label: "Hands", content: () => <SampleHand game={game} lots={lots} /> },
    ...(earlier
      ? [
          {
            label: "Upgrade",
            content: () => <Upgrade sheet={sheet} said={priced} byCode={byCode} onChange={change} />,
          },
        ]
      : []),
    {
      label: "Notes",
      content: () => (
        <label class="field">
          Notes
          <textarea
            rows={8}
            value={sheet.notes}
            readOnly={!yours}
            onInput={(event) => desk.change({ ...sheet, notes: event.currentTarget.value }, "notes")}
          />
        </label>
      ),
    },
  ];

  return (
    <div class="builder" data-fixed={!yours}>
      {yours && <Shelf game={game} sheet={sheet} edition={edition} onMore={more} />}
      <section
        class="deck"
        aria-label="The deck"
        onDragOver={(event) => yours && event.dataTransfer?.types.includes(DRAGGED) && event.preventDefault()}
        onDrop={(event) => {
          const code = droppedFrom(event, "shelf");
          if (code && yours) more(code, 1);
        }}
      >
        <DeckHead
          desk={desk}
          game={game}
          yours={yours}
          ready={ready}
          edition={edition}
          onEdition={setEdition}
          onCopy={copy}
          onChange={change}
        />
        <VerdictPanel
          said={
            earlier && priced.answer && judged.answer
              ? { ...judged, answer: { ...judged.answer, legal: problems.length === 0, problems } }
              : judged
          }
          onDraw={yours ? draw : undefined}
        />
        {all ? <Tabs label="What is shown of the deck" tabs={tabs} /> : <p>Fetching cards …</p>}
      </section>
    </div>
  );
}
