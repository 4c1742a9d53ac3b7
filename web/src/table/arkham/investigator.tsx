import { useRef } from "preact/hooks";
import { usePreview } from "../../cards/preview";
import { Icon, type IconName } from "../../icons/icon";
import type { GameView, InvestigatorView } from "../../wire/arkham";
import { cardSpot, playerSpot } from "../options";
import { Pile, PlaceSpot } from "../spots";
import { useHand } from "../state";
import { faceOfInvestigator } from "./faces";
import { belonging, Piece, threatening } from "./pieces";
import { skillIcon } from "./skilltest";
import { deckSpot, poolSpot, short } from "./tabletop";

const READY = {};
const SKILLS = ["willpower", "intellect", "combat", "agility"] as const;

/** The name of an investigator: his card on hover, lit where he or his player can be chosen. */
function Name({ held, player, yours }: { held: InvestigatorView; player: number; yours: boolean }) {
  const hand = useHand();
  const around = useRef<HTMLSpanElement>(null);
  const spot = [playerSpot(player), cardSpot(held.id)].find((one) => hand.lit.value.has(one));
  const handlers = usePreview(
    faceOfInvestigator(held),
    READY,
    spot ? () => around.current && hand.click(spot, around.current) : undefined,
  );
  return (
    <span ref={around} class="card-spot">
      <button {...handlers} type="button" class="spot investigator-name" data-lit={spot !== undefined}>
        {held.title}
        {yours && <span class="count"> (you)</span>}
      </button>
    </span>
  );
}

/** Health or sanity: how much of it is left. */
function Vital({ icon, label, lost, most }: { icon: IconName; label: string; lost: number; most: number }) {
  return (
    <span class="vital" data-icon={icon} role="img" aria-label={`${label}: ${most - lost} of ${most} left`}>
      <Icon name={icon} />
      <span class="vital-bar">
        <span style={{ width: `${(100 * Math.max(0, most - lost)) / Math.max(1, most)}%` }} />
      </span>
      <b>
        {most - lost}/{most}
      </b>
    </span>
  );
}

/** Trauma, where there is any. */
function Trauma({ held }: { held: InvestigatorView }) {
  if (held.physical + held.mental === 0) return null;
  return (
    <span
      class="held"
      role="img"
      title={`Trauma: ${held.physical} physical, ${held.mental} mental`}
      aria-label={`Trauma: ${held.physical} physical, ${held.mental} mental`}
    >
      Trauma
      {held.physical > 0 && (
        <>
          <Icon name="damage" /> {held.physical}
        </>
      )}
      {held.mental > 0 && (
        <>
          <Icon name="horror" /> {held.mental}
        </>
      )}
    </span>
  );
}

const FATES: Readonly<Record<string, string>> = {
  defeated: "defeated",
  resigned: "has resigned",
  killed: "killed",
  insane: "insane",
};

interface AreaProps {
  view: GameView;
  player: number;
  /** Whether whoever looks plays him. */
  yours: boolean;
  /** Who plays him, where that is somebody else. */
  by: string;
}

/** What belongs to an investigator: his values, his threat area, his play area, his piles. */
export function Investigator({ view, player, yours, by }: AreaProps) {
  const held = view.investigators[player];
  if (!held) return null;
  const [threats, own] = [threatening(view, player), belonging(view, player)];
  const name = short(held.title);
  const own_hand = player === view.viewer;
  return (
    <section
      class="investigator"
      data-drop={playerSpot(player)}
      aria-label={held.title}
      data-active={view.active === player}
      data-asked={player === view.viewer && view.decision !== null}
      data-gone={held.fate !== ""}
    >
      <div class="investigator-bar">
        <Name held={held} player={player} yours={yours && view.investigators.length > 1} />
        {held.fate !== "" && <b>{FATES[held.killed || held.fate] ?? held.fate}</b>}
        {by !== "" && by !== held.title && <span class="count">{by}</span>}
        <Vital icon="health" label="Health" lost={held.damage} most={held.health} />
        <Vital icon="sanity" label="Sanity" lost={held.horror} most={held.sanity} />
        <span class="skills">
          {SKILLS.map((skill) => (
            <span key={skill} title={skill}>
              <Icon name={skillIcon(skill)} />
              <span class="only-heard">{skill}</span> {held.skills[skill]}
            </span>
          ))}
        </span>
        <span class="actions" role="img" aria-label={`${held.actions} actions left`}>
          {Array.from({ length: Math.max(3, held.actions) }, (_, place) => (
            <Icon key={place} name="action" class={place < held.actions ? "left" : "spent"} />
          ))}
        </span>
        <PlaceSpot spot={poolSpot(player)} label={`Resources of ${name}: ${held.resources}`}>
          <Icon name="resource" /> <b>{held.resources}</b>
        </PlaceSpot>
        <span class="held" title="Clues">
          <Icon name="clue" /> <b>{held.clues}</b>
          <span class="only-heard"> clues</span>
        </span>
        <PlaceSpot spot={deckSpot(player)} label={`Deck ${held.deck_size}: what is left of the deck of ${name}`}>
          Deck <b>{held.deck_size}</b>
        </PlaceSpot>
        <Pile name={`Discard pile of ${name}`} cards={held.discard}>
          Discard <b>{held.discard.length}</b>
        </Pile>
        {!own_hand && (
          <Pile name={`Hand of ${name}, of ${held.hand_size} cards`} cards={held.hand}>
            Hand <b>{held.hand_size}</b>
          </Pile>
        )}
        <Trauma held={held} />
      </div>
      <div class="areas">
        {threats.length > 0 && (
          <div class="card-row threat-area">
            <span class="area-name">Threat area</span>
            {threats.map((card) => (
              <Piece key={card.id} card={card} view={view} />
            ))}
          </div>
        )}
        <div class="card-row play-area">
          {own.map((card) => (
            <Piece key={card.id} card={card} view={view} />
          ))}
        </div>
      </div>
    </section>
  );
}
