import type { CardSize } from "../../cards/card";
import { Icon } from "../../icons/icon";
import type { CardView, GameView } from "../../wire/arkham";
import { CardSpot } from "../spots";
import { faceInPlay, stateInPlay } from "./faces";

/** Cards that lie in a location and with nobody: enemies, and whatever else is there. */
export function cardsAt(view: GameView, location: number): CardView[] {
  return view.in_play.filter(
    (card) =>
      card.location === location &&
      card.threat < 0 &&
      (card.attached < 0 || card.attached === location) &&
      !ofSomebody(card),
  );
}

/** Whether a card lies in somebody's play area. */
function ofSomebody(card: CardView): boolean {
  return card.controller >= 0 && card.type !== "enemy" && card.attached < 0;
}

/** The cards in an investigator's threat area. */
export function threatening(view: GameView, player: number): CardView[] {
  return view.in_play.filter((card) => card.threat === player && card.attached < 0);
}

/** The cards in an investigator's play area. */
export function belonging(view: GameView, player: number): CardView[] {
  return view.in_play.filter((card) => card.threat < 0 && card.controller === player && ofSomebody(card));
}

interface PieceProps {
  card: CardView;
  view: GameView;
  size?: CardSize;
  /** The title of what it is attached to. */
  host?: string;
}

/** A card in play with what is attached to it. */
export function Piece({ card, view, size = "token", host = "" }: PieceProps) {
  const face = faceInPlay(card);
  const attached = view.in_play.filter((other) => other.attached === card.id);
  return (
    <span class="cluster">
      <span class="piece">
        <CardSpot id={card.id} face={face} size={size} state={{ ...stateInPlay(card), host }} />
        {face && face.slots.length > 0 && (
          <span class="piece-slots">
            {face.slots.map((name, place) => (
              // A card may take two slots of a kind.
              <Icon key={place} name={name} label />
            ))}
          </span>
        )}
      </span>
      {attached.map((other) => (
        <Piece key={other.id} card={other} view={view} size={size} host={card.title} />
      ))}
    </span>
  );
}
