import { signal } from "@preact/signals";
import type { Game, Glossary } from "./types";

/** The words that cards explain in their large view. Whoever fetches a game's words sets them here. */
export const glossaries = signal<Readonly<Record<Game, Glossary>>>({ cthulhu: new Map(), arkham: new Map() });
