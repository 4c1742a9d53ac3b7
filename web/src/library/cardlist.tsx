import { useEffect, useRef, useState } from "preact/hooks";
import { cardAddress } from "../cards/addresses";
import { Card } from "../cards/card";
import { IconRow } from "../cards/parts";
import { Icon } from "../icons/icon";
import type { Item } from "./catalogue";

/** So many cards are drawn at first, and each time that the end is near. */
const AT_ONCE = 40;

/** How many of so many are drawn: more whenever what is returned for the end comes near. */
export function useMore(count: number, anew: unknown) {
  const [most, setMost] = useState(AT_ONCE);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => setMost(AT_ONCE), [anew]);
  useEffect(() => {
    const element = end.current;
    if (!element || most >= count || typeof IntersectionObserver === "undefined") return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) setMost((before) => before + AT_ONCE);
      },
      { rootMargin: "800px" },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [most, count]);
  return { most, end };
}

/** Arrows lead from card to card, as they lie; from the words that are searched one leads down to the first. */
export function walkCards(event: KeyboardEvent): void {
  const room = event.currentTarget as HTMLElement;
  const links = [...room.querySelectorAll<HTMLElement>("a.card, a.row-name")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at < 0 && !(event.key === "ArrowDown" && (event.target as HTMLInputElement).type === "search")) return;
  const top = links[0]?.getBoundingClientRect().top;
  const inRow = Math.max(1, links.filter((link) => link.getBoundingClientRect().top === top).length);
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: inRow, ArrowUp: -inRow };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  links[at < 0 ? 0 : at + step]?.focus();
}

function Row({ item }: { item: Item }) {
  const { face } = item;
  return (
    <tr>
      <td>
        <a class="row-name" href={cardAddress(item.game, item.code)}>
          <span class="badge" data-tint={face.tint}>
            <Icon name={face.tint} label />
          </span>
          {item.name}
        </a>
        {!item.playable && <small> not yet played here</small>}
      </td>
      <td>{face.type}</td>
      <td class="number">{item.cost}</td>
      <td class="number">{face.stats.map((stat) => stat.now).join(" / ")}</td>
      <td>
        <IconRow icons={face.icons} />
        <span class="unseen">{face.icons.names.join(", ")}</span>
      </td>
      <td class="row-aside">{face.traits.join(", ")}</td>
      <td class="row-aside">{face.source}</td>
    </tr>
  );
}

function Rows({ items }: { items: readonly Item[] }) {
  return (
    <div class="rows-room">
      <table class="rows">
        <thead>
          <tr>
            {["Name", "Type", "Cost", "Values", "Icons"].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            <th scope="col" class="row-aside">
              Traits
            </th>
            <th scope="col" class="row-aside">
              From
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.code} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Cards to look through: drawn, or as a table. Each leads to its page. */
export function CardList({ items, asList }: { items: readonly Item[]; asList: boolean }) {
  const { most, end } = useMore(items.length, items);
  const shown = items.slice(0, most);
  return (
    <>
      {asList ? (
        <Rows items={shown} />
      ) : (
        <ul class="card-grid">
          {shown.map((item) => (
            <li key={item.code}>
              <Card face={item.face} size="small" href={cardAddress(item.game, item.code)} />
            </li>
          ))}
        </ul>
      )}
      <div ref={end} class="list-end" />
    </>
  );
}
