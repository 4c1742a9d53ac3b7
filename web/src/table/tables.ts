import type { FunctionComponent } from "preact";
import type { Update } from "../wire/types";
import { ArkhamBoard } from "./arkham/board";
import { ARKHAM } from "./arkham/tabletop";
import { CthulhuBoard } from "./cthulhu/board";
import { CTHULHU } from "./cthulhu/tabletop";
import type { Tabletop } from "./tabletop";

/** What only one game has at a table. */
export interface GameTable {
  readonly tabletop: Tabletop;
  readonly Board: FunctionComponent<{ table: string; update: Update }>;
}

const TABLES: Readonly<Record<string, GameTable>> = {
  // The server sends the view of the game that it has welcomed to.
  cthulhu: { tabletop: CTHULHU as Tabletop, Board: CthulhuBoard },
  arkham: { tabletop: ARKHAM as Tabletop, Board: ArkhamBoard },
};

/** The table of the game with that word; nothing where this client does not know it. */
export function tableOf(game: string): GameTable | undefined {
  return TABLES[game];
}
