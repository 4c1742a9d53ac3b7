import { useState } from "preact/hooks";
import { Button, IconButton } from "../design/button";
import { Choice } from "../design/choice";
import { Rulings } from "../table/told";
import type { Mistake, Question, TrialRun, TrialStep } from "../wire/types";
import { type Bench, differing } from "./bench";
import { mended } from "./mending";

/** What a player is asked, with the moves that answer it. */
function Moves({ asked, lead, onMove }: { asked: Question; lead: string; onMove: (move: string) => void }) {
  return (
    <div class="moves">
      <span>
        <b>{asked.player}</b> {lead} <i>{asked.question}</i>
      </span>
      {asked.moves.map((move) => (
        <Button key={move.move} kind="plain" title={move.move} onClick={() => onMove(move.move)}>
          {move.text}
        </Button>
      ))}
    </div>
  );
}

/** Takes a suggestion, where there is one. */
function Mend({ bench, text }: { bench: Bench; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Button kind="quiet" onClick={() => bench.write(text)}>
      Put it right
    </Button>
  );
}

function Wrong({ bench, wrong }: { bench: Bench; wrong: readonly Mistake[] }) {
  const text = bench.text.value;
  return (
    <div role="alert">
      <ul class="mistakes">
        {wrong.map((mistake) => (
          <li key={`${mistake.line}${mistake.text}`}>
            {mistake.line > 0 && <b>Line {mistake.line}: </b>}
            {mistake.text}
            <Mend bench={bench} text={mended(text, mistake)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StepProps {
  bench: Bench;
  run: TrialRun;
  other: TrialRun | undefined;
  number: number;
  place: number;
  step: TrialStep;
}

function Step({ bench, run, other, number, place, step }: StepProps) {
  const [open, setOpen] = useState(false);
  const looked = bench.looked.value;
  const shown = Math.min(looked.step, run.steps.length - 1);
  const marked = differing(run, other, place);
  return (
    <li class="course-step" data-looked={bench.at.value === number && shown === place}>
      <div class="course-head">
        <button
          type="button"
          class="course-words"
          aria-current={bench.at.value === number && shown === place ? "step" : undefined}
          onClick={() => {
            bench.looked.value = { run: number, step: place };
          }}
        >
          {step.step}
        </button>
        <IconButton
          icon="close"
          label={`Leave this step out: ${step.step}`}
          onClick={() => bench.write(bench.file.peek().withoutStep(step.line))}
        />
      </div>
      <ol class="told">
        {step.told.map((told, at) => (
          // The same may happen twice.
          <li key={at} data-differs={marked.has(at)}>
            {told.text} {marked.has(at) && <span class="differs">only here</span>}{" "}
            {told.rulings.length > 0 && <Rulings ids={told.rulings} />}
          </li>
        ))}
      </ol>
      {step.declined.length > 0 && (
        <div class="declined">
          <button type="button" class="declined-head" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? "▾" : "▸"} What could have been done in between
          </button>
          {open &&
            step.declined.map((asked, at) => (
              // A player may be asked the same twice.
              <Moves
                key={at}
                asked={asked}
                lead="was asked:"
                onMove={(move) => bench.step(asked.player, move, step.line)}
              />
            ))}
        </div>
      )}
    </li>
  );
}

/** Playing on without a move: to the next phase. */
function Onwards({ bench, stops }: { bench: Bench; stops: readonly string[] }) {
  return (
    <select
      class="select"
      aria-label="Play on to"
      value=""
      onChange={(event) => {
        const stop = event.currentTarget.value;
        if (stop) bench.step("until", stop);
        event.currentTarget.value = "";
      }}
    >
      <option value="">Play on to …</option>
      {stops.map((stop) => (
        <option key={stop} value={stop}>
          {stop}
        </option>
      ))}
    </select>
  );
}

function Run({ bench, number }: { bench: Bench; number: number }) {
  const verdict = bench.verdict.value;
  const run = verdict?.runs[number];
  if (!verdict || !run) return null;
  const other = verdict.runs.length === 2 ? verdict.runs[1 - number] : undefined;
  const looked = bench.looked.value;
  return (
    <section class="run" aria-label={`Edition ${run.edition}`}>
      <h2>
        Edition {run.edition}{" "}
        <span data-passed={run.passed}>{run.passed ? "It goes as the case says" : "It does not"}</span>
      </h2>
      {run.wrong.length > 0 && <Wrong bench={bench} wrong={run.wrong} />}
      <ol class="course">
        <li class="course-step" data-looked={bench.at.value === number && looked.step < 0}>
          <button
            type="button"
            class="course-words"
            aria-current={bench.at.value === number && looked.step < 0 ? "step" : undefined}
            onClick={() => {
              bench.looked.value = { run: number, step: -1 };
            }}
          >
            The position
          </button>
        </li>
        {run.steps.map((step, place) => (
          // Steps have no name but their place.
          <Step key={place} bench={bench} run={run} other={other} number={number} place={place} step={step} />
        ))}
      </ol>
      {run.asked && (
        <Moves asked={run.asked} lead="is asked now:" onMove={(move) => bench.step(run.asked?.player ?? "", move)} />
      )}
      <Onwards bench={bench} stops={verdict.stops} />
    </section>
  );
}

/** A case that is run under several editions is looked at under one of them at a time. */
function Editions({ bench, runs }: { bench: Bench; runs: readonly TrialRun[] }) {
  return (
    <Choice
      legend="The case is run under"
      options={runs.map((run, number) => ({
        value: String(number),
        label: run.passed ? run.edition : `${run.edition} (fails)`,
      }))}
      value={String(bench.at.value)}
      onChange={(value) => {
        bench.looked.value = { ...bench.looked.peek(), run: Number(value) };
      }}
    />
  );
}

/** What comes of the case: step by step, each thing that happens with the rulings that decide it. */
export function Course({ bench }: { bench: Bench }) {
  const verdict = bench.verdict.value;
  const comparing = bench.other.value !== "";
  const shown = bench.at.value;
  return (
    <section class="judged" aria-label="What comes of it" aria-busy={bench.judging.value}>
      {bench.problem.value && (
        <p class="judge-problem" role="alert">
          {bench.problem.value}
        </p>
      )}
      {verdict && verdict.mistakes.length > 0 && (
        <>
          <h2>This cannot be judged yet</h2>
          <Wrong bench={bench} wrong={verdict.mistakes} />
        </>
      )}
      {verdict && verdict.runs.length > 1 && !comparing && <Editions bench={bench} runs={verdict.runs} />}
      <div class="judge-runs">
        {verdict?.runs.map(
          (run, number) => (comparing || number === shown) && <Run key={run.edition} bench={bench} number={number} />,
        )}
      </div>
    </section>
  );
}
