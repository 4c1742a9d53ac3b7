import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Picture } from "../cards/parts";
import { Button } from "../design/button";
import { toast } from "../design/toasts";
import { beginGame, games } from "../table/games";
import { STARTER_FACTIONS } from "../wire/types";
import { Arkham } from "./arkham";

type Chosen = readonly [string, string];

/** A starter deck of two factions, the open one left to chance; nothing where both are. */
export function deckOf(chosen: Chosen, random: () => number = Math.random): string {
  if (chosen.every((faction) => faction === "")) return "";
  const left = STARTER_FACTIONS.filter((faction) => !chosen.includes(faction));
  const [first, second] = chosen.map((faction) => faction || left[Math.floor(random() * left.length)]);
  return `${first}, ${second}`;
}

interface FactionProps {
  label: string;
  value: string;
  other: string;
  onChange: (faction: string) => void;
}

function Faction({ label, value, other, onChange }: FactionProps) {
  return (
    <label class="field">
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">Any</option>
        {STARTER_FACTIONS.map((faction) => (
          <option key={faction} value={faction} disabled={faction === other}>
            {faction}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A game at once, against the bot. */
function Play() {
  const { route } = useLocation();
  const [chosen, setChosen] = useState<Chosen>(["", ""]);
  const [beginning, setBeginning] = useState(false);
  const play = (): void => {
    setBeginning(true);
    beginGame(deckOf(chosen)).then(
      (table) => route(`/table/${table}`),
      (error: Error) => {
        setBeginning(false);
        toast(error.message, "warning");
      },
    );
  };
  return (
    <section class="play" aria-label="Play">
      <Button kind="primary" class="play-button" disabled={beginning} onClick={play}>
        {beginning ? "Shuffling …" : "Play Call of Cthulhu"}
      </Button>
      <Faction
        label="Your factions"
        value={chosen[0]}
        other={chosen[1]}
        onChange={(faction) => setChosen([faction, chosen[1]])}
      />
      <Faction
        label="and"
        value={chosen[1]}
        other={chosen[0]}
        onChange={(faction) => setChosen([chosen[0], faction])}
      />
    </section>
  );
}

function YourGames() {
  const going = games.value.filter((game) => !game.over);
  if (going.length === 0) return null;
  return (
    <section aria-label="Your games">
      <h2>Your games that go on</h2>
      <ul class="games">
        {going.map((game) => (
          <li key={game.table}>
            <a href={`/table/${game.table}`}>{game.title}</a>{" "}
            <small>begun {new Date(game.begun).toLocaleString([], { dateStyle: "medium", timeStyle: "short" })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A game to begin or to go on with, and what this is. */
export default function Home() {
  return (
    <div class="page home">
      <Picture name="Silverkey" figure="place" />
      <h1>Silverkey</h1>
      <p class="lede">Call of Cthulhu: The Card Game, played by the book, against a bot.</p>
      <Play />
      <Arkham />
      <YourGames />
      <p>
        The rules run on the server, which says what you may do and why. Press <kbd>?</kbd> to see what the keys do, and
        choose your colours under <a href="/settings">Settings</a>.
      </p>
      <p>
        Silverkey is unofficial and made by fans. It has no part in Fantasy Flight Games, Asmodee or Chaosium, to whom
        the names of games and cards belong. Its texts and drawings are its own.
      </p>
    </div>
  );
}
