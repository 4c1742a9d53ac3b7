/** Places of a position where cards lie, and moving them from one to another. */
import { CaseFile, type Entry, itemOf, type Way, within } from "./casefile";
import { domainOf, saidOf } from "./domains";
import type { GameForm, ZoneForm } from "./forms";

/** A place: a zone of a seat or of the table, or one of a seat's domains. */
export interface Place {
  readonly way: Way;
  readonly label: string;
  readonly zone: ZoneForm;
  /** Which domain of the list it is; −1 for a zone. */
  readonly domain: number;
}

const DOMAINS = 3;

const RESOURCES: ZoneForm = {
  key: "domains",
  label: "Domain",
  named: "card",
  fields: [
    { key: "as", label: "Name of its own", kind: "text" },
    { key: "owner", label: "Owner", kind: "seat" },
  ],
};

/** A list of what is said of domains; a single one is a list of one. */
function domainsAt(file: CaseFile, seat: string, form: GameForm): unknown[] {
  const found = file.read([form.seats, seat, "domains"]);
  if (Array.isArray(found)) return found;
  return found === undefined || found === null ? [] : [found];
}

/** The places of a seat, in the order in which they are shown. */
export function placesOf(file: CaseFile, form: GameForm, seat: string): Place[] {
  const zones = form.zones.map(
    (zone): Place => ({
      way: [form.seats, seat, zone.key],
      label: `${seat}: ${zone.label}`,
      zone,
      domain: -1,
    }),
  );
  if (!form.domains) return zones;
  const count = Math.max(DOMAINS, domainsAt(file, seat, form).length);
  const domains = Array.from(
    { length: count },
    (_, number): Place => ({
      way: [form.seats, seat, "domains"],
      label: `${seat}: Domain ${number + 1}`,
      zone: RESOURCES,
      domain: number,
    }),
  );
  return [...zones, ...domains];
}

/** The places that belong to nobody. */
export function sharedPlaces(form: GameForm): Place[] {
  return form.shared.map((zone) => ({ way: [zone.key], label: zone.label, zone, domain: -1 }));
}

/** Every place of a position. */
export function allPlaces(file: CaseFile, form: GameForm): Place[] {
  return [...file.names(form.seats).flatMap((seat) => placesOf(file, form, seat)), ...sharedPlaces(form)];
}

export function sameAs(one: Place, other: Place): boolean {
  return one.domain === other.domain && one.way.join("\n") === other.way.join("\n");
}

/** What a case says of a domain. */
export function domainAt(file: CaseFile, place: Place) {
  const found = file.read(place.way);
  return domainOf((Array.isArray(found) ? found : found === undefined ? [] : [found])[place.domain]);
}

/** The cards that lie at a place. */
export function cardsAt(file: CaseFile, place: Place): readonly Entry[] {
  return place.domain < 0 ? file.entries(place.way, place.zone.named) : domainAt(file, place).cards;
}

/** The text with another domain there. */
export function withDomain(file: CaseFile, place: Place, said: unknown): string {
  const found = file.read(place.way);
  const domains = Array.isArray(found) ? [...found] : found === undefined || found === null ? [] : [found];
  while (domains.length <= place.domain) domains.push({});
  domains[place.domain] = said;
  return file.written(place.way, domains);
}

function saidAt(place: Place, cards: readonly Entry[]): unknown {
  if (cards.length === 0) return undefined;
  if (place.zone.map && new Set(cards.map((card) => card.name)).size === cards.length) {
    return Object.fromEntries(cards.map((card) => [card.name, card.fields]));
  }
  return cards.map((card) => itemOf(card, place.zone.named));
}

/** The text with other cards there. */
export function withCards(file: CaseFile, place: Place, cards: readonly Entry[]): string {
  const kept = cards.map((card) =>
    within(
      card,
      place.zone.fields.map((field) => field.key),
    ),
  );
  if (place.domain < 0) return file.written(place.way, saidAt(place, kept));
  return withDomain(file, place, saidOf({ ...domainAt(file, place), cards: kept }));
}

/** The text with a card of one place in another, at the end. What has no meaning there is no longer said of it. */
export function moved(text: string, from: Place, number: number, to: Place): string {
  const file = new CaseFile(text);
  const lying = cardsAt(file, from);
  const card = lying[number];
  if (!card || sameAs(from, to)) return text;
  const left = new CaseFile(withCards(file, from, lying.toSpliced(number, 1)));
  return withCards(left, to, [...cardsAt(left, to), card]);
}
