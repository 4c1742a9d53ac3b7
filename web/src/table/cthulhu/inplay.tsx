import type { CardView, GameView } from "../../wire/cthulhu";
import { CardSpot } from "../spots";
import { faceInPlay, stateInPlay } from "./faces";

/** The story that a card is at, or is being sent to; −1 for none. */
export function storyOf(card: CardView, view: GameView): number {
  const sent = view.decision?.assigned.find(([id]) => id === card.id);
  return sent ? sent[1] : card.committed;
}

/** The cards of a player at a story, or at none, that are not attached to another card. */
export function cardsAt(view: GameView, player: number, story: number): CardView[] {
  const stands = new Set(view.in_play.map((card) => card.id));
  return view.in_play.filter((card) =>
    card.attached >= 0 && !stands.has(card.attached)
      ? card.controller === player && (card.attached === story || (story < 0 && !isStory(view, card.attached)))
      : card.attached < 0 && card.controller === player && storyOf(card, view) === story,
  );
}

function isStory(view: GameView, id: number): boolean {
  return view.stories.some((story) => story.id === id);
}

/** A card with what is attached to it. */
function WithAttached({ card, view, host }: { card: CardView; view: GameView; host?: string }) {
  const attached = view.in_play.filter((other) => other.attached === card.id);
  return (
    <span class="cluster">
      <CardSpot id={card.id} face={faceInPlay(card)} size="token" state={stateInPlay(card, host)} />
      {attached.map((other) => (
        <WithAttached key={other.id} card={other} view={view} host={card.title} />
      ))}
    </span>
  );
}

/** The cards of a player at a story, or at none. */
export function InPlay({ view, player, story }: { view: GameView; player: number; story: number }) {
  const cards = cardsAt(view, player, story);
  return (
    <div class="card-row in-play">
      {cards.map((card) => (
        <WithAttached key={card.id} card={card} view={view} />
      ))}
    </div>
  );
}
