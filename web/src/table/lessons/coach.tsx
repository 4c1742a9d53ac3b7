import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { announce } from "../../base/announce";
import { useShortcut } from "../../base/shortcuts";
import { Button } from "../../design/button";
import { keptGame, noteGame } from "../games";
import { useHand } from "../state";
import { type Hint, isDue, nextHint } from "./lesson";
import { LESSONS } from "./lessons";

/** Mark what a hint points at. */
function usePointing(selector: string | undefined): void {
  useLayoutEffect(() => {
    if (!selector) return;
    const pointed = [...document.querySelectorAll(selector)];
    for (const element of pointed) element.setAttribute("data-pointed", "true");
    return () => {
      for (const element of pointed) element.removeAttribute("data-pointed");
    };
  }, [selector]);
}

/** A hint stands above the hand if what it points at is in the upper half of the page, and else at the top. */
function useAway(hint: Hint) {
  const self = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [element, pointed] = [self.current, hint.at ? document.querySelector(hint.at) : null];
    const lower = document.querySelector(".lower")?.getBoundingClientRect();
    if (!element || !lower) return;
    const around = pointed?.getBoundingClientRect();
    const above = around !== undefined && around.top + around.height / 2 < innerHeight / 2;
    element.style.top = above ? "auto" : "";
    element.style.bottom = above ? `${innerHeight - lower.top + 8}px` : "";
  }, [hint]);
  return self;
}

function Shown({ hint, onNext, onLeave }: { hint: Hint; onNext: () => void; onLeave: () => void }) {
  usePointing(hint.at);
  const self = useAway(hint);
  useShortcut("h", "Close the hint", "Table", onNext);
  useEffect(() => announce(hint.says.join(" ")), [hint]);
  return (
    <aside ref={self} class="coach" aria-label="Hint">
      {hint.says.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div class="coach-buttons">
        {!hint.last && (
          <Button kind="quiet" onClick={onLeave}>
            Leave the lesson
          </Button>
        )}
        <Button kind="primary" onClick={hint.last ? onLeave : onNext}>
          {hint.last ? "Play on" : "I see"} <kbd>h</kbd>
        </Button>
      </div>
    </aside>
  );
}

/** Says what there is to learn, at a table that was opened for that; one can leave the lesson and play on. */
export function Coach({ table }: { table: string }) {
  const { connection } = useHand();
  const lesson = LESSONS[keptGame(table)?.lesson ?? ""];
  const state = useMemo(
    () => ({ given: signal<readonly string[]>([]), now: signal<Hint | undefined>(undefined), over: signal(false) }),
    [table],
  );
  const update = connection.update.value;
  const asked = connection.decision.value?.kind ?? "";
  const showing = connection.playback.showing.value;
  useEffect(() => {
    if (!lesson || !update || state.over.peek()) return;
    const moment = { update, asked, showing, given: state.given.peek() };
    const due = nextHint(lesson, moment);
    const stale = state.now.peek()?.when.asked !== undefined && asked && !isDue(state.now.peek()?.when ?? {}, moment);
    if (!due && stale) state.now.value = undefined;
    if (!due) return;
    if (due.when.shown) connection.playback.hold();
    state.given.value = [...state.given.peek(), due.id];
    state.now.value = due;
  }, [lesson, update, asked, showing]);
  const hint = state.now.value;
  if (!lesson || !hint || state.over.value) return null;
  const leave = (): void => {
    state.over.value = true;
    connection.playback.goOn();
    noteGame(table, { lesson: "" });
  };
  return (
    <Shown
      hint={hint}
      onLeave={leave}
      onNext={() => {
        state.now.value = undefined;
        connection.playback.goOn();
      }}
    />
  );
}
