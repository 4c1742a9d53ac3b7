import type { DecisionView, FaceView, GameView, InvestigatorView, OptionView, Remarks } from "../wire/arkham";

/** An option of Arkham Horror as the server would offer it, with whatever a test says of it. */
export function someArkhamOption(facts: Partial<OptionView> = {}): OptionView {
  const nothing = { card: -1, number: -1, other: -1, face: null, answers: null, parts: [] };
  return { place: 0, word: "pass", text: "Pass", ...nothing, ...facts };
}

export function someArkhamDecision(facts: Partial<DecisionView> = {}): DecisionView {
  return {
    serial: 1,
    kind: "action",
    question: "Your turn: 3 actions left",
    about: -1,
    options: [],
    assigned: [],
    prospects: [],
    ...facts,
  };
}

export function someInvestigator(title: string, facts: Partial<InvestigatorView> = {}): InvestigatorView {
  const hand: readonly FaceView[] = [];
  return {
    id: 1,
    code: "",
    title,
    location: 5,
    skills: { willpower: 3, intellect: 3, combat: 3, agility: 3 },
    health: 8,
    sanity: 6,
    damage: 0,
    horror: 0,
    resources: 5,
    clues: 0,
    actions: 3,
    extra: [],
    done: false,
    fate: "",
    killed: "",
    physical: 0,
    mental: 0,
    hand,
    hand_size: 0,
    deck_size: 28,
    discard: [],
    engaged: [],
    ...facts,
  };
}

export function someArkhamView(facts: Partial<GameView> = {}): GameView {
  return {
    viewer: 0,
    scenario: "The Gathering",
    difficulty: "standard",
    turn: 1,
    phase: "investigation",
    active: 0,
    lead: 0,
    investigators: [someInvestigator("Roland Banks")],
    locations: [],
    in_play: [],
    act: null,
    agenda: null,
    doom: 0,
    bag: [],
    drawn: [],
    test: null,
    encounter_deck_size: 26,
    encounter_discard: [],
    limbo: [],
    victory: [],
    removed: [],
    piles: {},
    log: [],
    remembered: [],
    silent: false,
    decision: null,
    over: false,
    resolution: "",
    campaign: null,
    ...facts,
  };
}

export function someRemarks(facts: Partial<Remarks> = {}): Remarks {
  const nothing = { when: "", asker: "", text: "", answered: "", outlook: "", enemies: "" };
  return { bag: [], tester: 0, provoking: [], odds: [], named: [], ...nothing, ...facts };
}
