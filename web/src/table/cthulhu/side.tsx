import { useState } from "preact/hooks";
import { factionIcon } from "../../cards/cthulhu";
import { Icon, inWords } from "../../icons/icon";
import type { DomainView, GameView, PlayerView } from "../../wire/cthulhu";
import { playerSpot } from "../options";
import { CardSpot, CardsDialog, Pile, PlaceSpot, useLitWithin } from "../spots";
import { faceOf } from "./faces";
import { InPlay } from "./inplay";
import { domainSpot } from "./tabletop";

function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** A domain with its resources; a drained one is turned. */
function Domain({ domain, player, place }: { domain: DomainView; player: number; place: number }) {
  const [open, setOpen] = useState(false);
  const within = useLitWithin(domain.resources);
  const name = `Domain ${place + 1}`;
  const count = counted(domain.resources.length, "resource");
  const factions = inWords(domain.resources.map((card) => factionIcon(card.faction)));
  const words = [name, factions ? `${count}: ${factions}` : count, ...(domain.drained ? ["drained"] : [])].join(", ");
  return (
    <>
      <PlaceSpot
        spot={domainSpot(player, place)}
        label={words}
        class={domain.drained ? "domain drained" : "domain"}
        within={within}
        onOpen={() => setOpen(true)}
      >
        <Icon name={domain.drained ? "drained" : "domain"} />
        <b>{domain.resources.length}</b>
        <span class="domain-factions">
          {domain.resources.map((card) => (
            <span key={card.id} class="resource" data-tint={factionIcon(card.faction)}>
              <Icon name={factionIcon(card.faction)} />
            </span>
          ))}
        </span>
      </PlaceSpot>
      <CardsDialog title={words} cards={domain.resources} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface SideProps {
  view: GameView;
  player: number;
  name: string;
  own: boolean;
}

function Piles({ side, name, own }: { side: PlayerView; name: string; own: boolean }) {
  return (
    <div class="piles">
      {!own && <span class="count">{counted(side.hand_size, "card")} in hand</span>}
      <span class="count">{side.deck_size} in deck</span>
      <Pile name={`Discard pile of ${name}`} cards={side.discard}>
        Discard <b>{side.discard.length}</b>
      </Pile>
      <Pile name={`Stories won by ${name}`} cards={side.won}>
        Won <b>{side.won.length}</b>
      </Pile>
      {side.removed.length > 0 && (
        <Pile name={`Removed from the game, of ${name}`} cards={side.removed}>
          Removed <b>{side.removed.length}</b>
        </Pile>
      )}
      {[side.prophecy, side.revealed].map(
        (card) => card && <CardSpot key={card.id} id={card.id} face={faceOf(card)} size="token" />,
      )}
    </div>
  );
}

/** What belongs to a player and is at no story. */
export function Side({ view, player, name, own }: SideProps) {
  const side = view.players[player as 0 | 1];
  return (
    <section class="side" data-own={own} data-active={view.active === player} aria-label={own ? "Yours" : name}>
      <div class="side-bar">
        <PlaceSpot spot={playerSpot(player)} label={name} class="player">
          {name}
        </PlaceSpot>
        <div class="domains">
          {side.domains.map((domain, place) => (
            // Domains have no name but their place.
            <Domain key={place} domain={domain} player={player} place={place} />
          ))}
        </div>
        <Piles side={side} name={own ? "you" : name} own={own} />
      </div>
      {!own && side.hand.length > 0 && (
        <section class="card-row open-hand" aria-label={`Hand of ${name}`}>
          {side.hand.map((card) => (
            <CardSpot key={card.id} id={card.id} face={faceOf(card)} size="token" />
          ))}
        </section>
      )}
      <InPlay view={view} player={player} story={-1} />
    </section>
  );
}
