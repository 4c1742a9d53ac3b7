import { asked, saidBy } from "../base/fetching";
import type { KeptPosition, Laid, ReplayDocument } from "../wire/types";

/** Whose eyes a replay is seen with: everything, or what a seat saw. */
export type Eyes = "all" | `${number}`;

/** Where a replay comes from: a game on the server, or a file. */
export interface Source {
  fetch(eyes: Eyes): Promise<Response>;
  /** How things stood after so many answers, as a case. */
  position(place: number): Promise<Laid>;
  /** The address of the game, which can be shared; a file has none. */
  readonly link: string | undefined;
  /** Where it can be downloaded. */
  readonly file: string | undefined;
}

export function gameSource(table: string): Source {
  const address = `/api/replays/${encodeURIComponent(table)}`;
  return {
    fetch: (eyes) => fetch(`${address}?eyes=${eyes}`),
    position: async (place) => asked<Laid>(`${address}/position?place=${place}`),
    link: `/replays/${encodeURIComponent(table)}`,
    file: `${address}/file`,
  };
}

export function fileSource(file: Blob): Source {
  return {
    fetch: (eyes) => fetch(`/api/replays/read?eyes=${eyes}`, { method: "POST", body: file }),
    position: async (place) =>
      saidBy<Laid>(await fetch(`/api/replays/read/position?place=${place}`, { method: "POST", body: file })),
    link: undefined,
    file: undefined,
  };
}

/** The replay as somebody sees it. Throws an error with the server's sentence. */
export async function loaded(source: Source, eyes: Eyes): Promise<ReplayDocument> {
  return saidBy<ReplayDocument>(await source.fetch(eyes));
}

/** Give a position a link of its own; its name. Throws an error with the server's sentence. */
export async function keptPosition(text: string): Promise<string> {
  return (await asked<KeptPosition>("/api/judge/positions", "POST", { text })).id;
}

/** The eyes that an address names; all of it where it names none. */
export function eyesNamed(named: string | undefined): Eyes {
  return named !== undefined && /^\d$/.test(named) ? (named as Eyes) : "all";
}

/** The step that an address names, within those that there are. */
export function stepNamed(named: string | undefined, steps: number): number {
  const step = Number.parseInt(named ?? "", 10);
  return Number.isNaN(step) ? 0 : Math.max(0, Math.min(step, steps - 1));
}
