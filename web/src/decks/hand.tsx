import { useEffect, useState } from "preact/hooks";
import { announce } from "../base/announce";
import { Card } from "../cards/card";
import type { Game } from "../cards/types";
import { Button } from "../design/button";
import { type Dealt, opened, PUTS_BACK, redrawn, shuffled } from "./drawing";
import type { Lot } from "./sheet";

const NONE: ReadonlySet<number> = new Set();

/** Hands as chance would deal them. */
export function SampleHand({ game, lots }: { game: Game; lots: readonly Lot[] }) {
  const [dealt, setDealt] = useState<Dealt>({ hand: [], rest: [] });
  const [back, setBack] = useState(NONE);
  /** Whether the hand is as it was dealt, so that cards may still be put back. */
  const [fresh, setFresh] = useState(true);
  const show = (next: Dealt, isFresh: boolean): void => {
    setDealt(next);
    setBack(NONE);
    setFresh(isFresh);
  };
  const told = (cards: Dealt["hand"]): void => announce(`Drawn: ${cards.map((item) => item.name).join(", ")}`);
  const deal = (): void => {
    const next = opened(shuffled(lots), game);
    show(next, true);
    told(next.hand);
  };
  const draw = (): void => {
    const [next, ...rest] = dealt.rest;
    if (!next) return;
    show({ hand: [...dealt.hand, next], rest }, false);
    told([next]);
  };
  const mulligan = (): void => {
    const next = redrawn(dealt, back);
    show(next, false);
    told(next.hand.slice(dealt.hand.length - back.size));
  };
  const turn = (place: number): void => {
    const next = new Set(back);
    if (!next.delete(place)) next.add(place);
    setBack(next);
  };
  useEffect(() => show(opened(shuffled(lots), game), true), [game]);
  if (lots.length === 0) return <p class="hint">There is nothing to draw yet.</p>;
  const mayPutBack = PUTS_BACK[game] && fresh;
  return (
    <div class="sample">
      <div class="filter-row">
        <Button kind="primary" onClick={deal}>
          Another hand
        </Button>
        <Button disabled={dealt.rest.length === 0} onClick={draw}>
          Draw a card
        </Button>
        {mayPutBack && (
          <Button disabled={back.size === 0} onClick={mulligan}>
            {back.size === 0 ? "Put back what you click" : `Put back ${back.size} and draw as many`}
          </Button>
        )}
        <span>{dealt.rest.length} left in the deck</span>
      </div>
      <ul class="card-grid">
        {dealt.hand.map((item, place) => (
          <li key={`${item.code}${place}`}>
            <Card
              face={item.face}
              size="small"
              state={mayPutBack ? { selectable: true, selected: back.has(place) } : {}}
              onActivate={mayPutBack ? () => turn(place) : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
