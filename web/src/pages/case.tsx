import "../library/library.css";
import { useRoute } from "preact-iso";
import { fetched } from "../base/fetching";
import { cardAddress } from "../cards/addresses";
import { CaseRuns, CaseText, caseSource } from "../library/caselist";
import { RulingList } from "../library/rulinglist";
import { useTitle } from "../library/title";
import { Waiting } from "../library/waiting";
import type { CasePage } from "../wire/types";

/** A case: its text, how it goes, and the rulings and cards that it shows. */
export default function CasePageOf() {
  const { place = "" } = useRoute().params;
  const found = fetched<CasePage>(caseSource(place));
  const { answer: page } = found;
  useTitle(page?.case.title);
  if (!page) return <Waiting fetched={found} what="the case" />;
  const { cards, rulings } = page;
  return (
    <article class="page ruling">
      <p class="crumbs">{page.case.place}</p>
      <h1>{page.case.title}</h1>
      <section>
        <h2>Result</h2>
        <CaseRuns place={page.case.place} />
        <p>
          <a href={`/judge?case=${encodeURIComponent(page.case.place)}`}>Follow it step by step</a>
        </p>
      </section>
      <section>
        <h2>Text</h2>
        <CaseText text={page.case.text} />
      </section>
      {cards.length > 0 && (
        <section>
          <h2>Cards</h2>
          <ul>
            {cards.map((card) => (
              <li key={card.code}>
                <a href={cardAddress(page.case.game, card.code)}>{card.name}</a> <small>{card.place}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {rulings.length > 0 && (
        <section>
          <h2>Rulings that it shows</h2>
          <RulingList rulings={rulings} />
        </section>
      )}
    </article>
  );
}
