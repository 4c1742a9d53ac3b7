import { rulingAddress } from "../cards/addresses";
import type { RulingLine } from "../wire/types";

/** The documents by the ids of their rulings, the oldest first in each game. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
  "coc-2.0": "Clarifications 2.0",
  "coc-1.4": "FAQ 1.4",
  "coc-4.1": "FAQ 4.1",
  "coc-latest": "FAQ, latest",
  "ahlcg-reference": "Rules reference",
  "ahlcg-1.2": "FAQ 1.2",
};

/** A link to a ruling, by its id. */
export function RulingLink({ id }: { id: string }) {
  return (
    <a class="ruling-id" href={rulingAddress(id)}>
      {id}
    </a>
  );
}

/** Rulings, each with what it says. */
export function RulingList({ rulings }: { rulings: readonly RulingLine[] }) {
  return (
    <ul class="rulings">
      {rulings.map((ruling) => (
        <li key={ruling.id}>
          <a class="ruling-title" href={rulingAddress(ruling.id)}>
            {ruling.title}
          </a>
          <p>{ruling.statement}</p>
          <p class="ruling-facts">
            <span>{ruling.id}</span>
            <span>{ruling.kind}</span>
            <span>
              {ruling.editions.length > 1 ? "editions" : "edition"} {ruling.editions.join(", ")}
            </span>
            <span>{ruling.cases === 0 ? "no case" : ruling.cases === 1 ? "1 case" : `${ruling.cases} cases`}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
