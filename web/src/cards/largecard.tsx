import { Icon, iconLabel, inWords } from "../icons/icon";
import type { Face } from "./face";
import { CardText, Counters, Figure, IconRow, Picture, StatChip, Symbols } from "./parts";
import { type CardState, countersOf } from "./state";
import type { Glossary } from "./types";

interface LargeCardProps {
  face: Face;
  state?: CardState;
  glossary?: Glossary | undefined;
}

function Head({ face }: { face: Face }) {
  return (
    <header class="card-head">
      {face.cost && (
        <span class="card-cost">
          <span class="unseen">Cost </span>
          <Figure value={face.cost} />
        </span>
      )}
      <div class="card-names">
        <h3>
          {face.unique && <Icon name="unique" label class="unique" />}
          {face.title}
          {face.level > 0 && <span class="card-level"> ({face.level})</span>}
        </h3>
        {face.subtitle && <p>{face.subtitle}</p>}
      </div>
      <span class="card-badges">
        {[face.tint, ...face.alsoOf].map((name) => (
          <Icon key={name} name={name} label />
        ))}
      </span>
    </header>
  );
}

function Values({ face }: { face: Face }) {
  const { stats, icons, slots, symbol, connects } = face;
  if (stats.length + icons.names.length + slots.length + connects.length === 0 && !symbol) return null;
  return (
    <div class="card-values">
      {stats.map((stat) => (
        <span key={stat.label} class="card-value">
          <StatChip stat={stat} />
          <small>
            {stat.label}
            {stat.each && <span class="unseen"> per investigator</span>}
          </small>
        </span>
      ))}
      {icons.names.length > 0 && (
        <span class="card-value">
          <span class="unseen">{inWords(icons.names)}</span>
          <IconRow icons={icons} />
          <small>{icons.label}</small>
        </span>
      )}
      {slots.length > 0 && (
        <span class="card-value">
          <span class="icon-row">
            {slots.map((slot, place) => (
              <Icon key={`${slot}${place}`} name={slot} label />
            ))}
          </span>
          <small>{slots.length > 1 ? "slots" : "slot"}</small>
        </span>
      )}
      {symbol && (
        <span class="card-value">
          <span class="symbols">
            <Icon name={symbol} label />
          </span>
          <small>symbol</small>
        </span>
      )}
      {connects.length > 0 && (
        <span class="card-value">
          <span class="unseen">{connects.map(iconLabel).join(", ")}</span>
          <Symbols names={connects} />
          <small>leads to</small>
        </span>
      )}
    </div>
  );
}

function Changes({ face }: { face: Face }) {
  if (face.gained.length + face.lost.length === 0) return null;
  return (
    <p class="card-changes">
      {face.gained.length > 0 && <span data-change="raised">Now also {face.gained.join(", ")}. </span>}
      {face.lost.length > 0 && <span data-change="lowered">No longer {face.lost.join(", ")}.</span>}
    </p>
  );
}

function Lying({ state }: { state: CardState }) {
  const words = [
    state.exhausted && "Exhausted",
    state.insane && "Insane",
    state.facedown && "Facedown",
    state.blank && "Text box blank",
  ].filter(Boolean);
  const counters = countersOf(state);
  if (words.length + counters.length === 0) return null;
  return (
    <p class="card-lying">
      <span class="unseen">{counters.map((counter) => `${counter.count} ${counter.label}`).join(", ")}</span>
      {counters.length > 0 && <Counters counters={counters} />}
      {words.join(" · ")}
    </p>
  );
}

/** A card to read: everything that is known of it. */
export function LargeCard({ face, state = {}, glossary }: LargeCardProps) {
  const written = face.text.length > 0;
  const keywords = written || face.keywords.length === 0 ? [] : [face.keywords.map((word) => `${word}.`).join(" ")];
  return (
    <article class="card" data-size="large" data-tint={face.tint} aria-label={face.title}>
      <Head face={face} />
      <Picture name={face.title + face.subtitle} figure={face.figure} />
      <p class="card-kind">
        <span class="card-type">{face.type}</span>
        {face.traits.length > 0 && <span class="card-traits">{face.traits.map((trait) => `${trait}.`).join(" ")}</span>}
      </p>
      <Values face={face} />
      <Lying state={state} />
      <div class="card-text" data-blank={state.blank}>
        <CardText paragraphs={written ? face.text : keywords} glossary={glossary} />
        {!face.playable && <p class="card-unwritten">Its abilities are not written yet.</p>}
        <Changes face={face} />
      </div>
      <footer class="card-source">
        {face.notes.length > 0 && <span>{face.notes.join(" · ")}</span>}
        <span>{face.source}</span>
      </footer>
    </article>
  );
}
