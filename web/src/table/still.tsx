import "./table.css";
import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import type { GameView, SeatInfo, Update } from "../wire/types";
import { Connection } from "./connection";
import { type FrameProps, FrameProvider } from "./frame";
import { Hand, HandProvider } from "./state";
import { tableOf } from "./tables";

/** A connection that leads nowhere: nothing is asked over it. */
const nowhere = (): WebSocket => ({ close: () => {} }) as unknown as WebSocket;

/** An update of a table at which nobody is asked anything. */
export function stillUpdate(view: GameView, names: readonly string[], place: number): Update {
  return {
    say: "update",
    place,
    view,
    log: [],
    fresh: true,
    scenes: [],
    news: [],
    seats: names.map((name, seat): SeatInfo => ({ name, bot: "", here: true, players: [seat] })),
    waiting: [],
    window: "",
    hurry: "",
    acting: false,
    can_undo: false,
    undo_whole: "no",
    undo_wanted: -1,
    result: null,
    remarks: null,
  };
}

interface StillProps {
  game: string;
  view: GameView;
  names: readonly string[];
  /** What is put around the board; it must be the same function each time. */
  frame: FunctionComponent<FrameProps>;
  place?: number;
}

/** A table as it stands, to be looked at: cards are read and piles opened, and nothing can be done. */
export function Still({ game, view, names, frame, place = 0 }: StillProps) {
  const found = tableOf(game);
  const hand = useMemo(() => found && new Hand(new Connection("", "", nowhere), found.tabletop), [found]);
  if (!found || !hand) return <p class="page">This page does not know the game that was played: load it again.</p>;
  return (
    <FrameProvider value={frame}>
      <HandProvider value={hand}>
        <found.Board table="" update={stillUpdate(view, names, place)} />
      </HandProvider>
    </FrameProvider>
  );
}
