import { useRef } from "preact/hooks";
import { doom } from "../../cards/state";
import { Icon } from "../../icons/icon";
import type { GameView, LocationView } from "../../wire/arkham";
import { cardSpot, playerSpot } from "../options";
import { CardSpot, PlaceSpot } from "../spots";
import { faceOfLocation } from "./faces";
import { arranged, fromCorner, type Node, type Point, type Positions, sizeOf } from "./layout";
import { cardsAt, Piece, threatening } from "./pieces";
import { short } from "./tabletop";

/** So many cards lie abreast at a location; more begin another row. */
const MOST_ABREAST = 3;

/** A name for each location that lasts: the same one looks different to different seats, and titles may come twice. */
export function namesOf(locations: readonly LocationView[]): Map<number, string> {
  const seen = new Map<string, number>();
  return new Map(
    locations.map(({ id, title }) => {
      const copy = seen.get(title) ?? 0;
      seen.set(title, copy + 1);
      return [id, `${title} ${copy}`];
    }),
  );
}

function nodesOf(locations: readonly LocationView[], names: ReadonlyMap<number, string>): Node[] {
  const called = (id: number): string => names.get(id) ?? "";
  return locations.map(({ id, connected }) => ({ name: called(id), joined: connected.map(called) }));
}

/** The positions of all locations, which stay what they were as the map grows. */
function usePositions(nodes: readonly Node[], scenario: string): Positions {
  const known = useRef<{ scenario: string; positions: Positions }>({ scenario, positions: new Map() });
  const before = known.current.scenario === scenario ? known.current.positions : new Map<string, Point>();
  const same = before.size === nodes.length && nodes.every(({ name }) => before.has(name));
  const positions = same ? before : arranged(nodes, before);
  known.current = { scenario, positions };
  return positions;
}

interface Way {
  readonly from: Point;
  readonly to: Point;
  readonly back: boolean;
}

/** Each way once, and whether one may come back by it. */
function waysOf(nodes: readonly Node[], positions: Positions): Way[] {
  const leads = new Set(nodes.flatMap(({ name, joined }) => joined.map((other) => `${name}\n${other}`)));
  return nodes.flatMap(({ name, joined }) =>
    joined.flatMap((other) => {
      const back = leads.has(`${other}\n${name}`);
      const [from, to] = [positions.get(name), positions.get(other)];
      return from && to && (!back || name < other) ? [{ from, to, back }] : [];
    }),
  );
}

/** An investigator, where he is. */
function Pawn({ view, player }: { view: GameView; player: number }) {
  const held = view.investigators[player];
  if (!held) return null;
  const enemies = threatening(view, player).filter((card) => card.type === "enemy").length;
  const name = short(held.title);
  const label = `${held.title}${enemies > 0 ? `, engaged with ${enemies}` : ""}`;
  return (
    <PlaceSpot spot={playerSpot(player)} label={label} class={`pawn${view.active === player ? " active" : ""}`}>
      <Icon name="investigator" />
      {name}
      {enemies > 0 && (
        <span class="engaged">
          <Icon name="combat-skill" />
          {enemies}
        </span>
      )}
    </PlaceSpot>
  );
}

/** The titles of the locations that one leads to, for those who do not see the map. */
function ways(view: GameView, place: LocationView): string {
  const titles = view.locations.filter(({ id }) => place.connected.includes(id)).map(({ title }) => title);
  return titles.length > 0 ? `Leads to ${titles.join(", ")}.` : "Leads nowhere.";
}

/** A location with all that is there. */
function Place({ view, place, at }: { view: GameView; place: LocationView; at: Point }) {
  const pawns = view.investigators.flatMap((held, player) =>
    held.location === place.id && !held.fate ? [player] : [],
  );
  const beneath = place.underneath > 0 ? `, ${place.underneath} cards beneath` : "";
  return (
    <section
      class="place"
      data-drop={cardSpot(place.id)}
      aria-label={`${place.title}${beneath}`}
      data-here={pawns.includes(view.viewer)}
      style={{ gridColumn: at.x + 1, gridRow: at.y + 1 }}
    >
      <p class="only-heard">{ways(view, place)}</p>
      <div class="place-cards">
        <CardSpot
          id={place.id}
          face={faceOfLocation(place)}
          size="token"
          state={{ counters: [doom(place.doom)], attached: place.underneath }}
        />
        {cardsAt(view, place.id).map((card) => (
          <Piece key={card.id} card={card} view={view} />
        ))}
      </div>
      <div class="pawns">
        {pawns.map((player) => (
          <Pawn key={player} view={view} player={player} />
        ))}
      </div>
    </section>
  );
}

/** The locations with the ways between them, and who and what is where. */
export function ScenarioMap({ view }: { view: GameView }) {
  const names = namesOf(view.locations);
  const nodes = nodesOf(view.locations, names);
  const positions = fromCorner(usePositions(nodes, view.scenario));
  const { columns, rows } = sizeOf(positions);
  const widest = Math.max(1, ...view.locations.map((place) => 1 + cardsAt(view, place.id).length));
  return (
    <div class="map-frame" style={{ "--columns": columns, "--rows": rows, "--widest": Math.min(widest, MOST_ABREAST) }}>
      <section class="map" aria-label="Map">
        <svg class="ways" viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
          {waysOf(nodes, positions).map(({ from, to, back }) => (
            <line
              key={`${from.x} ${from.y} ${to.x} ${to.y}`}
              x1={from.x + 0.5}
              y1={from.y + 0.5}
              x2={to.x + 0.5}
              y2={to.y + 0.5}
              data-back={back}
            />
          ))}
        </svg>
        {view.locations.map((place) => {
          const at = positions.get(names.get(place.id) ?? "");
          return at && <Place key={place.id} view={view} place={place} at={at} />;
        })}
      </section>
    </div>
  );
}
