import "./search.css";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { asked, sentenceOf } from "../base/fetching";
import { Dialog } from "../design/dialog";
import { moved } from "../design/roving";
import type { Found } from "../wire/types";
import { type Goal, groupsOf } from "./groups";

/** How long typing rests before it is searched. */
const REST = 120;

/** What is found for a text, as it is typed: that of the last text which was answered, and whether that is this one. */
function useFound(text: string) {
  const [answered, setAnswered] = useState<{ wish: string; found: Found }>();
  const [problem, setProblem] = useState("");
  const wish = text.trim();
  useEffect(() => {
    // Nothing is asked for too, so that the server has read everything by the time that something is.
    let late = false;
    const timer = setTimeout(
      () => {
        asked<Found>(`/api/search?q=${encodeURIComponent(wish)}`).then(
          (found) => {
            if (late) return;
            setAnswered({ wish, found });
            setProblem("");
          },
          (error: unknown) => !late && setProblem(sentenceOf(error)),
        );
      },
      wish ? REST : 0,
    );
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [wish]);
  return { found: answered?.found, problem, waiting: answered?.wish !== wish && !problem };
}

function Search({ pages, onClose }: { pages: readonly Goal[]; onClose: () => void }) {
  const { route } = useLocation();
  const [text, setText] = useState("");
  const [place, setPlace] = useState(0);
  const { found, problem, waiting } = useFound(text);
  /** Whether the first that is found is to be gone to as soon as it is known. */
  const hurried = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const groups = groupsOf(found, pages, text);
  const hits = groups.flatMap((group) => group.hits);
  const current = Math.min(place, hits.length - 1);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [current, hits.length]);

  const go = (address: string | undefined): void => {
    if (!address) return;
    onClose();
    route(address);
  };
  useEffect(() => {
    if (waiting || !hurried.current) return;
    hurried.current = false;
    go(hits[current]?.address);
  }, [waiting]);
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Enter") {
      event.preventDefault();
      // What is listed while an answer is awaited was found for other words.
      if (waiting && place === 0) hurried.current = true;
      else go(hits[current]?.address);
    }
    if (event.key === "Home" || event.key === "End") return;
    const next = moved(event.key, current, hits.length, true);
    if (next === undefined) return;
    event.preventDefault();
    setPlace(next);
  };

  return (
    <div class="search">
      <input
        autofocus
        type="search"
        // biome-ignore lint/a11y/noRedundantRoles: without a list of its own it is none otherwise
        role="combobox"
        list={undefined}
        class="filter-text"
        placeholder="A card, a ruling, a deck, a case, a page"
        aria-label="Search everything"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-found`}
        aria-activedescendant={hits.length > 0 ? `${id}-${current}` : undefined}
        aria-autocomplete="list"
        autocomplete="off"
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setPlace(0);
          hurried.current = false;
        }}
        onKeyDown={press}
      />
      <p class="unseen" role="status">
        {text.trim() && !waiting && `${hits.length} found`}
      </p>
      {problem && <p>{problem}</p>}
      <div ref={list} id={`${id}-found`} class="search-found" role="listbox" aria-label="Found">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
          <div key={group.label} role="group" aria-label={group.label}>
            <p class="search-group" aria-hidden>
              {group.label}
            </p>
            {group.hits.map((hit) => {
              const at = hits.indexOf(hit);
              return (
                <a
                  key={hit.address}
                  id={`${id}-${at}`}
                  role="option"
                  class="search-hit"
                  href={hit.address}
                  tabIndex={-1}
                  aria-selected={at === current}
                  onClick={onClose}
                  onPointerMove={() => setPlace(at)}
                >
                  <b>{hit.title}</b>
                  <small>{hit.about}</small>
                </a>
              );
            })}
          </div>
        ))}
      </div>
      {text.trim() && !waiting && found && hits.length === 0 && <p>Nothing is called so.</p>}
    </div>
  );
}

/** Everything there is, by a few words of it. */
export function SearchDialog({ pages, open, onClose }: { pages: readonly Goal[]; open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Search" open={open} onClose={onClose}>
      <Search pages={pages} onClose={onClose} />
    </Dialog>
  );
}
