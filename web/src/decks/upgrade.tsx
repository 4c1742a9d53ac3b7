import { Button } from "../design/button";
import type { Item } from "../library/catalogue";
import type { Priced, Sheet } from "../wire/types";
import type { Said } from "./judging";
import { copiesOf, lotsOf, traded, withExiled } from "./sheet";
import { Breaches } from "./verdict";

interface UpgradeProps {
  sheet: Sheet;
  said: Said<Priced>;
  byCode: ReadonlyMap<string, Item>;
  onChange: (sheet: Sheet) => void;
}

/** What has changed since the deck before, what that costs, and which higher versions there are. */
export function Upgrade({ sheet, said, byCode, onChange }: UpgradeProps) {
  const { answer, problem } = said;
  const name = (code: string): string => byCode.get(code)?.name ?? code;
  const lines = answer
    ? [
        ...answer.upgraded.map(([old, fresh]) => `${name(old)} becomes ${name(fresh)}`),
        ...answer.bought.map((code) => `${name(code)} comes in`),
        ...answer.removed.map((code) => `${name(code)} leaves`),
      ]
    : [];
  return (
    <div class="upgrade">
      <p role="status">
        {answer ? (
          <>
            <b>{answer.price}</b> of{" "}
          </>
        ) : (
          (problem ?? "Working out the price … ")
        )}
        <label>
          <input
            class="experience"
            type="number"
            min={0}
            max={999}
            value={sheet.experience}
            aria-label="Experience to spend"
            onChange={(event) =>
              onChange({ ...sheet, experience: Math.max(0, Number(event.currentTarget.value) || 0) })
            }
          />{" "}
          experience spent
        </label>
        . <a href={`/decks/${sheet.before}`}>The deck before</a>
      </p>
      <div class="filter-row">
        <label class="field">
          Exiled in the scenario
          <select
            value=""
            onChange={(event) => {
              const code = event.currentTarget.value;
              if (code) onChange(withExiled(sheet, code, 1));
              event.currentTarget.value = "";
            }}
          >
            <option value="">No other card</option>
            {lotsOf(sheet, byCode).map(({ item }) => (
              <option key={item.code} value={item.code}>
                {item.name}
              </option>
            ))}
          </select>
        </label>
        {Object.entries(sheet.exiled).map(([code, copies]) => (
          <Button key={code} kind="quiet" icon="close" onClick={() => onChange(withExiled(sheet, code, -1))}>
            {name(code)} {copies > 1 && `×${copies}`}
            <span class="only-heard"> was not exiled</span>
          </Button>
        ))}
      </div>
      {lines.length > 0 && (
        <ul>
          {lines.map((line, place) => (
            <li key={`${line}${place}`}>{line}</li>
          ))}
        </ul>
      )}
      {answer && <Breaches problems={answer.problems} />}
      {answer && answer.offers.length > 0 && (
        <section>
          <h2>Higher versions that can be paid for</h2>
          <ul class="offers">
            {answer.offers.map((offer) => (
              <li key={offer.old + offer.fresh}>
                <Button
                  disabled={copiesOf(sheet, offer.old) === 0}
                  onClick={() => onChange(traded(sheet, offer.old, offer.fresh))}
                >
                  {name(offer.fresh)} <small>for {offer.price}</small>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
