import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Card, type CardSize } from "../cards/card";
import type { Face } from "../cards/face";
import type { CardState } from "../cards/state";
import { Dialog } from "../design/dialog";
import type { FaceView } from "../wire/types";
import { follow } from "./dragging";
import { cardSpot, type Spot } from "./options";
import { useHand } from "./state";

interface CardSpotProps {
  id: number;
  face: Face | undefined;
  size: CardSize;
  state?: CardState;
}

/** A card on the table, lit where it can be clicked. */
export function CardSpot({ id, face, size, state = {} }: CardSpotProps) {
  const hand = useHand();
  const ref = useRef<HTMLSpanElement>(null);
  const spot = cardSpot(id);
  const selectable = hand.lit.value.has(spot);
  const selected = hand.taken.value === spot;
  const shining = hand.shining.value.has(id);
  const press = (event: PointerEvent): void => {
    const element = ref.current;
    if (!selectable || !element) return;
    follow(event, element, {
      begin: () => hand.take(spot),
      drop: (target) => hand.drop(spot, element, target),
    });
  };
  return (
    // The card in it is the button; dragging is for those who point, and two clicks do the same.
    <span ref={ref} class="card-spot" data-spot={spot} data-card={id} data-shining={shining} onPointerDown={press}>
      <Card
        face={face}
        size={size}
        state={{ ...state, selectable, selected }}
        onActivate={selectable ? () => ref.current && hand.click(spot, ref.current) : undefined}
      />
    </span>
  );
}

interface PlaceSpotProps {
  spot: Spot;
  label: string;
  class?: string;
  /** What a click does where it answers nothing. */
  onOpen?: () => void;
  /** Whether something in it can be clicked. */
  within?: boolean;
  children: ComponentChildren;
}

/** Something on the table that is no card: it answers where it is lit, and else is opened. */
export function PlaceSpot({ spot, label, class: extra = "", onOpen, within = false, children }: PlaceSpotProps) {
  const hand = useHand();
  const ref = useRef<HTMLButtonElement>(null);
  const lit = hand.lit.value.has(spot);
  const carried = hand.carried(spot).length > 0;
  const press = (event: PointerEvent): void => {
    const element = ref.current;
    if (!carried || !element) return;
    follow(event, element, { begin: () => hand.letGo(), drop: (target) => hand.carry(spot, target) });
  };
  return (
    <button
      ref={ref}
      onPointerDown={press}
      data-carried={carried}
      type="button"
      class={`spot ${extra}`}
      aria-label={label}
      title={label}
      data-spot={spot}
      data-lit={lit || within}
      onClick={() => {
        if (lit && ref.current) hand.click(spot, ref.current);
        else onOpen?.();
      }}
    >
      {children}
    </button>
  );
}

/** Whether one of these cards can be clicked. */
export function useLitWithin(cards: readonly FaceView[]): boolean {
  const { lit } = useHand();
  return cards.some((card) => lit.value.has(cardSpot(card.id)));
}

interface CardsDialogProps {
  title: string;
  cards: readonly FaceView[];
  open: boolean;
  onClose: () => void;
}

/** Cards that lie together, spread out to be looked at. */
export function CardsDialog({ title, cards, open, onClose }: CardsDialogProps) {
  const { connection, game } = useHand();
  const asked = connection.decision.value?.serial;
  const before = useRef(asked);
  useLayoutEffect(() => {
    if (open && before.current !== undefined && before.current !== asked) onClose();
    before.current = asked;
  }, [asked, open]);
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      {cards.length === 0 ? (
        <p>There is no card here.</p>
      ) : (
        <div class="card-row">
          {cards.map((card) => (
            <CardSpot key={card.id} id={card.id} face={game.faceOf(card)} size="small" />
          ))}
        </div>
      )}
    </Dialog>
  );
}

/** A pile of cards that is opened with a click. */
export function Pile({
  name,
  cards,
  children,
}: {
  name: string;
  cards: readonly FaceView[];
  children: ComponentChildren;
}) {
  const [open, setOpen] = useState(false);
  const lit = useLitWithin(cards);
  return (
    <>
      <button type="button" class="spot pile" data-lit={lit} onClick={() => setOpen(true)}>
        <span class="only-heard">{`${name}: ${cards.length}`}</span>
        <span class="pile-sheet" aria-hidden>
          {children}
        </span>
      </button>
      <CardsDialog title={name} cards={cards} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
