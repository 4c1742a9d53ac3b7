import { struggleIcons } from "../../cards/cthulhu";
import { Icon, type IconName, iconLabel } from "../../icons/icon";
import type { GameView, StoryView } from "../../wire/cthulhu";
import { cardSpot } from "../options";
import { CardSpot } from "../spots";
import { useHand } from "../state";
import { faceOfStory } from "./faces";
import { cardsAt, InPlay } from "./inplay";

/** How many success tokens win a story is what the track has room for. */
const TRACK = [1, 2, 3, 4, 5];

function Track({ count, whose, own }: { count: number; whose: string; own: boolean }) {
  return (
    <span
      class="track"
      data-own={own}
      role="img"
      aria-label={`${whose}: ${count} success ${count === 1 ? "token" : "tokens"}`}
    >
      {TRACK.map((place) => (
        <span key={place} class="track-place" data-filled={place <= count} />
      ))}
      {count > TRACK.length && <b>{count}</b>}
    </span>
  );
}

/** What the characters of a side bring together: their icons of each struggle, and their skill. */
interface Strength {
  readonly icons: Readonly<Partial<Record<IconName, number>>>;
  readonly skill: number;
}

function strengthOf(view: GameView, player: number, story: number): Strength | undefined {
  const cards = cardsAt(view, player, story).filter((card) => card.type === "character");
  if (cards.length === 0) return undefined;
  const icons: Partial<Record<IconName, number>> = {};
  for (const name of cards.flatMap((card) => struggleIcons(card.icons))) icons[name] = (icons[name] ?? 0) + 1;
  return { icons, skill: cards.reduce((sum, card) => sum + card.skill, 0) };
}

/** The strength of a side in words. */
function strengthWords(whose: string, { icons, skill }: Strength): string {
  const names = Object.keys(icons) as IconName[];
  const counts = names.map((name) => `${iconLabel(name)} ${icons[name]}`);
  return [`${whose}: skill ${skill}`, ...counts].join(", ");
}

interface RowProps {
  /** The struggles of a story, in the order in which they are fought. */
  struggles: readonly IconName[];
  mine: Strength | undefined;
  theirs: Strength | undefined;
  whose: string;
  tokens: number;
  /** Whether it is the side that one looks from. */
  own: boolean;
}

/** A side of a story: its success tokens, and beside each struggle what it brings to it. What is ahead is marked. */
function SideOfStory({ struggles, mine, theirs, whose, tokens, own }: RowProps) {
  const cell = (mark: string, own: number, other: number) => (
    <span key={mark} class="brought" data-ahead={own > other}>
      {own}
    </span>
  );
  return (
    <>
      <Track count={tokens} whose={whose} own={own} />
      {mine && <span class="only-heard">{strengthWords(whose, mine)}</span>}
      <span class="brings" aria-hidden>
        {mine && struggles.map((name, place) => cell(`${place}`, mine.icons[name] ?? 0, theirs?.icons[name] ?? 0))}
        {mine && cell("skill", mine.skill, theirs?.skill ?? 0)}
      </span>
    </>
  );
}

interface StoryProps {
  view: GameView;
  story: StoryView;
  me: 0 | 1;
  names: readonly [string, string];
}

function Story({ view, story, me, names }: StoryProps) {
  const other = me === 0 ? 1 : 0;
  const told = useHand().connection.playback.showing.value?.lines.findLast((line) => line.shown === story.id);
  const struggles = struggleIcons(story.struggles);
  const strengths = [strengthOf(view, 0, story.id), strengthOf(view, 1, story.id)] as const;
  const side = (mine: 0 | 1) => (
    <SideOfStory
      struggles={struggles}
      mine={strengths[mine]}
      theirs={strengths[mine === 0 ? 1 : 0]}
      whose={names[mine]}
      tokens={story.tokens[mine]}
      own={mine === me}
    />
  );
  return (
    <section
      class="story"
      data-resolved={story.resolved}
      data-drop={cardSpot(story.id)}
      data-shining={told !== undefined}
      aria-label={story.title}
    >
      {told && <p class="story-told">{told.text}</p>}
      <InPlay view={view} player={other} story={story.id} />
      <div class="story-middle">
        <CardSpot id={story.id} face={faceOfStory(story)} size="token" />
        <div class="story-facts" style={{ "--struggles": struggles.length + 1 }}>
          {side(other)}
          <strong class="story-title">
            {story.title}
            {story.resolved && <span class="count"> resolved</span>}
          </strong>
          <span class="brings struggles" aria-hidden>
            {struggles.map((name, place) => (
              // A struggle may come twice.
              <span key={place} class="struggle" data-now={told?.text.includes(`${iconLabel(name)} struggle`) ?? false}>
                <Icon name={name} class={`of-${name}`} />
              </span>
            ))}
            <span class="struggle">
              <Icon name="skill" />
            </span>
          </span>
          {side(me)}
        </div>
      </div>
      <InPlay view={view} player={me} story={story.id} />
    </section>
  );
}

/** The stories in the middle, with who is at them on either side. */
export function Stories({ view, me, names }: Omit<StoryProps, "story">) {
  return (
    <div class="stories">
      {view.stories.map((story) => (
        <Story key={story.id} view={view} story={story} me={me} names={names} />
      ))}
    </div>
  );
}
