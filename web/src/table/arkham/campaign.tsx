import { useState } from "preact/hooks";
import { Card } from "../../cards/card";
import { Button } from "../../design/button";
import type { CampaignView, GameView, LotView, MemberView, OptionView, Remarks } from "../../wire/arkham";
import { useHand } from "../state";
import { faceOfPrinted } from "./faces";

/** How a scenario has ended. */
export function ending(resolution: string): string {
  return resolution === "" || resolution === "none" ? "no resolution" : `resolution ${resolution.slice(1)}`;
}

const OUTCOMES: Readonly<Record<string, string>> = {
  won: "The campaign is won.",
  lost: "The campaign is lost.",
  survived: "The campaign is over, and you have survived it.",
};

function Parts({ campaign }: { campaign: CampaignView }) {
  const ended = new Map(campaign.ended.map((end) => [end.scenario, end.resolution]));
  return (
    <ol class="campaign-parts">
      {campaign.parts.map((part, place) => {
        const resolution = ended.get(part);
        const now = place === campaign.part && campaign.outcome === "";
        return (
          <li key={part} data-now={now}>
            {part}
            {resolution !== undefined && <span class="count"> {ending(resolution)}</span>}
            {now && <span class="count"> {campaign.between ? "next" : "now"}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function Lots({ cards }: { cards: readonly LotView[] }) {
  return (
    <ul class="lots">
      {cards.map((lot) => (
        <li key={lot.code} data-weakness={lot.weakness}>
          {lot.copies}× {lot.name}
        </li>
      ))}
    </ul>
  );
}

function Member({ member, asked, by }: { member: MemberView; asked: boolean; by: string }) {
  return (
    <section class="member" aria-label={member.title} data-asked={asked}>
      <h3>
        {member.title} {by && <span class="count">{by}</span>}
      </h3>
      <p>
        <b>{member.experience}</b> experience
        {member.physical > 0 && `, ${member.physical} physical trauma`}
        {member.mental > 0 && `, ${member.mental} mental trauma`}
        {member.fate && `, ${member.fate}`}
        {member.room > 0 && `, room for ${member.room} cards`}
      </p>
      {member.earned.length > 0 && <p>Earned: {member.earned.join(", ")}</p>}
      <details open={asked}>
        <summary>Deck: {member.cards.reduce((sum, lot) => sum + lot.copies, 0)} cards</summary>
        <Lots cards={member.cards} />
      </details>
    </section>
  );
}

const SHOPPING = ["buy", "upgrade", "remove"];
/** So many cards are drawn at first. */
const DRAWN = 24;

/** Cards that may be bought, upgraded or taken out, found by their names. */
function Shop({ options, codes }: { options: readonly OptionView[]; codes: ReadonlyMap<number, string> }) {
  const hand = useHand();
  const [search, setSearch] = useState("");
  const [most, setMost] = useState(DRAWN);
  const offered = options.filter((option) => SHOPPING.includes(option.word));
  if (offered.length === 0) return null;
  const found = offered.filter((option) => option.text.toLowerCase().includes(search.toLowerCase()));
  return (
    <section class="shop" aria-label="Cards to choose from">
      <label class="field">
        Find a card among {offered.length}
        <input type="search" value={search} onInput={(event) => setSearch(event.currentTarget.value)} />
      </label>
      <ul class="offers">
        {found.slice(0, most).map((option) => (
          <li key={option.place}>
            <Card face={faceOfPrinted(codes.get(option.place) ?? "", option.text)} size="small" />
            <Button onClick={() => hand.answer(option)}>{option.text}</Button>
          </li>
        ))}
      </ul>
      {found.length > most && <Button onClick={() => setMost(most + DRAWN)}>Show more of {found.length - most}</Button>}
    </section>
  );
}

interface BetweenProps {
  view: GameView;
  campaign: CampaignView;
  remarks: Remarks | null;
}

/** A campaign between two scenarios: how far it has come, who plays in it with what, and what may be bought. */
export function Between({ view, campaign, remarks }: BetweenProps) {
  const several = new Set(campaign.members.map((member) => member.player)).size > 1;
  return (
    <div class="between">
      <section aria-label="Campaign">
        <h2>{campaign.title}</h2>
        {campaign.outcome && <p class="lede">{OUTCOMES[campaign.outcome] ?? campaign.outcome}</p>}
        <Parts campaign={campaign} />
        {view.log.length > 0 && (
          <>
            <h3>Campaign log</h3>
            <ul>
              {view.log.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </>
        )}
        {campaign.lost.length > 0 && <p>Lost: {campaign.lost.map((member) => member.title).join(", ")}</p>}
      </section>
      <Shop options={view.decision?.options ?? []} codes={new Map(remarks?.named)} />
      <div class="members">
        {campaign.members.map((member, seat) => (
          <Member
            key={member.code}
            member={member}
            asked={view.decision !== null && seat === view.viewer}
            by={several ? (campaign.players[member.player] ?? "") : ""}
          />
        ))}
      </div>
    </div>
  );
}
