import "../library/library.css";
import { useState } from "preact/hooks";
import { useRoute } from "preact-iso";
import { fetched } from "../base/fetching";
import { cardAddress, GAMES, isGame } from "../cards/addresses";
import { arkhamFace } from "../cards/arkham";
import { cthulhuFace } from "../cards/cthulhu";
import type { Face } from "../cards/face";
import { glossaries } from "../cards/glossary";
import { LargeCard } from "../cards/largecard";
import { CardText } from "../cards/parts";
import type { CthulhuCard, Game } from "../cards/types";
import { useWords } from "../cards/words";
import { Choice } from "../design/choice";
import { CaseList } from "../library/caselist";
import { RulingLink, RulingList } from "../library/rulinglist";
import { useTitle } from "../library/title";
import { Waiting } from "../library/waiting";
import { differences, inEditions } from "../library/wordings";
import type { CardFacts as ArkhamFacts } from "../wire/arkham";
import type { CardPage, Worded } from "../wire/types";

function faceOf(game: Game, wording: Worded): Face {
  const facts: unknown = wording.facts;
  return game === "cthulhu" ? cthulhuFace(facts as CthulhuCard) : arkhamFace(facts as ArkhamFacts);
}

/** The card as one of its wordings has it; which, may be chosen where there are several. */
function Drawn({ page, game }: { page: CardPage; game: Game }) {
  const newest = page.wordings.length - 1;
  const [shown, setShown] = useState(newest);
  const wording = page.wordings[shown] ?? page.wordings[newest];
  if (!wording) return null;
  const face = faceOf(game, wording);
  return (
    <div class="card-drawn">
      <LargeCard face={face} glossary={glossaries.value[game]} />
      {page.wordings.length > 1 && (
        <Choice<string>
          legend="As worded in"
          options={page.wordings.map((one, place) => ({ value: String(place), label: one.editions.join(", ") }))}
          value={String(shown)}
          onChange={(place) => setShown(Number(place))}
        />
      )}
    </div>
  );
}

function Change({ before, after }: { before: Worded; after: Worded }) {
  return (
    <>
      <h3>
        {inEditions(before.editions)} → {after.editions.join(", ")}
      </h3>
      <dl class="changes">
        {differences(before, after).map((one) => (
          <div key={one.what}>
            <dt>{one.what}</dt>
            <dd>
              <del>
                <CardText paragraphs={one.before.split("\n")} />
              </del>
              <ins>
                <CardText paragraphs={one.after.split("\n")} />
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What documents changed: facts by erratum, and wordings from edition to edition. */
function Changes({ page }: { page: CardPage }) {
  const { changes, wordings } = page;
  if (changes.length === 0 && wordings.length < 2) return null;
  return (
    <section>
      <h2>Errata</h2>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change.field + change.ruling}>
              Since {change.edition}, {change.field.replaceAll("_", " ")}: {change.after}
              {change.before && `; before: ${change.before}`} <RulingLink id={change.ruling} />
            </li>
          ))}
        </ul>
      )}
      {wordings.slice(1).map((after, place) => {
        const before = wordings[place];
        return before && <Change key={after.editions.join()} before={before} after={after} />;
      })}
    </section>
  );
}

function Known({ page, game }: { page: CardPage; game: Game }) {
  const { rulings, cases, prints, note } = page;
  return (
    <div class="card-known">
      <p class="crumbs">
        <a href={`/cards?game=${game}`}>Cards of {GAMES[game]}</a>
      </p>
      <h1>{page.name}</h1>
      <Changes page={page} />
      <section>
        <h2>Rulings</h2>
        {rulings.length === 0 ? <p>No ruling names it.</p> : <RulingList rulings={rulings} />}
      </section>
      <section>
        <h2>Cases</h2>
        {cases.length === 0 ? <p>No case shows it.</p> : <CaseList cases={cases} />}
      </section>
      {prints.length > 0 && (
        <section>
          <h2>Other cards of this title</h2>
          <ul>
            {prints.map((other) => (
              <li key={other.code}>
                <a href={cardAddress(game, other.code)}>{other.name}</a> <small>{other.place}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {note && <p class="note">Where the sources contradict each other: {note}</p>}
    </div>
  );
}

/** Everything that is known of a card. */
export default function CardPageOf() {
  const { game = "", code = "" } = useRoute().params;
  useWords(game);
  const found = fetched<CardPage>(`/api/cards/${encodeURIComponent(game)}/${encodeURIComponent(code)}/page`);
  useTitle(found.answer?.name);
  if (!found.answer || !isGame(game)) return <Waiting fetched={found} what="the card" />;
  return (
    <div class="library one-card" key={found.answer.code}>
      <Drawn page={found.answer} game={game} />
      <Known page={found.answer} game={game} />
    </div>
  );
}
