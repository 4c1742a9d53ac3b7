import "./judge.css";
import { useRef } from "preact/hooks";
import { useLocation } from "preact-iso";
import { sentenceOf } from "../base/fetching";
import { useShortcut } from "../base/shortcuts";
import { Button } from "../design/button";
import { copied } from "../design/copied";
import { Tabs } from "../design/tabs";
import { toast } from "../design/toasts";
import type { FrameProps } from "../table/frame";
import { Still } from "../table/still";
import { tableOf } from "../table/tables";
import type { GameView } from "../wire/types";
import { type Bench, caseAt, viewAt } from "./bench";
import { Cases } from "./cases";
import { Course } from "./course";
import { PositionForm } from "./form";
import { formOf, GAMES } from "./forms";
import { CaseText } from "./text";

/** What is around a board that is only looked at. */
function BoardFrame({ clock, hand, children }: FrameProps) {
  return (
    <>
      {clock}
      {children}
      {hand}
    </>
  );
}

/** How things stand after the step that is looked at. */
function Position({ bench }: { bench: Bench }) {
  const [verdict, run] = [bench.verdict.value, bench.run.value];
  const view = run && viewAt(run, bench.looked.value.step);
  if (!verdict || !view || !tableOf(verdict.game)) return null;
  return (
    <section class="judge-board" aria-label="How things stand">
      <div class={`board ${verdict.game}`}>
        <Still
          game={verdict.game}
          view={view as unknown as GameView}
          names={verdict.names}
          frame={BoardFrame}
          place={bench.looked.value.step}
        />
      </div>
    </section>
  );
}

function EditionChoice({
  bench,
  which,
  label,
  none,
}: {
  bench: Bench;
  which: "edition" | "other";
  label: string;
  none: string;
}) {
  const editions = bench.verdict.value?.editions ?? [];
  const chosen = bench[which];
  return (
    <label class="judge-field">
      {label}
      <select
        class="select"
        value={chosen.value}
        onChange={(event) => {
          chosen.value = event.currentTarget.value;
          if (bench.edition.peek() === "" && bench.other.peek() !== "") {
            bench.edition.value = bench.run.peek()?.edition ?? "";
          }
          bench.looked.value = { ...bench.looked.peek(), run: 0 };
          void bench.judge();
        }}
      >
        <option value="">{none}</option>
        {editions.map((edition) => (
          <option key={edition} value={edition}>
            {edition}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A file's name for a case of this title. */
export function fileName(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${words.slice(0, 60) || "case"}.yaml`;
}

function save(text: string, title: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/yaml" }));
  link.download = fileName(title);
  link.click();
  URL.revokeObjectURL(link.href);
}

function Toolbar({ bench }: { bench: Bench }) {
  const { route } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const share = async (): Promise<void> => {
    try {
      const address = `/judge/${await bench.keep()}`;
      route(address);
      await copied(location.origin + address, "The link to this position is copied.");
    } catch (error) {
      toast(sentenceOf(error), "warning");
    }
  };
  return (
    <div class="judge-bar">
      <h1>The judge</h1>
      <label class="judge-field">
        New
        <select
          class="select"
          value=""
          onChange={(event) => {
            const game = event.currentTarget.value;
            if (game) bench.open(formOf(game).blank);
            event.currentTarget.value = "";
          }}
        >
          <option value="">Choose a game</option>
          {GAMES.map((game) => (
            <option key={game} value={game}>
              {formOf(game).title}
            </option>
          ))}
        </select>
      </label>
      <EditionChoice bench={bench} which="edition" label="Edition" none="As the case says" />
      <EditionChoice bench={bench} which="other" label="Compare with" none="Nothing" />
      <Button icon="link" onClick={() => void share()}>
        Share
      </Button>
      <Button icon="download" onClick={() => save(bench.text.peek(), bench.file.peek().word(["case"]))}>
        Save
      </Button>
      <input
        ref={input}
        type="file"
        class="unseen"
        tabIndex={-1}
        aria-label="A case file"
        accept=".yaml,.yml,text/*"
        onChange={async (event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file) bench.open(await file.text());
        }}
      />
      <Button onClick={() => input.current?.click()}>Open</Button>
    </div>
  );
}

/** The judge: a position on the left, what comes of it on the right. */
export function Judge({ bench }: { bench: Bench }) {
  const { looked, run } = bench;
  const look = (by: number): void => {
    const last = (run.peek()?.steps.length ?? 0) - 1;
    const here = Math.min(looked.peek().step, last);
    looked.value = { ...looked.peek(), step: Math.max(-1, Math.min(here + by, last)) };
  };
  useShortcut("ArrowLeft", "A step back", "The judge", () => look(-1));
  useShortcut("ArrowRight", "A step on", "The judge", () => look(1));
  useShortcut("Home", "To the position", "The judge", () => look(Number.NEGATIVE_INFINITY));
  useShortcut("End", "To the last step", "The judge", () => look(Number.POSITIVE_INFINITY));
  useShortcut("Ctrl+z", "Take back what was changed", "The judge", () => bench.takeBack());
  return (
    <div class="judge">
      <Toolbar bench={bench} />
      <div class="judge-halves">
        <div class="judge-asked">
          <Tabs
            label="The case"
            tabs={[
              { label: "Position", content: () => <PositionForm bench={bench} /> },
              { label: "Text", content: () => <CaseText bench={bench} /> },
              {
                label: "Cases",
                content: () => (
                  <Cases
                    game={bench.game.value}
                    onOpen={(place) =>
                      caseAt(place).then(
                        (text) => bench.open(text),
                        (error: unknown) => toast(sentenceOf(error), "warning"),
                      )
                    }
                  />
                ),
              },
            ]}
          />
        </div>
        <div class="judge-answer">
          <Position bench={bench} />
          <Course bench={bench} />
        </div>
      </div>
    </div>
  );
}
