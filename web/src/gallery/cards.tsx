import { useMemo } from "preact/hooks";
import { arkhamFace } from "../cards/arkham";
import { Card } from "../cards/card";
import { cthulhuFace } from "../cards/cthulhu";
import type { Face } from "../cards/face";
import { glossaries } from "../cards/glossary";
import { LargeCard } from "../cards/largecard";
import type { Data } from "./data";
import { hardest } from "./samples";

/** Cards in all three sizes. */
export function CardsOf({ faces }: { faces: readonly Face[] }) {
  const keyed = faces.map((face, place) => ({ face, key: `${face.title}${place}` }));
  return (
    <>
      <h2>Tokens</h2>
      <div class="gallery-row">
        {keyed.map(({ face, key }) => (
          <Card key={key} face={face} size="token" />
        ))}
      </div>
      <h2>Small</h2>
      <div class="gallery-row">
        {keyed.map(({ face, key }) => (
          <Card key={key} face={face} size="small" />
        ))}
      </div>
      <h2>Turned</h2>
      <div class="gallery-row">
        {keyed.slice(0, 9).map(({ face, key }) => (
          <Card key={key} face={face} size="token" state={{ exhausted: true }} />
        ))}
        {keyed.slice(0, 5).map(({ face, key }) => (
          <Card key={`small${key}`} face={face} size="small" state={{ exhausted: true }} />
        ))}
      </div>
      <h2>Large</h2>
      <div class="gallery-row">
        {keyed.map(({ face, key }) => (
          <LargeCard key={key} face={face} glossary={glossaries.value[face.game]} />
        ))}
      </div>
    </>
  );
}

/** Every card there is, on tokens and small: slow to draw, and where it shows what has no room. */
export function Every({ data }: { data: Data }) {
  const faces = useMemo(
    () => [
      ...data.cthulhu.cards.map((card) => ({ key: `${card.set}${card.number}${card.title}`, face: cthulhuFace(card) })),
      ...data.arkham.cards.map((card) => ({ key: card.code, face: arkhamFace(card) })),
    ],
    [data],
  );
  return (
    <div class="gallery-row">
      {faces.map(({ key, face }) => (
        <span key={key} class="gallery-pair">
          <Card face={face} size="token" />
          <Card face={face} size="token" state={{ exhausted: true }} />
          <Card face={face} size="small" />
        </span>
      ))}
    </div>
  );
}

export function Hardest({ data }: { data: Data }) {
  const faces = useMemo(() => hardest(data), [data]);
  return <CardsOf faces={faces} />;
}
