import { useMemo } from "preact/hooks";
import { Tooltip } from "../design/tooltip";
import { Icon, type IconName } from "../icons/icon";
import { change, type Face, type Icons, type Stat, type Value } from "./face";
import { fitted, type Room } from "./fit";
import { measureOf } from "./measure";
import { sigil } from "./sigil";
import type { Counter } from "./state";
import { type Part, textParts } from "./text";
import type { Glossary } from "./types";

/** A value; one that differs from what is printed says so by its colour and a mark. */
export function Figure({ value }: { value: Value }) {
  const way = change(value);
  return (
    <b class="value" data-change={way}>
      {value.now}
      {way && way !== "changed" && <Icon name={way} class="value-mark" />}
    </b>
  );
}

export function StatChip({ stat }: { stat: Stat }) {
  return (
    <span class="stat" data-stat={stat.icon}>
      <Icon name={stat.icon} />
      <Figure value={stat} />
      {stat.each && <Icon name="investigator" class="stat-each" />}
    </span>
  );
}

export function IconRow({ icons, shown }: { icons: Icons; shown?: number }) {
  const names = icons.names.slice(0, shown);
  return (
    <span class="icon-row" data-change={icons.changed ? "changed" : undefined}>
      {names.map((name, place) => (
        <Icon key={`${name}${place}`} name={name} class={`of-${name}`} />
      ))}
    </span>
  );
}

export function Symbols({ names }: { names: readonly IconName[] }) {
  return (
    <span class="symbols">
      {names.map((name, place) => (
        <Icon key={`${name}${place}`} name={name} />
      ))}
    </span>
  );
}

/** Where a title is written, and in which font. */
export interface TitleRoom extends Room {
  readonly font: "--narrow" | "--serif";
}

/** How wide the mark of a unique card is, in parts of the size of its title. */
const UNIQUE_MARK = 0.85;

/** A title in as many lines, and of such a size, that it has room. */
export function FittedTitle({ face, room }: { face: Face; room: TitleRoom }) {
  const { title, unique } = face;
  const { size, lines } = useMemo(
    () => fitted(title, room, measureOf(room.font), unique ? UNIQUE_MARK : 0),
    [title, unique, room],
  );
  return (
    <span class="card-title" style={{ fontSize: `calc(${size} * var(--u))` }}>
      {lines.map((line, place) => (
        <span key={`${line}${place}`} class="card-title-line">
          {place === 0 && unique && <Icon name="unique" class="unique" />}
          {line}
        </span>
      ))}
    </span>
  );
}

/** The figure that a name decides. */
export function Picture({ name, figure }: { name: string; figure: Face["figure"] }) {
  const { lines, dots } = useMemo(() => sigil(name, figure), [name, figure]);
  return (
    <svg class="picture" viewBox="0 0 120 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={lines} />
      {dots.map((dot) => (
        <circle key={`${dot.x},${dot.y}`} cx={dot.x} cy={dot.y} r={dot.radius} />
      ))}
    </svg>
  );
}

export function Counters({ counters }: { counters: readonly Counter[] }) {
  return (
    <span class="counters" aria-hidden>
      {counters.map((counter) => (
        <span key={counter.icon} class="counter" data-tone={counter.tone}>
          <Icon name={counter.icon} />
          {counter.count}
        </span>
      ))}
    </span>
  );
}

function TextPart({ part }: { part: Part }) {
  switch (part.kind) {
    case "text":
      return <>{part.text}</>;
    case "lead":
      return <b>{part.text}</b>;
    case "icon":
      return <Icon name={part.icon} label={part.label} class={`in-text ${part.boxed ? "boxed" : ""}`} />;
    case "term":
      return <Tooltip text={part.meaning}>{part.text}</Tooltip>;
  }
}

/** The text of a card, with icons for their codes and words explained. */
export function CardText({ paragraphs, glossary }: { paragraphs: readonly string[]; glossary?: Glossary | undefined }) {
  const parts = useMemo(() => textParts(paragraphs, glossary), [paragraphs, glossary]);
  return (
    <>
      {parts.map((paragraph, place) => (
        <p key={paragraphs[place]}>
          {paragraph.map((part, piece) => (
            <TextPart key={piece} part={part} />
          ))}
        </p>
      ))}
    </>
  );
}
