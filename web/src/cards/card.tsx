import { Icon, type IconName } from "../icons/icon";
import { describe } from "./describe";
import type { Face, Stat } from "./face";
import { Counters, Figure, FittedTitle, IconRow, Picture, StatChip, Symbols, type TitleRoom } from "./parts";
import { usePreview } from "./preview";
import { backUp, type CardState, countersOf } from "./state";

export type CardSize = "token" | "small";

interface CardProps {
  /** Nothing for a card that is not known. */
  face: Face | undefined;
  size: CardSize;
  state?: CardState;
  /** What happens when it is clicked; a card that nothing can be done with is shown large. */
  onActivate?: (() => void) | undefined;
  /** The page that a click leads to instead. */
  href?: string | undefined;
  /** In a row of cards through which arrows lead, all but one have −1. */
  tabIndex?: number;
}

const READY: CardState = {};

const steps = (lines: number, ...sizes: number[]) => sizes.map((size) => [size, lines] as const);
const TOKEN = steps(3, 10, 9.5, 9, 8.5).concat(steps(4, 8.5, 8, 7.5), steps(5, 7.5));
const CROWDED_TOKEN = steps(2, 10, 9.5, 9, 8.5).concat(steps(3, 8.5, 8, 7.5), steps(4, 7.5), steps(5, 7.5));
const SMALL = steps(2, 15, 14, 13, 12).concat(steps(3, 12, 11));

/** Where titles are written: upright, upright above two rows of values, and turned. All is in units of the card. */
const ROOMS: Readonly<Record<CardSize, Readonly<Record<"upright" | "crowded" | "turned", TitleRoom>>>> = {
  token: {
    upright: { font: "--narrow", width: 49, sizes: TOKEN },
    crowded: { font: "--narrow", width: 49, sizes: CROWDED_TOKEN },
    turned: { font: "--narrow", width: 56, sizes: CROWDED_TOKEN },
  },
  small: {
    upright: { font: "--serif", width: 105, sizes: SMALL },
    crowded: { font: "--serif", width: 105, sizes: SMALL },
    turned: { font: "--serif", width: 130, sizes: SMALL },
  },
};

function roomFor(face: Face, size: CardSize, state: CardState): TitleRoom {
  if (state.exhausted) return ROOMS[size].turned;
  return ROOMS[size][briefStats(face).length > 2 ? "crowded" : "upright"];
}

function briefStats(face: Face): Stat[] {
  return face.stats.filter((stat) => !stat.aside);
}

function Spine({ face }: { face: Face }) {
  return (
    <span class="card-spine">
      {face.cost ? <Figure value={face.cost} /> : <span />}
      <span class="card-type">{face.level > 0 ? `${face.shortType} (${face.level})` : face.shortType}</span>
      <span class="card-badges">
        {[face.tint, ...face.alsoOf].map((name) => (
          <Icon key={name} name={name} />
        ))}
      </span>
    </span>
  );
}

/** The values of a card, or else what it is. */
function Foot({ face, size }: { face: Face; size: CardSize }) {
  const small = size === "small";
  const stats = small ? face.stats : briefStats(face);
  const slots = small ? face.slots : [];
  if (stats.length + face.icons.names.length + slots.length === 0 && (small || !face.symbol)) {
    return small ? null : <span class="card-foot card-type">{face.shortType}</span>;
  }
  return (
    <span class="card-foot">
      {stats.length > 0 && (
        <span class="stats">
          {stats.map((stat) => (
            <StatChip key={stat.label} stat={stat} />
          ))}
        </span>
      )}
      {slots.length > 0 && <Symbols names={slots} />}
      {face.icons.names.length > 0 && <IconRow icons={face.icons} />}
      {!small && face.symbol && <PlaceSymbol name={face.symbol} />}
    </span>
  );
}

function PlaceSymbol({ name }: { name: IconName }) {
  return (
    <span class="card-symbol">
      <Icon name={name} />
    </span>
  );
}

/** The symbol of a location, and of the places that it leads to. */
function Ways({ face }: { face: Face }) {
  if (!face.symbol && face.connects.length === 0) return null;
  return (
    <span class="card-ways">
      {face.symbol && <PlaceSymbol name={face.symbol} />}
      <Symbols names={face.connects} />
    </span>
  );
}

function Front({ face, size, state }: { face: Face; size: CardSize; state: CardState }) {
  return (
    <>
      <Spine face={face} />
      {size === "token" && <Picture name={face.title + face.subtitle} figure={face.figure} />}
      <span class="card-body">
        <FittedTitle face={face} room={roomFor(face, size, state)} />
        {size === "small" && <Picture name={face.title + face.subtitle} figure={face.figure} />}
        {size === "small" && face.traits.length > 0 && <span class="card-traits">{face.traits.join(" · ")}</span>}
        {size === "small" && <Ways face={face} />}
        <Foot face={face} size={size} />
      </span>
    </>
  );
}

function Back({ face, size, state }: { face: Face | undefined; size: CardSize; state: CardState }) {
  return (
    <span class="card-back">
      <Icon name={state.insane ? "insane" : "key"} />
      {face && <FittedTitle face={face} room={roomFor(face, size, state)} />}
    </span>
  );
}

const GO = (): void => {};

/** A card on the table, in a hand or in a list. */
export function Card({ face, size, state = READY, onActivate, href, tabIndex = 0 }: CardProps) {
  const { ref, ...handlers } = usePreview(face, state, href ? GO : onActivate);
  const back = backUp(state) || !face;
  const counters = countersOf(state);
  const rows = Math.ceil(counters.length / ((size === "token" ? 2 : 4) + (state.exhausted ? 1 : 0)));
  const attributes = {
    ...handlers,
    class: "card",
    "data-size": size,
    "data-tint": back ? undefined : face.tint,
    "data-back": back,
    "data-exhausted": state.exhausted,
    "data-blank": state.blank,
    "data-selected": state.selected,
    "data-selectable": state.selectable,
    "data-dimmed": state.dimmed,
    "data-attached": Boolean(state.attached),
    style: { "--counter-rows": rows },
    tabIndex,
  };
  const drawn = (
    <>
      <span class="only-heard">{describe(face, state)}</span>
      <span class="card-sheet" aria-hidden>
        {back ? <Back face={face} size={size} state={state} /> : <Front face={face} size={size} state={state} />}
      </span>
      {state.selected && <Icon name="check" class="card-chosen" />}
      {counters.length > 0 && <Counters counters={counters} />}
    </>
  );
  if (href) {
    return (
      <a {...attributes} ref={ref} href={href}>
        {drawn}
      </a>
    );
  }
  const pressed = state.selectable || state.selected ? Boolean(state.selected) : undefined;
  return (
    <button {...attributes} ref={ref} type="button" aria-pressed={pressed}>
      {drawn}
    </button>
  );
}
