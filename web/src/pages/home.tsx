import { Picture } from "../cards/parts";

/** What this is, for whoever comes for the first time. */
export default function Home() {
  return (
    <div class="page home">
      <Picture name="Silverkey" figure="place" />
      <h1>Silverkey</h1>
      <p class="lede">Call of Cthulhu: The Card Game and Arkham Horror: The Card Game, played by the book.</p>
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
