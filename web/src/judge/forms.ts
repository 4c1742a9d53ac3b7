/** What can be laid out of each game: which places there are, and what may be said of a card there. */

export interface FieldForm {
  readonly key: string;
  readonly label: string;
  /**
   * `seats`: a number for each seat; `counts`: one for each of the choices; `lines`: words or cards, one a line; `seat`:
   * one of those who play; `unset`: a flag that is said where it is false; `value`: anything, as a case writes it.
   */
  readonly kind: "number" | "flag" | "unset" | "text" | "value" | "seat" | "seats" | "counts" | "lines" | "choice";
  readonly choices?: readonly string[];
}

export interface ZoneForm {
  readonly key: string;
  readonly label: string;
  /** The field that has a card's name. */
  readonly named: "card" | "story";
  readonly fields: readonly FieldForm[];
  /** Whether names stand with what is said of each, and not in a list. */
  readonly map?: boolean;
  /** Whether cards have no place here, but words have. */
  readonly words?: boolean;
}

export interface GameForm {
  readonly title: string;
  /** The key under which those who play are named. */
  readonly seats: string;
  readonly top: readonly FieldForm[];
  /** What is said of the case itself, and of chance. */
  readonly besides: readonly FieldForm[];
  readonly ofSeat: readonly FieldForm[];
  readonly zones: readonly ZoneForm[];
  readonly shared: readonly ZoneForm[];
  /** Whether each seat has domains. */
  readonly domains: boolean;
  readonly blank: string;
}

const number = (key: string, label: string): FieldForm => ({ key, label, kind: "number" });
const flag = (key: string, label: string): FieldForm => ({ key, label, kind: "flag" });
const text = (key: string, label: string): FieldForm => ({ key, label, kind: "text" });
const seat = (key: string, label: string): FieldForm => ({ key, label, kind: "seat" });
const choice = (key: string, label: string, choices: readonly string[]): FieldForm => ({
  key,
  label,
  kind: "choice",
  choices,
});

const lines = (key: string, label: string): FieldForm => ({ key, label, kind: "lines" });

const CHANCE = lines("chance", "What chance decides, in this order, one a line; [A, B] for the top after a shuffle");
const CITES = lines("cites", "Rulings that it rests on, one a line");
const OWN_NAME = text("as", "Name of its own");
const OWNER = seat("owner", "Owner");
const ATTACHED = lines("attached", "Attached, one a line");

export const FACTIONS = [
  "Agency",
  "Miskatonic",
  "Syndicate",
  "Cthulhu",
  "Hastur",
  "Yog-Sothoth",
  "Shub-Niggurath",
  "Silver Twilight",
  "Neutral",
] as const;

const pile = (key: string, label: string, more: readonly FieldForm[] = []): ZoneForm => ({
  key,
  label,
  named: "card",
  fields: [OWN_NAME, OWNER, ...more],
});

const CTHULHU: GameForm = {
  title: "Call of Cthulhu",
  seats: "players",
  top: [
    choice("phase", "Phase", [
      "setup",
      "refresh",
      "draw",
      "resource",
      "operations",
      "story",
      "story.actions",
      "story.commit",
      "story.defend",
      "story.resolve",
    ]),
    seat("active", "Active player"),
    flag("first turn", "First turn"),
    number("story deck size", "Story deck size"),
  ],
  besides: [CHANCE, CITES],
  ofSeat: [number("deck size", "Deck size")],
  zones: [
    {
      key: "in play",
      label: "In play",
      named: "card",
      fields: [
        flag("exhausted", "Exhausted"),
        flag("insane", "Insane"),
        flag("facedown", "Face down"),
        number("wounds", "Wounds"),
        number("tokens", "Success tokens"),
        number("committed", "Committed to story"),
        ATTACHED,
        OWN_NAME,
        OWNER,
        text("on", "Attached to (story, domain, player)"),
      ],
    },
    pile("hand", "Hand"),
    pile("deck", "Deck, from the top", [flag("faceup", "Face up")]),
    pile("discard", "Discard pile"),
    pile("won", "Won stories"),
    pile("removed", "Removed from the game"),
  ],
  shared: [
    {
      key: "stories",
      label: "Stories",
      named: "story",
      fields: [{ key: "tokens", label: "Success tokens", kind: "seats" }, ATTACHED, OWN_NAME, OWNER],
    },
    { key: "story deck", label: "Story deck, from the top", named: "story", fields: [OWN_NAME] },
  ],
  domains: true,
  blank: `case: A question for the judge
game: cthulhu
phase: operations
players:
  Danielle:
    hand: []
    in play: []
    domains: [{Agency: 2}]
  Tommy:
    hand: []
    in play: []
`,
};

const ON_CARDS = [
  flag("exhausted", "Exhausted"),
  number("damage", "Damage"),
  number("horror", "Horror"),
  number("resources", "Resources"),
  number("uses", "Uses"),
  number("clues", "Clues"),
  number("doom", "Doom"),
  ATTACHED,
  OWN_NAME,
];

const ARKHAM: GameForm = {
  title: "Arkham Horror",
  seats: "investigators",
  top: [
    text("scenario", "Scenario"),
    { key: "setup", label: "Leave its setup out", kind: "unset" },
    text("campaign", "Campaign"),
    choice("difficulty", "Difficulty", ["easy", "standard", "hard", "expert"]),
    choice("phase", "Phase", ["setup", "mythos", "investigation", "enemy", "upkeep"]),
    number("round", "Round"),
    seat("active", "Whose turn it is"),
    { key: "act", label: "Act", kind: "value" },
    { key: "agenda", label: "Agenda", kind: "value" },
    text("reference", "Scenario card"),
  ],
  besides: [
    CHANCE,
    CITES,
    lines("log", "What the campaign log says, one a line"),
    lines("remembered", "What is remembered in this scenario, one a line"),
  ],
  ofSeat: [
    text("at", "At"),
    number("resources", "Resources"),
    number("clues", "Clues"),
    number("damage", "Damage"),
    number("horror", "Horror"),
    number("actions", "Actions"),
    number("deck size", "Deck size"),
    number("experience", "Experience"),
    { key: "trauma", label: "Trauma", kind: "counts", choices: ["physical", "mental"] },
  ],
  zones: [
    { key: "in play", label: "In play", named: "card", fields: ON_CARDS },
    pile("hand", "Hand"),
    { key: "threat area", label: "Threat area", named: "card", fields: ON_CARDS },
    pile("deck", "Deck, from the top"),
    pile("discard", "Discard pile"),
  ],
  shared: [
    {
      key: "locations",
      label: "Locations",
      named: "card",
      map: true,
      fields: [
        number("clues", "Clues"),
        number("doom", "Doom"),
        { key: "revealed", label: "Unrevealed", kind: "unset" },
        ATTACHED,
        lines("underneath", "Underneath, one a line"),
        OWN_NAME,
      ],
    },
    {
      key: "enemies",
      label: "Enemies",
      named: "card",
      fields: [seat("engaged", "Engaged with"), text("at", "At"), ...ON_CARDS],
    },
    ...[
      ["encounter deck", "Encounter deck, from the top"],
      ["encounter discard", "Encounter discard pile"],
      ["set aside", "Set aside"],
      ["victory display", "Victory display"],
      ["potential sacrifices", "Potential sacrifices, face down"],
      ["under the agenda deck", "Face down under the agenda deck"],
      ["under the act deck", "Face down under the act deck"],
      ["collection", "Out of the collection"],
    ].map(([key = "", label = ""]): ZoneForm => ({ key, label, named: "card", fields: [OWN_NAME] })),
    { key: "chaos", label: "Chaos tokens that come next", named: "card", fields: [], words: true },
    { key: "chaos bag", label: "Chaos bag", named: "card", fields: [], words: true },
  ],
  domains: false,
  blank: `case: A question for the judge
game: arkham
investigators:
  Roland Banks: {at: Study, hand: []}
locations: {Study: {clues: 2}}
enemies: []
chaos: [0]
`,
};

const FORMS: Readonly<Record<string, GameForm>> = { cthulhu: CTHULHU, arkham: ARKHAM };

/** What can be laid out of a game; Call of Cthulhu is meant where none is named. */
export function formOf(game: string): GameForm {
  return FORMS[game] ?? CTHULHU;
}

export const GAMES = Object.keys(FORMS);
