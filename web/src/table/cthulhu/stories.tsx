import { struggleIcons } from "../../cards/cthulhu";
import { Icon, iconLabel } from "../../icons/icon";
import type { GameView, StoryView } from "../../wire/cthulhu";
import { cardSpot } from "../options";
import { CardSpot } from "../spots";
import { useHand } from "../state";
import { faceOfStory } from "./faces";
import { cardsAt, InPlay } from "./inplay";

/** How many success tokens win a story is what the track has room for. */
const TRACK = [1, 2, 3, 4, 5];

function Track({ count, whose }: { count: number; whose: string }) {
  return (
    <span class="track" role="img" aria-label={`${whose}: ${count} success tokens`}>
      {TRACK.map((place) => (
        <span key={place} class="track-place" data-filled={place <= count} />
      ))}
      {count > TRACK.length && <b>{count}</b>}
    </span>
  );
}

/** What the characters of a side bring together. */
function Strength({ view, player, story }: { view: GameView; player: number; story: number }) {
  const cards = cardsAt(view, player, story).filter((card) => card.type === "character");
  if (cards.length === 0) return null;
  const letters = cards.map((card) => card.icons).join("");
  const skill = cards.reduce((sum, card) => sum + card.skill, 0);
  const counts = (["T", "C", "A", "I"] as const).map((letter) => ({
    letter,
    count: [...letters].filter((other) => other === letter).length,
  }));
  return (
    <span class="strength">
      <span>
        <Icon name="skill" /> {skill}
      </span>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ letter, count }) => (
          <span key={letter}>
            {struggleIcons(letter).map((name) => (
              <Icon key={name} name={name} />
            ))}
            {count}
          </span>
        ))}
    </span>
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
        <div class="story-facts">
          <Track count={story.tokens[other]} whose={names[other]} />
          <Strength view={view} player={other} story={story.id} />
          <strong class="story-title">{story.title}</strong>
          <span class="struggles">
            {struggleIcons(story.struggles).map((name, place) => (
              // A struggle may come twice.
              <span key={place} class="struggle" data-now={told?.text.includes(`${iconLabel(name)} struggle`) ?? false}>
                <Icon name={name} />
              </span>
            ))}
            {story.resolved && <span class="count">resolved</span>}
          </span>
          <Strength view={view} player={me} story={story.id} />
          <Track count={story.tokens[me]} whose={names[me]} />
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
