import { type CthulhuPresent, cthulhuFace } from "../../cards/cthulhu";
import type { Face } from "../../cards/face";
import { type CardState, successTokens, wounds } from "../../cards/state";
import type { CardFacts, CardView, FaceView, StoryView } from "../../wire/cthulhu";
import { factsOf } from "../catalogue";

const printed = (code: string): CardFacts | undefined => factsOf<CardFacts>("cthulhu", code);

/** A card as far as the table says what it is. */
function sketch(known: Partial<CardFacts> & Pick<CardFacts, "code" | "title" | "type">): CardFacts {
  return {
    descriptor: "",
    set: "",
    number: "",
    faction: "",
    unique: false,
    cost: null,
    skill: null,
    icons: "",
    subtypes: [],
    keywords: [],
    steadfast: {},
    transient: false,
    struggles: "",
    text: "",
    playable: true,
    collectible: false,
    rulings: [],
    ...known,
  };
}

function withSkill(type: string, skill: number): string | null {
  return type === "character" ? String(skill) : null;
}

/** A card out of play. */
export function faceOf(card: FaceView): Face {
  const { code, title, descriptor, type, faction, cost, icons, subtypes, keywords } = card;
  const story = type === "story";
  const seen = { code, title, descriptor, type, faction: story ? "" : faction, icons, subtypes, keywords };
  return cthulhuFace(
    printed(card.code) ?? sketch({ ...seen, cost: story ? null : cost, skill: withSkill(type, card.skill) }),
  );
}

/** A card in play; nothing where its face is hidden. */
export function faceInPlay(card: CardView): Face | undefined {
  if (card.code === "") return undefined;
  const { code, title, type, faction, icons, subtypes, keywords, cost, skill } = card;
  const facts =
    printed(card.code) ??
    sketch({
      code,
      title,
      type,
      faction,
      icons,
      subtypes,
      keywords,
      cost: String(cost),
      skill: withSkill(type, skill),
    });
  const present: CthulhuPresent = { skill, icons, subtypes, keywords };
  return cthulhuFace(facts, card.insane || card.facedown ? {} : present);
}

/** A story or conspiracy. */
export function faceOfStory({ code, title, struggles }: StoryView): Face {
  return cthulhuFace(printed(code) ?? sketch({ code, title, type: "story", struggles }), { struggles });
}

/** How a card in play lies there. */
export function stateInPlay(card: CardView, host = ""): CardState {
  const { exhausted, insane, facedown, blank } = card;
  return { exhausted, insane, facedown, blank, host, counters: [wounds(card.wounds), successTokens(card.tokens)] };
}
