/** Why a card cannot be used now, asked where it is shown large. */
import { useEffect } from "preact/hooks";
import { announce } from "../base/announce";
import { useShortcut } from "../base/shortcuts";
import { cardAddress } from "../cards/addresses";
import type { Face } from "../cards/face";
import { belowPreview, keepPreview } from "../cards/preview";
import { Button } from "../design/button";
import type { Hand } from "./state";
import { WithRulings } from "./told";

function below(hand: Hand) {
  return function WhyNot({ face }: { face: Face }) {
    const reasons = hand.connection.reasons.value;
    const known = reasons && reasons.code === nameOf(face) ? reasons.lines : undefined;
    useEffect(() => {
      if (known) announce(known.join(" "));
    }, [known]);
    if (!nameOf(face)) return null;
    return (
      <div class="why-not">
        {known ? (
          <ul>
            {known.map((line) => (
              <li key={line}>
                <WithRulings sentence={line} />
              </li>
            ))}
          </ul>
        ) : (
          <Button kind="quiet" onClick={() => ask(hand)}>
            Why not? <kbd>w</kbd>
          </Button>
        )}
        {face.code && (
          <a href={cardAddress(face.game, face.code)} target="_blank" rel="noreferrer">
            All about it
          </a>
        )}
      </div>
    );
  };
}

/** By what the server knows a card that is asked about; nothing where nobody knows which it is. */
const nameOf = (face: Face): string => face.called ?? face.code;

function ask(hand: Hand): void {
  const face = keepPreview();
  if (face && nameOf(face)) hand.connection.whyNot(nameOf(face));
}

/** While one sits at a table, a card that is shown large says on demand what stands in its way. */
export function useWhyNot(hand: Hand): void {
  const sits = (hand.connection.welcome.value?.seat ?? -1) >= 0;
  useEffect(() => {
    if (!sits) return;
    belowPreview.value = below(hand);
    return () => {
      belowPreview.value = undefined;
    };
  }, [hand, sits]);
  useShortcut("w", "Ask what stands in the way of the card that is shown large", "Cards", () => ask(hand));
}
