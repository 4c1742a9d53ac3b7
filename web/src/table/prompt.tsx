import { useEffect, useRef } from "preact/hooks";
import { announce } from "../base/announce";
import { settings } from "../base/settings";
import { useShortcut } from "../base/shortcuts";
import { chime } from "../base/sound";
import { Button } from "../design/button";
import { Float } from "../design/float";
import { moved } from "../design/roving";
import type { DecisionView, GameView, OptionView } from "../wire/types";
import { PassMenu } from "./asking";
import { UndoButton } from "./consent";
import { buttonOptions, cardSpot, passOption } from "./options";
import { CardSpot } from "./spots";
import { useHand } from "./state";
import type { Tabletop } from "./tabletop";
import { Told } from "./told";

/** Milliseconds after skipping in which the same key passes nothing that one cannot have read yet. */
const BREATH = 600;
/** A number with its noun. */
const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** More buttons than these have no room in the line; they are in the list. */
const MOST_BUTTONS = 8;

/** What is asked, with the card that it is about where the question does not name it. */
export function questionWords(decision: DecisionView, view: GameView, game: Tabletop): string {
  const about = game.inSight(view).find((card) => card.id === decision.about)?.title;
  return about && !decision.question.includes(about) ? `${about}: ${decision.question}` : decision.question;
}

/** The cards that options offer and that lie nowhere else. */
function Offered({ options, view }: { options: readonly OptionView[]; view: GameView }) {
  const { game } = useHand();
  const known = new Set(game.inSight(view).map((card) => card.id));
  const offered = new Map(
    options.flatMap((option) => (option.face && !known.has(option.face.id) ? [[option.face.id, option.face]] : [])),
  );
  if (offered.size === 0) return null;
  return (
    <div class="card-row offered">
      {[...offered.values()].map((card) => (
        <CardSpot key={card.id} id={card.id} face={game.faceOf(card)} size="token" />
      ))}
    </div>
  );
}

function PassButton({ decision, view }: { decision: DecisionView; view: GameView }) {
  const hand = useHand();
  if (!passOption(decision.options)) return null;
  const sure = hand.passing.value === "pass";
  return (
    <Button kind={sure ? "danger" : "plain"} onClick={() => hand.pass({ byKey: false })}>
      {sure ? "Once more to be sure: " : ""}
      {hand.game.passWords(decision, view)} <kbd>Space</kbd>
    </Button>
  );
}

function Asked({ decision, view }: { decision: DecisionView; view: GameView }) {
  const hand = useHand();
  const update = hand.connection.update.value;
  const words = (update && hand.game.asks?.(decision, update)) ?? questionWords(decision, view, hand.game);
  const buttons = buttonOptions(decision.options, hand.spotsOf);
  const taken = hand.taken.value;
  const moving = taken ? decision.options.find((option) => cardSpot(option.card) === taken) : undefined;
  useEffect(() => {
    // Whoever sees everything at once is told it now; what is shown step by step has been read out already.
    const news = settings.pace.peek() === "off" ? (update?.news.join(" ") ?? "") : "";
    const asked = /[.?!]$/.test(words) ? words : `${words}.`;
    announce(`${news} ${asked} ${counted(decision.options.length, "answer")}.`);
    chime("asked");
    hand.goAhead();
  }, [decision.serial]);
  return (
    <>
      <p class="question">
        {words}
        {moving && <span class="count"> Now click {hand.game.putWhere(moving)}.</span>}
      </p>
      <Offered options={decision.options} view={view} />
      <div class="prompt-buttons">
        {buttons.length <= MOST_BUTTONS &&
          buttons.map((option) => (
            <Button key={option.place} kind="primary" onClick={() => hand.answer(option)}>
              {hand.textOf(option)}
            </Button>
          ))}
        <PassButton decision={decision} view={view} />
      </div>
    </>
  );
}

/** What somebody else does, as it is shown. */
function Showing() {
  const { playback, welcome } = useHand().connection;
  const step = playback.showing.value;
  const text = step?.lines.map((line) => line.text).join(" ") ?? "";
  useEffect(() => {
    if (text) announce(text);
  }, [step]);
  return (
    <>
      <p class="question shown">
        <Told text={text} cards={step?.lines.flatMap((line) => line.cards) ?? []} game={welcome.value?.game ?? ""} />
      </p>
      {playback.busy.value && (
        <Button onClick={() => playback.skip()}>
          Skip <kbd>Space</kbd>
        </Button>
      )}
    </>
  );
}

/** The line that always says what is asked, or for whom one waits. */
export function Prompt({ view, waitingFor }: { view: GameView; waitingFor: string }) {
  const hand = useHand();
  const { connection } = hand;
  const { playback } = connection;
  const skipped = useRef(Number.NEGATIVE_INFINITY);
  const decision = connection.decision.value;
  useShortcut("Space", "Pass, or say that all is done; show at once what others did", "Table", () => {
    if (playback.busy.peek()) {
      playback.skip();
      skipped.current = performance.now();
    } else if (performance.now() - skipped.current > BREATH) hand.pass({ byKey: true });
  });
  useShortcut("Escape", "Lay back what you have taken up", "Table", () => hand.letGo());
  useShortcut("n", "Go to the next thing that is lit", "Table", focusNext);
  const lost = connection.status.value !== "open";
  const playing = view.viewer >= 0 && connection.update.value?.result == null;
  return (
    <section
      class="prompt"
      aria-label="What is asked"
      data-asked={decision !== undefined}
      data-question={decision?.serial}
    >
      {decision && <Asked decision={decision} view={view} />}
      {!decision && lost && <p class="question">The connection is lost. Trying to come back …</p>}
      {!decision && !lost && (playback.showing.value ? <Showing /> : <p class="question waiting">{waitingFor}</p>)}
      {playing && <PassMenu view={view} />}
      {playing && <UndoButton />}
    </section>
  );
}

function focusNext(): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-selectable="true"], [data-lit="true"]')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + 1) % all.length]?.focus();
}

/** The options that a click could mean, beside what was clicked. */
export function AskingMenu() {
  const hand = useHand();
  const asking = hand.asking.value;
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useEffect(() => {
    if (!asking) return;
    entries()[0]?.focus();
    const outside = (event: PointerEvent): void => {
      if (!list.current?.contains(event.target as Node)) hand.letGo();
    };
    addEventListener("pointerdown", outside);
    return () => removeEventListener("pointerdown", outside);
  }, [asking]);
  if (!asking) return null;
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      event.stopPropagation();
      hand.letGo();
      asking.anchor.querySelector<HTMLElement>("button")?.focus();
      return;
    }
    const all = entries();
    const next = moved(event.key, all.indexOf(document.activeElement as HTMLElement), all.length, true);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <Float
      anchor={{ current: asking.anchor }}
      self={list}
      side="above"
      class="menu asking"
      role="menu"
      aria-label="Which of these?"
      onKeyDown={press}
    >
      {asking.options.map((option) => (
        <button
          key={option.place}
          type="button"
          role="menuitem"
          class="menu-item"
          tabIndex={-1}
          onClick={() => hand.answer(option)}
        >
          {hand.textOf(option)}
        </button>
      ))}
    </Float>
  );
}
