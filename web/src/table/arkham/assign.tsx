import { useState } from "preact/hooks";
import { Button } from "../../design/button";
import { Icon } from "../../icons/icon";
import type { DecisionView, GameView, OptionView } from "../../wire/arkham";
import { useHand } from "../state";
import { type Kind, moreTo, sharesOf, takers } from "./assigning";
import { FEW, inSight } from "./tabletop";

const KINDS: readonly Kind[] = ["damage", "horror"];

interface TakerProps {
  title: string;
  card: number;
  now: OptionView;
  options: readonly OptionView[];
  onChange: (option: OptionView) => void;
}

function Taker({ title, card, now, options, onChange }: TakerProps) {
  const share = sharesOf(now).get(card);
  return (
    <li>
      <strong>{title}</strong>
      {KINDS.map((kind) => {
        const more = moreTo(options, now, card, kind);
        return (
          <span key={kind} class="share">
            <Icon name={kind} label /> <b>{share?.[kind] ?? 0}</b>{" "}
            <Button disabled={!more} aria-label={`One more ${kind} to ${title}`} onClick={() => more && onChange(more)}>
              +1
            </Button>
          </span>
        );
      })}
    </li>
  );
}

/** Damage and horror are given out, all of it in one answer. */
export function Assign({ view, decision }: { view: GameView; decision: DecisionView }) {
  const hand = useHand();
  const options = decision.options;
  const [chosen, setChosen] = useState<{ serial: number; option: OptionView }>();
  const [first] = options;
  const now = chosen?.serial === decision.serial ? chosen.option : first;
  if (decision.kind !== "assign" || options.length <= FEW || !now) return null;
  const cards = inSight(view);
  const title = (card: number): string => cards.find(({ id }) => id === card)?.title ?? "A card";
  return (
    <section class="assign" aria-label="Assign damage and horror">
      <ul>
        {takers(options).map((card) => (
          <Taker
            key={card}
            card={card}
            title={title(card)}
            now={now}
            options={options}
            onChange={(option) => setChosen({ serial: decision.serial, option })}
          />
        ))}
      </ul>
      <Button kind="primary" onClick={() => hand.answer(now)}>
        Assign it so
      </Button>
    </section>
  );
}
