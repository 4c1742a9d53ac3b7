import { useLocation } from "preact-iso";
import { sentenceOf } from "../base/fetching";
import { useShortcut } from "../base/shortcuts";
import { Button, IconButton } from "../design/button";
import { copied } from "../design/copied";
import { toast } from "../design/toasts";
import { type Eyes, keptPosition } from "./source";
import { saidAt } from "./steps";
import { PACES, type Pace, type Walk } from "./walk";

const PACE_NAMES: Readonly<Record<Pace, string>> = { slow: "Slow", normal: "Normal", fast: "Fast" };
const GROUP = "Replay";

function Keys({ walk }: { walk: Walk }) {
  const { step, last } = walk;
  useShortcut("ArrowLeft", "A step back", GROUP, () => walk.go(step.peek() - 1));
  useShortcut("ArrowRight", "A step on", GROUP, () => walk.go(step.peek() + 1));
  useShortcut("PageUp", "Back to the beginning of a turn", GROUP, () => walk.turn(-1));
  useShortcut("PageDown", "On to the next turn", GROUP, () => walk.turn(1));
  useShortcut("Home", "To the beginning", GROUP, () => walk.go(0));
  useShortcut("End", "To the end", GROUP, () => walk.go(last.peek()));
  useShortcut("Space", "Play by itself, or stop", GROUP, () => walk.toggle());
  return null;
}

/** The buttons that go through a replay, and the line of all its steps. */
export function Controls({ walk }: { walk: Walk }) {
  const shown = walk.shown.value;
  const [step, last] = [walk.step.value, walk.last.value];
  if (!shown) return null;
  const playing = walk.playing.value;
  const title = shown.chapters[walk.chapter.value]?.title ?? "";
  return (
    <section class="controls" aria-label="Go through the replay">
      <Keys walk={walk} />
      <div class="controls-buttons">
        <IconButton icon="first" label="To the beginning" disabled={step === 0} onClick={() => walk.go(0)} />
        <IconButton icon="back" label="A step back" disabled={step === 0} onClick={() => walk.go(step - 1)} />
        <IconButton
          icon={playing ? "pause" : "play"}
          label={playing ? "Stop" : "Play by itself"}
          onClick={() => walk.toggle()}
        />
        <IconButton icon="forward" label="A step on" disabled={step === last} onClick={() => walk.go(step + 1)} />
        <IconButton icon="last" label="To the end" disabled={step === last} onClick={() => walk.go(last)} />
      </div>
      <input
        type="range"
        class="controls-line"
        aria-label="Step"
        aria-valuetext={`Step ${step + 1} of ${last + 1}, ${title}`}
        min={0}
        max={last}
        value={step}
        onInput={(event) => walk.go(Number(event.currentTarget.value))}
      />
      <span class="count controls-count">
        {step + 1} / {last + 1}
      </span>
      <select
        class="select"
        aria-label="Turn"
        value={String(walk.chapter.value)}
        onChange={(event) => walk.go(shown.chapters[Number(event.currentTarget.value)]?.step ?? 0)}
      >
        {shown.chapters.map((chapter, place) => (
          <option key={chapter.step} value={String(place)}>
            {chapter.title}
          </option>
        ))}
      </select>
      <select
        class="select"
        aria-label="Pace"
        value={walk.pace.value}
        onChange={(event) => {
          walk.pace.value = event.currentTarget.value as Pace;
        }}
      >
        {(Object.keys(PACES) as Pace[]).map((pace) => (
          <option key={pace} value={pace}>
            {PACE_NAMES[pace]}
          </option>
        ))}
      </select>
      <p class="controls-said">{saidAt(shown.document, step)}</p>
    </section>
  );
}

/** With whose eyes one looks. */
export function EyesChoice({ walk, names }: { walk: Walk; names: readonly string[] }) {
  return (
    <select
      class="select"
      aria-label="What is seen"
      value={walk.eyes.value}
      onChange={(event) => void walk.look(event.currentTarget.value as Eyes)}
    >
      <option value="all">Everything</option>
      {names.map((name, seat) => (
        <option key={name} value={String(seat)}>
          What {name} saw
        </option>
      ))}
    </select>
  );
}

/** Takes the position to the judge. */
function ToTheJudge({ walk }: { walk: Walk }) {
  const { route } = useLocation();
  const take = async (): Promise<void> => {
    try {
      const place = walk.shown.peek()?.document.steps[walk.step.peek()]?.place ?? 0;
      route(`/judge/${await keptPosition((await walk.source.position(place)).text)}`);
    } catch (error) {
      toast(sentenceOf(error), "warning");
    }
  };
  return (
    <Button kind="quiet" icon="judge" onClick={() => void take()}>
      Judge
    </Button>
  );
}

/** What can be done with a replay. */
export function Sharing({ walk }: { walk: Walk }) {
  const { file } = walk.source;
  const address = walk.address.value;
  if (!address || !file) return <ToTheJudge walk={walk} />;
  return (
    <>
      <ToTheJudge walk={walk} />
      <Button
        kind="quiet"
        icon="link"
        onClick={() => void copied(location.origin + address, "The link to this step is copied.")}
      >
        Copy link
      </Button>
      <a class="button" data-kind="quiet" href={file} download>
        Download
      </a>
    </>
  );
}
