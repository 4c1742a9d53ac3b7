import { signal } from "@preact/signals";
import { useId, useState } from "preact/hooks";
import { announce } from "../base/announce";
import { asked } from "../base/fetching";
import { Button, IconButton } from "../design/button";
import { Dialog } from "../design/dialog";
import type { Found } from "../wire/types";
import type { Bench } from "./bench";
import { type CaseFile, type Entry, fieldOf, withField } from "./casefile";
import { EMPTY, saidOf } from "./domains";
import { ExpectedForm } from "./expected";
import { Fields } from "./fields";
import { FACTIONS, type GameForm } from "./forms";
import {
  allPlaces,
  cardsAt,
  domainAt,
  moved,
  type Place,
  placesOf,
  sameAs,
  sharedPlaces,
  withCards,
  withDomain,
} from "./places";

/** The card that is being dragged. */
const dragged = signal<{ from: Place; number: number } | undefined>(undefined);

interface FormProps {
  bench: Bench;
  file: CaseFile;
  form: GameForm;
  seats: readonly string[];
}

function move({ bench, file }: FormProps, from: Place, number: number, to: Place): void {
  const name = cardsAt(file, from)[number]?.name ?? "";
  bench.write(moved(file.text, from, number, to));
  announce(`${name}: ${to.label}.`);
}

/** What is said of a card, in a few words beside its title. */
function marksOf(entry: Entry): string {
  return Object.entries(entry.fields)
    .filter(([, value]) => value !== false && value !== undefined)
    .map(([key, value]) => {
      if (value === true) return key;
      return typeof value === "object" ? `${key} …` : `${key} ${String(value)}`;
    })
    .join(", ");
}

/** A card that is laid out. A click opens what is said of it; it can be dragged to another place. */
function Chip({ of, place, number, entry }: { of: FormProps; place: Place; number: number; entry: Entry }) {
  const [open, setOpen] = useState(false);
  const { bench, file, form, seats } = of;
  const others = allPlaces(file, form).filter((other) => !sameAs(other, place) && !other.zone.words);
  const change = (changed: Entry): void => {
    bench.write(withCards(file, place, cardsAt(file, place).toSpliced(number, 1, changed)));
  };
  const remove = (): void => {
    setOpen(false);
    bench.write(withCards(file, place, cardsAt(file, place).toSpliced(number, 1)));
    announce(`${entry.name} is taken away.`);
  };
  const marks = marksOf(entry);
  const named = fieldOf(entry, "as");
  return (
    <li>
      <button
        type="button"
        class="laid-card"
        draggable
        onDragStart={() => {
          dragged.value = { from: place, number };
        }}
        onDragEnd={() => {
          dragged.value = undefined;
        }}
        onClick={() => setOpen(true)}
      >
        {entry.name || marks}
        {entry.name && marks && <small>{marks}</small>}
      </button>
      <Dialog
        title={named === undefined ? entry.name || place.label : `${entry.name} (${String(named)})`}
        open={open}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button kind="danger" onClick={remove}>
              Take away
            </Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              Done
            </Button>
          </>
        }
      >
        <div class="judge-fields">
          <Fields
            fields={place.zone.fields}
            seats={seats}
            read={(key) => fieldOf(entry, key)}
            onChange={(key, value) => change(withField(entry, key, value))}
          />
        </div>
        {!place.zone.words && (
          <label class="judge-field">
            Move to
            <select
              class="select"
              value=""
              onChange={(event) => {
                const to = others[Number(event.currentTarget.value)];
                setOpen(false);
                if (to) move(of, place, number, to);
              }}
            >
              <option value="">{place.label}</option>
              {others.map((other, at) => (
                <option key={other.label} value={String(at)}>
                  {other.label}
                </option>
              ))}
            </select>
          </label>
        )}
      </Dialog>
    </li>
  );
}

/** Cards that are called much like this. */
async function cardsCalled(game: string, text: string): Promise<string[]> {
  const found = await asked<Found>(`/api/search?q=${encodeURIComponent(text)}`);
  return [...found.cards, ...found.meant].filter((card) => card.game === game).map((card) => card.name);
}

/** A card more for a place. */
function Adding({ bench, file, place }: { bench: Bench; file: CaseFile; place: Place }) {
  const [name, setName] = useState("");
  const [known, setKnown] = useState<readonly string[]>([]);
  const list = useId();
  const type = (text: string): void => {
    setName(text);
    if (place.zone.words || text.trim().length < 2) return;
    cardsCalled(bench.game.peek(), text).then(setKnown, () => setKnown([]));
  };
  const add = (): void => {
    if (name.trim() === "") return;
    bench.write(withCards(file, place, [...cardsAt(file, place), { name: name.trim(), fields: {} }]));
    announce(`${name.trim()} is laid out.`);
    setName("");
  };
  return (
    <form
      class="adding"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <input
        list={list}
        value={name}
        aria-label={`Add to ${place.label}`}
        placeholder={place.zone.words ? "Add a token" : "Add a card"}
        autocomplete="off"
        onInput={(event) => type(event.currentTarget.value)}
      />
      <datalist id={list}>
        {known.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      {name.trim() !== "" && (
        <Button type="submit" kind="quiet">
          Add
        </Button>
      )}
    </form>
  );
}

/** The blank resources of a domain, and whether it is drained. */
function DomainFields({ of, place }: { of: FormProps; place: Place }) {
  const domain = domainAt(of.file, place);
  const write = (changed: Partial<typeof domain>): void =>
    of.bench.write(withDomain(of.file, place, saidOf({ ...EMPTY, ...domain, ...changed })));
  return (
    <div class="domain-form">
      {Object.entries(domain.factions).map(([faction, count]) => (
        <label key={faction} class="judge-count">
          {faction}
          <input
            type="number"
            min={0}
            value={String(count)}
            onChange={(event) =>
              write({ factions: { ...domain.factions, [faction]: Number(event.currentTarget.value) || 0 } })
            }
          />
        </label>
      ))}
      <select
        class="select"
        aria-label={`A blank resource for ${place.label}`}
        value=""
        onChange={(event) => {
          const faction = event.currentTarget.value;
          if (faction) write({ factions: { ...domain.factions, [faction]: (domain.factions[faction] ?? 0) + 1 } });
          event.currentTarget.value = "";
        }}
      >
        <option value="">+ blank</option>
        {FACTIONS.map((faction) => (
          <option key={faction} value={faction}>
            {faction}
          </option>
        ))}
      </select>
      <label class="judge-flag">
        <input
          type="checkbox"
          checked={domain.drained}
          onChange={(event) => write({ drained: event.currentTarget.checked })}
        />
        drained
      </label>
    </div>
  );
}

/** A place with the cards that lie there; a dragged one is dropped onto it. */
function Zone({ of, place }: { of: FormProps; place: Place }) {
  const [over, setOver] = useState(false);
  const cards = cardsAt(of.file, place);
  const label = place.domain < 0 ? place.zone.label : `${place.zone.label} ${place.domain + 1}`;
  const takes = dragged.value !== undefined && !place.zone.words;
  return (
    <section
      class="zone"
      aria-label={place.label}
      data-over={over && takes}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const card = dragged.value;
        dragged.value = undefined;
        if (card) move(of, card.from, card.number, place);
      }}
    >
      <h3>
        {label} {cards.length > 0 && <span class="count">{cards.length}</span>}
      </h3>
      {cards.length > 0 && (
        <ul class="laid-cards">
          {cards.map((entry, number) => (
            // Two cards may be called the same.
            <Chip key={`${number}${entry.name}`} of={of} place={place} number={number} entry={entry} />
          ))}
        </ul>
      )}
      {place.domain >= 0 && <DomainFields of={of} place={place} />}
      <Adding bench={of.bench} file={of.file} place={place} />
    </section>
  );
}

function SeatForm({ of, seat }: { of: FormProps; seat: string }) {
  const { bench, file, form, seats } = of;
  return (
    <section class="seat-form" aria-label={`Laid out for ${seat}`}>
      <h2>{seat}</h2>
      <div class="judge-fields">
        <Fields
          fields={form.ofSeat}
          seats={seats}
          read={(key) => file.read([form.seats, seat, key])}
          onChange={(key, value) => bench.write(file.written([form.seats, seat, key], value))}
        />
      </div>
      <div class="zones">
        {placesOf(file, form, seat).map((place) => (
          <Zone key={place.label} of={of} place={place} />
        ))}
      </div>
    </section>
  );
}

/** The position as a form: whatever is changed here is written into the text. */
export function PositionForm({ bench }: { bench: Bench }) {
  const [file, form] = [bench.file.value, bench.form.value];
  if (file.problem) {
    return (
      <p class="judge-problem">
        The text cannot be read as it stands, so there is no form of it: {file.problem} It is put right under Text.
      </p>
    );
  }
  const seats = file.names(form.seats);
  const of: FormProps = { bench, file, form, seats };
  const whole = {
    seats,
    read: (key: string) => file.read([key]),
    onChange: (key: string, value: unknown) => bench.write(file.written([key], value)),
  };
  return (
    <div class="position-form">
      <div class="judge-fields">
        <label class="judge-field judge-wide">
          What is asked
          <input
            value={file.word(["case"])}
            onChange={(event) => bench.write(file.written(["case"], event.currentTarget.value))}
          />
        </label>
        <Fields fields={form.top} {...whole} />
      </div>
      {seats.map((seat) => (
        <SeatForm key={seat} of={of} seat={seat} />
      ))}
      <section class="seat-form" aria-label="Laid out on the table">
        <h2>On the table</h2>
        <div class="zones">
          {sharedPlaces(form).map((place) => (
            <Zone key={place.label} of={of} place={place} />
          ))}
        </div>
      </section>
      <section class="seat-form" aria-label="Chance and rulings">
        <h2>Chance and rulings</h2>
        <div class="judge-fields">
          <Fields fields={form.besides} {...whole} />
        </div>
      </section>
      <ExpectedForm bench={bench} file={file} form={form} seats={seats} />
      <div>
        <IconButton icon="back" label="Take back" disabled={!bench.canTakeBack} onClick={() => bench.takeBack()} />
      </div>
    </div>
  );
}
