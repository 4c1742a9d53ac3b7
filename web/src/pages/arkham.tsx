import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Button } from "../design/button";
import { toast } from "../design/toasts";
import { type Adventure, beginAdventure } from "../table/games";
import { CAMPAIGNS, DIFFICULTIES, INVESTIGATORS, SCENARIOS } from "../wire/types";

const NOBODY = "";
const SEATS = [0, 1, 2, 3];

interface Comrade {
  readonly name: string;
  readonly bot: boolean;
}

/** An adventure as it is chosen: a campaign goes by its title with a word before it. */
export function adventureOf(what: string, difficulty: string, party: readonly Comrade[]): Adventure {
  const there = party.filter(({ name }) => name !== NOBODY);
  const campaign = CAMPAIGNS.find((title) => what === `campaign ${title}`) ?? "";
  return {
    campaign,
    scenario: campaign ? "" : what,
    difficulty,
    yours: there.filter(({ bot }) => !bot).map(({ name }) => name),
    bots: there.filter(({ bot }) => bot).map(({ name }) => name),
  };
}

interface SeatProps {
  place: number;
  comrade: Comrade;
  taken: readonly string[];
  onChange: (comrade: Comrade) => void;
}

function Seat({ place, comrade, taken, onChange }: SeatProps) {
  return (
    <span class="field">
      <label>
        {place === 0 ? "You play" : "and"}{" "}
        <select value={comrade.name} onChange={(event) => onChange({ ...comrade, name: event.currentTarget.value })}>
          {place > 0 && <option value={NOBODY}>nobody</option>}
          {INVESTIGATORS.map((name) => (
            <option key={name} value={name} disabled={name !== comrade.name && taken.includes(name)}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {place > 0 && comrade.name !== NOBODY && (
        <label>
          <input
            type="checkbox"
            checked={comrade.bot}
            onChange={(event) => onChange({ ...comrade, bot: event.currentTarget.checked })}
          />{" "}
          played by a bot
        </label>
      )}
    </span>
  );
}

/** A scenario or a campaign of Arkham Horror, alone, with several investigators, or with bots. */
export function Arkham() {
  const { route } = useLocation();
  const [what, setWhat] = useState<string>(SCENARIOS[0]);
  const [difficulty, setDifficulty] = useState<string>("standard");
  const [party, setParty] = useState<readonly Comrade[]>(
    SEATS.map((place) => ({ name: place === 0 ? INVESTIGATORS[0] : NOBODY, bot: false })),
  );
  const [beginning, setBeginning] = useState(false);
  const play = (): void => {
    setBeginning(true);
    beginAdventure(adventureOf(what, difficulty, party)).then(
      (table) => route(`/table/${table}`),
      (error: Error) => {
        setBeginning(false);
        toast(error.message, "warning");
      },
    );
  };
  const shown = SEATS.filter((place) => place === 0 || party[place - 1]?.name !== NOBODY);
  return (
    <section class="play" aria-label="Play Arkham Horror">
      <Button kind="primary" class="play-button" disabled={beginning} onClick={play}>
        {beginning ? "Setting up …" : "Play Arkham Horror"}
      </Button>
      <label class="field">
        Scenario or campaign
        <select value={what} onChange={(event) => setWhat(event.currentTarget.value)}>
          {CAMPAIGNS.map((title) => (
            <option key={title} value={`campaign ${title}`}>
              {title} (campaign)
            </option>
          ))}
          {SCENARIOS.map((title) => (
            <option key={title} value={title}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        Difficulty
        <select value={difficulty} onChange={(event) => setDifficulty(event.currentTarget.value)}>
          {DIFFICULTIES.map((word) => (
            <option key={word} value={word}>
              {word}
            </option>
          ))}
        </select>
      </label>
      {shown.map((place) => (
        <Seat
          key={place}
          place={place}
          comrade={party[place] ?? { name: NOBODY, bot: false }}
          taken={party.map(({ name }) => name)}
          onChange={(comrade) => setParty(party.map((one, other) => (other === place ? comrade : one)))}
        />
      ))}
    </section>
  );
}
