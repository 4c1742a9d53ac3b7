import type { DecisionView, GameView, OptionView, PlayerView } from "../wire/cthulhu";
import type { Line, Update } from "../wire/types";

/** An option as the server would offer it, with whatever a test says of it. */
export function someOption(facts: Partial<OptionView> = {}): OptionView {
  const nothing = { card: -1, number: -1, other: -1, face: null, answers: null, parts: [] };
  return { place: 0, word: "pass", text: "Pass", ...nothing, ...facts };
}

export function someDecision(facts: Partial<DecisionView> = {}): DecisionView {
  return {
    serial: 1,
    kind: "action",
    question: "Take an action",
    about: -1,
    options: [],
    assigned: [],
    x: -1,
    ...facts,
  };
}

const PLAYER: PlayerView = {
  hand: [],
  hand_size: 0,
  deck_size: 40,
  discard: [],
  removed: [],
  won: [],
  domains: [],
  prophecy: null,
  revealed: null,
};

export function someView(facts: Partial<GameView> = {}): GameView {
  return {
    viewer: 0,
    turn: 1,
    phase: "operations",
    active: 0,
    first: 0,
    players: [PLAYER, PLAYER],
    in_play: [],
    stories: [],
    story_deck_size: 7,
    decision: null,
    over: false,
    winner: -1,
    outcome: "",
    day: false,
    night: false,
    ...facts,
  };
}

export function someLine(facts: Partial<Line> = {}): Line {
  return { text: "You draw a card.", verb: "draw", player: 0, rulings: [], cards: [], shown: -1, ...facts };
}

export function someUpdate(facts: Partial<Update> = {}): Update {
  return {
    say: "update",
    place: 1,
    view: someView(),
    log: [],
    fresh: false,
    scenes: [],
    news: [],
    seats: [],
    waiting: [],
    window: "",
    hurry: "",
    acting: false,
    can_undo: false,
    undo_whole: "no",
    undo_wanted: -1,
    result: null,
    remarks: null,
    ...facts,
  };
}
