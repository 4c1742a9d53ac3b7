import type { CardFacts } from "../wire/cthulhu";

/** Cards as the catalogues of the two games write them: `silverkey cards --game … --json`. */

export type Game = "cthulhu" | "arkham";

/** `silverkey.cthulhu.catalogue.CardFacts`. */
export type CthulhuCard = CardFacts;

/** `silverkey.arkham.catalogue.CardFacts`, without what only deckbuilding asks for. */
export interface ArkhamCard {
  readonly code: string;
  readonly title: string;
  readonly subtitle: string;
  readonly back_title: string;
  readonly pack_name: string;
  readonly number: number;
  readonly encounter_set_name: string;
  readonly type: string;
  readonly classes: readonly string[];
  readonly unique: boolean;
  /** −2 where whoever pays names it. */
  readonly cost: number | null;
  readonly level: number | null;
  readonly slots: readonly string[];
  readonly health: number | null;
  readonly sanity: number | null;
  readonly health_per_investigator: boolean;
  readonly willpower: number;
  readonly intellect: number;
  readonly combat: number;
  readonly agility: number;
  /** Letters of W, I, C, A and ? for a wild one. */
  readonly icons: string;
  readonly traits: readonly string[];
  readonly keywords: readonly string[];
  readonly uses: readonly [number, string] | null;
  readonly victory: number | null;
  readonly fight: number | null;
  readonly evade: number | null;
  readonly damage: number;
  readonly horror: number;
  readonly shroud: number | null;
  readonly clues: number | null;
  readonly clues_fixed: boolean;
  readonly doom: number | null;
  readonly stage: number;
  readonly symbol: string;
  readonly connects: readonly string[];
  readonly back_symbol: string;
  readonly back_connects: readonly string[];
  readonly weakness: boolean;
  readonly basic: boolean;
  readonly text: string;
  readonly playable: boolean;
  readonly rulings: readonly string[];
}

/** What a word means, by the word as cards write it. */
export type Glossary = ReadonlyMap<string, string>;
