import { arkhamFace } from "../../cards/arkham";
import type { Face } from "../../cards/face";
import { type CardState, clues, damage, doom, horror, uses } from "../../cards/state";
import type { ArkhamCard } from "../../cards/types";
import type { CardView, FaceView, InvestigatorView, LocationView, StageView } from "../../wire/arkham";
import { factsOf } from "../catalogue";

/** What is printed on a card; nothing until it is fetched, or where it is not known which card it is. */
const printed = (code: string): ArkhamCard | undefined =>
  code === "" ? undefined : factsOf<ArkhamCard>("arkham", code);

/** A card as far as it is said what it is. */
export function sketch(known: Partial<ArkhamCard> & Pick<ArkhamCard, "title" | "type">): ArkhamCard {
  return {
    code: "",
    subtitle: "",
    back_title: "",
    pack_name: "",
    number: 0,
    encounter_set_name: "",
    classes: [],
    unique: false,
    cost: null,
    level: null,
    slots: [],
    health: null,
    sanity: null,
    health_per_investigator: false,
    willpower: 0,
    intellect: 0,
    combat: 0,
    agility: 0,
    icons: "",
    traits: [],
    keywords: [],
    uses: null,
    victory: null,
    fight: null,
    evade: null,
    damage: 0,
    horror: 0,
    shroud: null,
    clues: null,
    clues_fixed: false,
    doom: null,
    stage: 0,
    symbol: "",
    connects: [],
    back_symbol: "",
    back_connects: [],
    weakness: false,
    basic: false,
    text: "",
    playable: true,
    rulings: [],
    ...known,
  };
}

/** A card out of play. */
export function faceOf(card: FaceView): Face {
  const { title, subtitle, type, classes, cost, level, icons, traits, keywords, slots, weakness, victory } = card;
  const seen = { title, subtitle, type, classes, cost, level, icons, traits, keywords, slots, weakness, victory };
  return arkhamFace(printed(card.code) ?? sketch(seen));
}

/** A card of the catalogue. */
export function faceOfPrinted(code: string, title: string): Face {
  return arkhamFace(printed(code) ?? sketch({ code, title, type: "" }));
}

/** A card in play with its present values; nothing where its face is hidden. */
export function faceInPlay(card: CardView): Face | undefined {
  if (card.code === "") return undefined;
  const { title, subtitle, type, traits, keywords, slots, health, sanity, fight, evade } = card;
  const facts =
    printed(card.code) ?? sketch({ title, subtitle, type, traits, keywords, slots, health, sanity, fight, evade });
  const present = { health, sanity, fight, evade, traits, keywords };
  return arkhamFace(
    facts,
    type === "enemy" ? { ...present, damage: card.deals_damage, horror: card.deals_horror } : present,
  );
}

/** A location; of one that nobody has entered only the side that is up. */
export function faceOfLocation(place: LocationView): Face {
  return { ...drawn(place), called: `location ${place.id}` };
}

function drawn(place: LocationView): Face {
  const { title, subtitle, traits, symbol, shroud, victory } = place;
  const facts = place.revealed ? printed(place.code) : undefined;
  if (facts) return arkhamFace(facts, { shroud, traits, clues: place.clues });
  const clues = place.revealed ? place.clues : null;
  const seen = sketch({ title, subtitle, type: "location", traits, symbol, shroud, victory, clues, clues_fixed: true });
  const face = arkhamFace(seen);
  return place.revealed ? face : { ...face, type: "unrevealed location", shortType: "unrevealed" };
}

/** The act or the agenda. */
export function faceOfStage(stage: StageView, type: "act" | "agenda"): Face {
  const facts = printed(stage.code) ?? sketch({ title: stage.title, type, stage: stage.stage });
  const face = arkhamFace(facts, type === "act" ? { clues: stage.needed } : { doom: stage.needed });
  // Its back is read when it advances.
  return { ...face, text: face.text.filter((line) => !line.startsWith("Back:")) };
}

/** An investigator with his present values. */
export function faceOfInvestigator(held: InvestigatorView): Face {
  const { health, sanity, skills } = held;
  return arkhamFace(printed(held.code) ?? sketch({ title: held.title, type: "investigator" }), {
    ...skills,
    health,
    sanity,
  });
}

/** How a card in play lies there. */
export function stateInPlay(card: CardView): CardState {
  return {
    exhausted: card.exhausted,
    counters: [damage(card.damage), horror(card.horror), uses(card.uses, "uses"), clues(card.clues), doom(card.doom)],
  };
}
