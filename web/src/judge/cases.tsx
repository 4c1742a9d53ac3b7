import { useEffect, useState } from "preact/hooks";
import { asked } from "../base/fetching";
import type { CaseList } from "../wire/types";

const PAUSE = 250;

/** The cases of the project, by what is searched for. */
export function Cases({ game, onOpen }: { game: string; onOpen: (place: string) => void }) {
  const [wanted, setWanted] = useState("");
  const [found, setFound] = useState<CaseList | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      try {
        const answer = await asked<CaseList>(`/api/cases?game=${game}&q=${encodeURIComponent(wanted)}`);
        if (!gone) setFound(answer);
      } catch {
        // Without a connection the list stays as it was.
      }
    }, PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [wanted, game]);
  return (
    <div class="judge-cases">
      <label class="judge-field">
        Search the cases
        <input
          type="search"
          value={wanted}
          placeholder="A card, a ruling, a few words"
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      </label>
      {found && (
        <>
          <p class="count" role="status">
            {found.found} {found.found === 1 ? "case" : "cases"}
            {found.found > found.cases.length && `, of which these are the first ${found.cases.length}`}
          </p>
          <ul class="case-list">
            {found.cases.map((one) => (
              <li key={one.place}>
                <button type="button" onClick={() => onOpen(one.place)}>
                  {one.title} <small>{one.place}</small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
