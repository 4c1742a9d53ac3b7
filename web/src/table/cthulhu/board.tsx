import "./board.css";
import { Icon } from "../../icons/icon";
import type { GameView } from "../../wire/cthulhu";
import type { Update } from "../../wire/types";
import { TableFrame } from "../frame";
import { CardSpot } from "../spots";
import { faceOf } from "./faces";
import { Side } from "./side";
import { Stories } from "./stories";

/** Turn, phase, Day and Night. */
function Clock({ view, names }: { view: GameView; names: readonly [string, string] }) {
  const whose = view.active === view.viewer ? "your turn" : `${names[view.active as 0 | 1]}’s turn`;
  return (
    <p class="clock">
      <span>{view.turn > 0 ? `Turn ${view.turn}, ${whose}` : "Before the first turn"}</span>
      <b>{view.phase} phase</b>
      {view.day && (
        <span>
          <Icon name="day" /> Day
        </span>
      )}
      {view.night && (
        <span>
          <Icon name="night" /> Night
        </span>
      )}
    </p>
  );
}

function YourHand({ view, me }: { view: GameView; me: 0 | 1 }) {
  if (view.viewer < 0) return null;
  return (
    <section class="hand card-row" aria-label="Your hand">
      {view.players[me].hand.map((card) => (
        <CardSpot key={card.id} id={card.id} face={faceOf(card)} size="small" />
      ))}
    </section>
  );
}

/** The whole table of Call of Cthulhu. */
export function CthulhuBoard({ table, update }: { table: string; update: Update }) {
  const view = update.view as GameView;
  const me = view.viewer === 1 ? 1 : 0;
  const other = me === 0 ? 1 : 0;
  const called = (seat: 0 | 1): string => (seat === view.viewer ? "You" : (update.seats[seat]?.name ?? "Nobody"));
  const names = [called(0), called(1)] as const;
  return (
    <TableFrame
      table={table}
      update={update}
      waitingFor={`${called(other)} is deciding …`}
      conceding="Your opponent wins then."
      clock={<Clock view={view} names={names} />}
      hand={<YourHand view={view} me={me} />}
    >
      <Side view={view} player={other} name={names[other]} own={false} />
      <Stories view={view} me={me} names={names} />
      <Side view={view} player={me} name={names[me]} own={view.viewer === me} />
    </TableFrame>
  );
}
