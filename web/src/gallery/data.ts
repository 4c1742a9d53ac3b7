import type { ArkhamCard, CthulhuCard } from "../cards/types";

interface File<Card> {
  readonly cards: readonly Card[];
  readonly words: Readonly<Record<string, string>>;
}

export interface Data {
  readonly cthulhu: File<CthulhuCard>;
  readonly arkham: File<ArkhamCard>;
}

const FILES = import.meta.glob<unknown>("./data/*.json", { import: "default" });

/** What `make gallery` has written, if it has. */
export async function loadData(): Promise<Data | undefined> {
  const [cthulhu, arkham] = [FILES["./data/cthulhu.json"], FILES["./data/arkham.json"]];
  if (!cthulhu || !arkham) return undefined;
  return { cthulhu: (await cthulhu()) as File<CthulhuCard>, arkham: (await arkham()) as File<ArkhamCard> };
}
