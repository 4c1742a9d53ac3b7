import "../library/library.css";
import { useRoute } from "preact-iso";
import { fetched } from "../base/fetching";
import { cardAddress } from "../cards/addresses";
import { CaseList } from "../library/caselist";
import { DOCUMENTS, RulingLink, RulingList } from "../library/rulinglist";
import { useTitle } from "../library/title";
import { Waiting } from "../library/waiting";
import type { CardPrint, ReadingPage, RulingPage, SectionPage } from "../wire/types";

type Answer = RulingPage | ReadingPage | SectionPage;

/** What each document has said. */
function History({ page }: { page: RulingPage }) {
  return (
    <section>
      <h2>By edition</h2>
      <ol class="stages">
        {page.history.map((stage) => (
          <li key={stage.when}>
            <h3>{stage.when}</h3>
            {stage.statements.length === 0 && <p>Nothing is said of it.</p>}
            {stage.statements.map((statement) => (
              <p key={statement}>{statement}</p>
            ))}
            <p class="ruling-facts">
              {stage.ids.map((id) => (
                <RulingLink key={id} id={id} />
              ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Cards({ cards, game }: { cards: readonly CardPrint[]; game: string }) {
  if (cards.length === 0) return null;
  return (
    <section>
      <h2>Cards</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.name}>
            {card.code ? <a href={cardAddress(game, card.code)}>{card.name}</a> : card.name} <small>{card.place}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ruling({ page }: { page: RulingPage }) {
  const { ruling, differing, readings, cases } = page;
  const [document = ""] = ruling.id.split("/");
  return (
    <>
      <p class="crumbs">
        <a href="/rulings">Rulings</a> ·{" "}
        <a href={`/rulings?game=${ruling.game}&document=${document}`}>{DOCUMENTS[document] ?? document}</a> ·{" "}
        <a href={`/rulings?game=${ruling.game}&document=${document}&section=${ruling.section}`}>{ruling.section}</a>
      </p>
      <h1>{ruling.title}</h1>
      <p class="lede">{ruling.statement}</p>
      <p class="ruling-facts">
        <span>{ruling.kind}</span>
        {page.ids.map((id) => (
          <code key={id}>{id}</code>
        ))}
      </p>
      {readings.map((reading) => (
        <p key={reading.id} class="note">
          Where the documents leave a choice, <RulingLink id={reading.id} /> is followed: {reading.statement}
        </p>
      ))}
      {page.note && <p class="note">{page.note}</p>}
      <History page={page} />
      {differing.length > 0 && (
        <section>
          <h2>Ruled otherwise</h2>
          <RulingList rulings={differing} />
        </section>
      )}
      <Cards cards={page.cards} game={ruling.game} />
      <section>
        <h2>Cases</h2>
        {cases.length > 0 ? <CaseList cases={cases} /> : <p>{page.reason || "No case shows it yet."}</p>}
      </section>
    </>
  );
}

function Reading({ page }: { page: ReadingPage }) {
  return (
    <>
      <p class="crumbs">
        <a href="/rulings">Rulings</a>
      </p>
      <h1>{page.reading.title}</h1>
      <p class="lede">{page.reading.statement}</p>
      <section>
        <h2>It concerns</h2>
        <RulingList rulings={page.rulings} />
      </section>
      <section>
        <h2>Cases</h2>
        {page.cases.length > 0 ? <CaseList cases={page.cases} /> : <p>No case shows it yet.</p>}
      </section>
    </>
  );
}

function titleOf(page: Answer | undefined): string | undefined {
  if (page?.what === "ruling") return page.ruling.title;
  return page?.what === "reading" ? page.reading.title : page?.section;
}

/** What an id means: a ruling, a reading, or the rulings of a part of a document. */
export default function RulingPageOf() {
  const { id = "" } = useRoute().params;
  const found = fetched<Answer>(`/api/rulings/${id.split("/").map(encodeURIComponent).join("/")}`);
  const { answer: page } = found;
  useTitle(titleOf(page));
  if (!page) return <Waiting fetched={found} what="the ruling" />;
  return (
    <article class="page ruling">
      {page.what === "ruling" && <Ruling page={page} />}
      {page.what === "reading" && <Reading page={page} />}
      {page.what === "section" && (
        <>
          <p class="crumbs">
            <a href="/rulings">Rulings</a>
          </p>
          <h1>{page.section}</h1>
          <RulingList rulings={page.rulings} />
        </>
      )}
    </article>
  );
}
