import { useRef, useState } from "preact/hooks";
import { usePreview } from "../../cards/preview";
import { Dialog } from "../../design/dialog";
import { Icon } from "../../icons/icon";
import type { GameView, Remarks, StageView } from "../../wire/arkham";
import { cardSpot } from "../options";
import { Pile, PlaceSpot } from "../spots";
import { useHand } from "../state";
import { BagButton } from "./bag";
import { faceOfStage } from "./faces";
import { deckSpot } from "./tabletop";

const READY = {};

/** Act or agenda: how far it has come, lit where it can be used; its text on hover. */
function Stage({ stage, kind, count }: { stage: StageView; kind: "act" | "agenda"; count: number }) {
  const hand = useHand();
  const around = useRef<HTMLSpanElement>(null);
  const spot = cardSpot(stage.id);
  const lit = hand.lit.value.has(spot);
  const face = faceOfStage(stage, kind);
  const handlers = usePreview(face, READY, lit ? () => around.current && hand.click(spot, around.current) : undefined);
  const of = stage.needed === null ? `${count}` : `${count} / ${stage.needed}`;
  const what = kind === "act" ? "clues" : "doom";
  const name = `${kind === "act" ? "Act" : "Agenda"} ${stage.stage}`;
  return (
    <span ref={around} class="card-spot">
      <button {...handlers} type="button" class="spot stage" data-kind={kind} data-lit={lit}>
        <span class="stage-name">{name}</span>
        <strong class="stage-title">{stage.title}</strong>
        <span class="stage-count">
          <Icon name={kind === "act" ? "clue" : "doom"} /> {of}
          <span class="only-heard"> {what}</span>
        </span>
      </button>
    </span>
  );
}

/** What was recorded, what happened that is remembered, and how the campaign has gone. */
function LogButton({ view }: { view: GameView }) {
  const [open, setOpen] = useState(false);
  const notes = [...view.log, ...view.remembered];
  if (notes.length === 0 && !view.campaign) return null;
  const parts = view.campaign?.parts ?? [];
  return (
    <>
      <button type="button" class="spot" onClick={() => setOpen(true)}>
        {view.campaign ? "Campaign log" : "Notes"}
      </button>
      <Dialog title={view.campaign?.title ?? "Notes"} open={open} onClose={() => setOpen(false)}>
        {parts.length > 0 && (
          <ol class="campaign-parts">
            {parts.map((part, place) => (
              <li key={part} data-now={place === view.campaign?.part}>
                {part}
              </li>
            ))}
          </ol>
        )}
        {notes.length === 0 ? (
          <p>Nothing is recorded yet.</p>
        ) : (
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </Dialog>
    </>
  );
}

/** How far agenda and act have come, the encounter deck, the chaos bag, and what is set apart. */
export function Strip({ view, remarks }: { view: GameView; remarks: Remarks | null }) {
  const clues = view.investigators.reduce((sum, held) => sum + held.clues, 0);
  const points = view.victory.reduce((sum, card) => sum + (card.victory ?? 0), 0);
  return (
    <section class="strip" aria-label="Scenario">
      {view.agenda && <Stage stage={view.agenda} kind="agenda" count={view.doom} />}
      {view.act && <Stage stage={view.act} kind="act" count={clues} />}
      <PlaceSpot spot={deckSpot(-1)} label={`Encounter deck: ${view.encounter_deck_size} cards`}>
        <Icon name="mythos" /> {view.encounter_deck_size}
      </PlaceSpot>
      <Pile name="Encounter discard pile" cards={view.encounter_discard}>
        Discard <b>{view.encounter_discard.length}</b>
      </Pile>
      <BagButton view={view} remarks={remarks} />
      {view.victory.length > 0 && (
        <Pile name={`Victory display, ${points} points`} cards={view.victory}>
          Victory <b>{points}</b>
        </Pile>
      )}
      {view.removed.length > 0 && (
        <Pile name="Removed from the game" cards={view.removed}>
          Removed <b>{view.removed.length}</b>
        </Pile>
      )}
      {Object.entries(view.piles).map(([name, count]) => (
        <span key={name} class="count">
          {name}: {count}
        </span>
      ))}
      <LogButton view={view} />
    </section>
  );
}
