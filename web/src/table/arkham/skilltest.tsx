import { ChaosToken } from "../../icons/chaos";
import { Icon, type IconName } from "../../icons/icon";
import type { GameView, Remarks } from "../../wire/arkham";
import { CardSpot } from "../spots";
import { faceOf } from "./faces";
import { inSight, percent, short } from "./tabletop";

const ATTEMPTS: Readonly<Record<string, string>> = {
  investigate: "investigates",
  fight: "fights",
  evade: "evades",
};

export const skillIcon = (skill: string): IconName =>
  skill === "combat"
    ? "combat-skill"
    : ((["willpower", "intellect", "agility"].includes(skill) ? skill : "wild") as IconName);

/** The skill test under way: it stays until it is over. */
export function SkillTest({ view, remarks }: { view: GameView; remarks: Remarks | null }) {
  const { test } = view;
  if (!test) return null;
  const name = short(view.investigators[test.player]?.title ?? "");
  const target = inSight(view).find((card) => card.id === test.target)?.title;
  const deed = ATTEMPTS[test.action];
  const value = Math.max(0, test.value + test.modifier);
  return (
    <section class="skill-test" data-drop="test 0" aria-label="Skill test" aria-live="polite">
      <p class="test-who">
        {deed && target ? `${name} ${deed} ${target}` : `${name} tests ${test.skill}${target ? `: ${target}` : ""}`}
      </p>
      <p class="test-numbers">
        <Icon name={skillIcon(test.skill)} label={test.skill} /> <b>{test.tokens.length > 0 ? value : test.value}</b>{" "}
        against <b>{test.difficulty}</b>
      </p>
      {test.tokens.length > 0 || view.drawn.length > 0 ? (
        <p class="test-tokens">
          {(view.drawn.length > 0 ? view.drawn : test.tokens).map((token, place) => (
            // The same token may come twice.
            <ChaosToken key={place} token={token} />
          ))}{" "}
          {remarks?.outlook ? remarks.outlook.replace("which ", "") : ""}
        </p>
      ) : (
        <p class="test-odds" title="Chance of success as things stand">
          <b>{percent(test.odds)}</b>
        </p>
      )}
      <div class="card-row test-cards">
        {test.committed.map((card) => (
          <CardSpot key={card.id} id={card.id} face={faceOf(card)} size="token" />
        ))}
      </div>
    </section>
  );
}

/** What committing a card would make of the odds; nothing where it cannot be committed. */
export function CommitOdds({ view, card }: { view: GameView; card: number }) {
  const offer = view.test?.commits.find((commit) => commit.card === card);
  if (!offer || !view.test) return null;
  return (
    <span class="commit-odds" data-better={offer.odds > view.test.odds}>
      {percent(view.test.odds)} → <b>{percent(offer.odds)}</b>
    </span>
  );
}
