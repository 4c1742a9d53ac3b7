import { Icon } from "../icons/icon";
import { RulingLink } from "../library/rulinglist";
import type { Breach, Judged } from "../wire/types";
import type { Said } from "./judging";

/** What is wrong, each with what it rests on. */
export function Breaches({ problems }: { problems: readonly Breach[] }) {
  if (problems.length === 0) return null;
  return (
    <ul class="breaches">
      {problems.map((problem) => (
        <li key={problem.sentence}>
          <p>{problem.sentence}</p>
          <p class="ruling-facts">
            {problem.rulings.map((id) => (
              <RulingLink key={id} id={id} />
            ))}
            {problem.rulebook && <span>{problem.rulebook}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Whether the deck may be played, and everything that is wrong with it. */
export function VerdictPanel({ said, onDraw }: { said: Said<Judged>; onDraw: (() => void) | undefined }) {
  const { answer, problem, asking } = said;
  if (!answer) return <p role="status">{problem ?? "Looking through the rules …"}</p>;
  return (
    <section class="verdict" aria-label="Legality" data-legal={answer.legal} data-asking={asking}>
      <p class="verdict-head" role="status">
        <Icon name={answer.legal ? "check" : "warning"} />
        {answer.legal ? "Legal" : answer.problems.length === 1 ? "1 problem" : `${answer.problems.length} problems`}
        <small>{answer.cards} cards count</small>
      </p>
      {problem && <p>{problem}</p>}
      <Breaches problems={answer.problems} />
      {answer.pending > 0 && (
        <p>
          A random basic weakness is still to be drawn; a table draws it when play begins.{" "}
          {onDraw && (
            <button type="button" class="button" onClick={onDraw}>
              Draw it now
            </button>
          )}
        </p>
      )}
      {answer.not_playable.length > 0 && (
        <p class="note">Not yet played here, so a game does not take them: {answer.not_playable.join("; ")}.</p>
      )}
    </section>
  );
}
