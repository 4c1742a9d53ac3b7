import { useEffect, useState } from "preact/hooks";
import { announce } from "../base/announce";
import { Card } from "../cards/card";
import type { Game } from "../cards/types";
import { Button } from "../design/button";
import type { Item } from "../library/catalogue";
import { opened, shuffled } from "./drawing";
import type { Lot } from "./sheet";

/** Hands as chance would deal them. */
export function SampleHand({ game, lots }: { game: Game; lots: readonly Lot[] }) {
  const [dealt, setDealt] = useState<{ hand: Item[]; rest: Item[] }>({ hand: [], rest: [] });
  const deal = (): void => {
    const fresh = opened(shuffled(lots), game);
    setDealt(fresh);
    announce(`Drawn: ${fresh.hand.map((item) => item.name).join(", ")}`);
  };
  const draw = (): void => {
    const [next, ...rest] = dealt.rest;
    if (!next) return;
    setDealt({ hand: [...dealt.hand, next], rest });
    announce(`Drawn: ${next.name}`);
  };
  useEffect(() => setDealt(opened(shuffled(lots), game)), [game]);
  if (lots.length === 0) return <p class="hint">There is nothing to draw yet.</p>;
  return (
    <div class="sample">
      <div class="filter-row">
        <Button kind="primary" onClick={deal}>
          Another hand
        </Button>
        <Button disabled={dealt.rest.length === 0} onClick={draw}>
          Draw a card
        </Button>
        <span>{dealt.rest.length} left in the deck</span>
      </div>
      <ul class="card-grid">
        {dealt.hand.map((item, place) => (
          <li key={`${item.code}${place}`}>
            <Card face={item.face} size="small" />
          </li>
        ))}
      </ul>
    </div>
  );
}
