import "./board.css";
import type { GameView } from "../../wire/arkham";
import type { SeatInfo, Update } from "../../wire/types";
import { TableFrame } from "../frame";
import { CardSpot } from "../spots";
import { useHand } from "../state";
import { Assign } from "./assign";
import { BagTokens } from "./bag";
import { Between } from "./campaign";
import { faceOf } from "./faces";
import { Investigator } from "./investigator";
import { ScenarioMap } from "./map";
import { CommitOdds, SkillTest } from "./skilltest";
import { Story } from "./story";
import { Strip } from "./strip";
import { remarksOf, short } from "./tabletop";

/** Round, phase, and whose turn it is. */
function Clock({ view }: { view: GameView }) {
  if (view.campaign?.between) return <p class="clock">{view.campaign.title}</p>;
  const active = view.investigators[view.active];
  return (
    <p class="clock">
      <span>{view.turn > 0 ? `Round ${view.turn}` : "Before the first round"}</span>
      <b>{view.phase} phase</b>
      {active && view.investigators.length > 1 && <span>{short(active.title)}’s turn</span>}
      <span class="count">{[view.scenario, view.difficulty].filter((word) => word !== "").join(", ")}</span>
    </p>
  );
}

function YourHand({ view }: { view: GameView }) {
  const held = view.investigators[view.viewer];
  if (!held || view.campaign?.between) return null;
  const whose = view.investigators.length > 1 ? `Hand of ${short(held.title)}` : "Your hand";
  return (
    <section class="hand card-row" aria-label={whose}>
      {held.hand.map((card) => (
        <span key={card.id} class="held-card">
          <CardSpot id={card.id} face={faceOf(card)} size="small" />
          <CommitOdds view={view} card={card.id} />
        </span>
      ))}
    </section>
  );
}

/** Who decides for a player. */
function seatOf(seats: readonly SeatInfo[], player: number): number {
  return seats.findIndex((seat) => seat.players.includes(player));
}

/** For whom one waits. */
function waiting(update: Update): string {
  const names = update.waiting.map((seat) => update.seats[seat]?.name ?? "Somebody");
  return names.length > 0 ? `${names.join(", ")} is deciding …` : "Waiting …";
}

function Scenario({ view, update, mine }: { view: GameView; update: Update; mine: number }) {
  const order = view.investigators.map((_, player) => player);
  return (
    <>
      <Strip view={view} remarks={remarksOf(update)} />
      <div class="scene">
        <ScenarioMap view={view} />
        <aside
          class="scene-side"
          aria-label="Beside the map"
          data-busy={view.test !== null || view.decision?.kind === "assign"}
        >
          <SkillTest view={view} remarks={remarksOf(update)} />
          {view.decision && <Assign view={view} decision={view.decision} />}
          <BagTokens remarks={remarksOf(update)} />
        </aside>
      </div>
      <div class="investigators" data-fits>
        {order.map((player) => {
          const seat = seatOf(update.seats, player);
          const by = seat === mine ? "" : (update.seats[seat]?.name ?? "");
          return (
            <Investigator
              key={player}
              view={view}
              player={player}
              yours={seat === mine && update.seats.length > 1}
              by={by}
            />
          );
        })}
      </div>
    </>
  );
}

/** The whole table of Arkham Horror. */
export function ArkhamBoard({ table, update }: { table: string; update: Update }) {
  const { connection } = useHand();
  const view = update.view as GameView;
  const mine = connection.welcome.value?.seat ?? -1;
  return (
    <TableFrame
      table={table}
      update={update}
      waitingFor={waiting(update)}
      conceding="The game ends then, for everybody."
      clock={<Clock view={view} />}
      hand={<YourHand view={view} />}
    >
      <Story update={update} log={connection.log.value} />
      {view.campaign?.between ? (
        <Between view={view} campaign={view.campaign} remarks={remarksOf(update)} />
      ) : (
        <Scenario view={view} update={update} mine={mine} />
      )}
    </TableFrame>
  );
}
