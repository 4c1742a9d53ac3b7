import "./gallery.css";
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { glossaries } from "../cards/glossary";
import { CardsOf, Every, Hardest } from "./cards";
import { Controls } from "./controls";
import { type Data, loadData } from "./data";
import { Drawings } from "./drawings";
import { ARKHAM_TITLES, arkham, CTHULHU_TITLES, cthulhu } from "./samples";
import { States } from "./states";

const SECTIONS = ["cthulhu", "arkham", "hardest", "every", "states", "icons", "controls"] as const;

function Section({ name, data }: { name: string; data: Data }) {
  switch (name) {
    case "arkham":
      return <CardsOf faces={ARKHAM_TITLES.map((title) => arkham(data, title))} />;
    case "hardest":
      return <Hardest data={data} />;
    case "every":
      return <Every data={data} />;
    case "states":
      return <States data={data} />;
    case "icons":
      return <Drawings />;
    case "controls":
      return <Controls />;
    default:
      return <CardsOf faces={CTHULHU_TITLES.map((title) => cthulhu(data, title))} />;
  }
}

/** Everything that the client draws, with real cards, to be looked at. */
export default function Gallery() {
  const { query } = useLocation();
  const [data, setData] = useState<Data>();
  const shown = query.show ?? SECTIONS[0];

  useEffect(() => {
    loadData().then((found) => {
      if (!found) return;
      const words = (of: Readonly<Record<string, string>>) => new Map(Object.entries(of));
      glossaries.value = { cthulhu: words(found.cthulhu.words), arkham: words(found.arkham.words) };
      setData(found);
    });
  }, []);

  return (
    <div class="gallery">
      <h1 class="unseen">Gallery</h1>
      <nav class="gallery-nav" aria-label="Sections">
        {SECTIONS.map((name) => (
          <a key={name} href={`/gallery?show=${name}`} aria-current={name === shown ? "true" : undefined}>
            {name}
          </a>
        ))}
      </nav>
      {data ? <Section name={shown} data={data} /> : <p>No cards are here yet: run make gallery.</p>}
    </div>
  );
}
