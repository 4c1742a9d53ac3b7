import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { unrevealedFace } from "../cards/arkham";
import { Card, type CardSize } from "../cards/card";
import type { Face } from "../cards/face";
import { LargeCard } from "../cards/largecard";
import { type CardState, clues, damage, doom, horror, resources, successTokens, uses, wounds } from "../cards/state";
import type { Data } from "./data";
import { arkham, arkhamCard, cthulhu } from "./samples";

function Named({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <figure class="gallery-named">
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** A card that can be chosen, and is, and is not. */
function Chosen({ face, size }: { face: Face; size: CardSize }) {
  const [selected, setSelected] = useState(false);
  return (
    <Card face={face} size={size} state={{ selectable: true, selected }} onActivate={() => setSelected(!selected)} />
  );
}

const CHANGED = {
  cost: 3,
  skill: 6,
  icons: "TTCCCA",
  keywords: ["Fast", "Toughness +1"],
  subtypes: ["Deep One", "Monster"],
};

function samples(data: Data): [string, Face | undefined, CardState][] {
  const deepOne = cthulhu(data, "Adult Deep One");
  const priest = arkham(data, "Ghoul Priest", { health: 10, fight: 3, evade: 5 });
  return [
    ["ready", deepOne, {}],
    ["exhausted", deepOne, { exhausted: true }],
    ["insane", deepOne, { insane: true }],
    ["insane, unknown", undefined, { insane: true }],
    ["facedown", undefined, { facedown: true }],
    ["wounded", deepOne, { counters: [wounds(1)] }],
    ["tokens", deepOne, { counters: [wounds(2), successTokens(3)] }],
    ["attached", deepOne, { attached: 2 }],
    ["selectable", deepOne, { selectable: true }],
    ["selected", deepOne, { selected: true }],
    ["dimmed", deepOne, { dimmed: true }],
    ["blank", deepOne, { blank: true }],
    ["changed", cthulhu(data, "Adult Deep One", CHANGED), {}],
    [
      "weakened",
      cthulhu(data, "Adult Deep One", { cost: 6, skill: 1, icons: "" }),
      { exhausted: true, counters: [wounds(1)] },
    ],
    [
      "everything",
      deepOne,
      { exhausted: true, selectable: true, attached: 1, counters: [wounds(1), successTokens(2)] },
    ],
    ["story", cthulhu(data, "Opening Night"), { counters: [successTokens(3)] }],
    ["enemy", priest, { counters: [damage(4), doom(1)] }],
    ["asset", arkham(data, "Beat Cop"), { counters: [damage(1), horror(1)] }],
    ["uses", arkham(data, "Shotgun"), { exhausted: true, counters: [uses(2, "ammo")] }],
    ["location", arkham(data, "Cellar"), { counters: [clues(2), doom(1)] }],
    ["unrevealed", unrevealedFace(arkhamCard(data, "Cellar")), { dimmed: true }],
    [
      "investigator",
      arkham(data, "Roland Banks", { combat: 6, agility: 1 }),
      { counters: [damage(3), horror(2), clues(1), resources(7)] },
    ],
  ];
}

export function States({ data }: { data: Data }) {
  const all = samples(data);
  const deepOne = cthulhu(data, "Adult Deep One", CHANGED);
  return (
    <>
      <h2>States</h2>
      {(["token", "small"] as const).map((size) => (
        <div key={size} class="gallery-row">
          {all.map(([name, face, state]) => (
            <Named key={name} name={name}>
              <Card face={face} size={size} state={state} />
            </Named>
          ))}
          <Named name="click it">
            <Chosen face={deepOne} size={size} />
          </Named>
        </div>
      ))}
      <div class="gallery-row">
        <LargeCard face={deepOne} state={{ exhausted: true, attached: 1, counters: [wounds(1), successTokens(2)] }} />
        <LargeCard
          face={arkham(data, "Ghoul Priest", { health: 10, fight: 3, evade: 5 })}
          state={{ counters: [damage(4), doom(1)] }}
        />
        <LargeCard face={cthulhu(data, "Mad Artist")} state={{ blank: true }} />
      </div>
    </>
  );
}
