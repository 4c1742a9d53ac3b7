import "./replays.css";
import { createContext } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import { announce } from "../base/announce";
import { Board } from "../table/board";
import type { FrameProps } from "../table/frame";
import { Still } from "../table/still";
import { LogLine } from "../table/told";
import { Controls, EyesChoice, Sharing } from "./controls";
import type { ToldLine } from "./steps";
import type { Opened, Walk } from "./walk";

const WalkContext = createContext<{ walk: Walk; shown: Opened } | undefined>(undefined);

interface LogProps {
  game: string;
  log: readonly ToldLine[];
  step: number;
  onGo: (step: number) => void;
}

/** The whole log: what the step has brought opens its cards and rulings, and every other line leads to its step. */
function ReplayLog({ game, log, step, onGo }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const past = list.current?.querySelectorAll<HTMLElement>('[data-when="now"], [data-when="past"]');
    const [here, within] = [past?.item(past.length - 1), list.current];
    if (here && within) within.scrollTop = here.offsetTop - within.offsetTop - within.clientHeight / 2;
  }, [step, log]);
  const when = (at: number): string => (at === step ? "now" : at < step ? "past" : "later");
  return (
    <section class="log replay-log" aria-label="Log">
      <h2>Log</h2>
      <ol ref={list}>
        {log.map(({ step: at, line }, place) => (
          // Lines have no name but their place.
          <li key={place} data-verb={line.verb} data-when={when(at)} aria-current={at === step ? "step" : undefined}>
            {at === step ? (
              <ul>
                <LogLine line={line} game={game} />
              </ul>
            ) : (
              <button type="button" onClick={() => onGo(at)}>
                {line.text}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is around the board of a replay. */
function ReplayFrame({ clock, hand, children }: FrameProps) {
  const around = useContext(WalkContext);
  if (!around) return null;
  const { walk, shown } = around;
  const { document } = shown;
  return (
    <div class="table replay">
      <Board game={document.game}>{children}</Board>
      <div class="lower">
        <Controls walk={walk} />
        {hand}
      </div>
      <aside class="panel" aria-label="The replay">
        <div class="panel-head">
          <h1 class="replay-title">
            <a href="/replays">Replay</a>: {document.title}
          </h1>
          {clock}
          <EyesChoice walk={walk} names={document.names} />
          <Sharing walk={walk} />
        </div>
        {document.broken && <p class="replay-broken">{document.broken}</p>}
        <ReplayLog game={document.game} log={shown.log} step={walk.step.value} onGo={(step) => walk.go(step)} />
      </aside>
    </div>
  );
}

/** A replay, to be gone through. */
export function Viewer({ walk }: { walk: Walk }) {
  useEffect(() => () => walk.close(), [walk]);
  const [shown, step] = [walk.shown.value, walk.step.value];
  const view = shown?.views[step];
  const told = shown?.log.filter((line) => line.step === step).map(({ line }) => line.text);
  const heard = told?.join(" ") ?? "";
  useEffect(() => {
    if (heard) announce(heard);
  }, [heard, step]);
  if (walk.problem.value && !shown) {
    return (
      <div class="page">
        <h1>There is no replay here</h1>
        <p>{walk.problem.value}</p>
        <p>
          <a href="/replays">Go to the replays</a>
        </p>
      </div>
    );
  }
  if (!shown || !view) {
    return (
      <div class="page">
        <h1>Playing the game again …</h1>
      </div>
    );
  }
  const { document } = shown;
  return (
    <WalkContext.Provider value={{ walk, shown }}>
      <Still game={document.game} view={view} names={document.names} frame={ReplayFrame} place={step} />
    </WalkContext.Provider>
  );
}
