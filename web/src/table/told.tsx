/** Sentences of the server with links: to the cards that they name and the rulings that they cite. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { announce } from "../base/announce";
import { cardAddress, rulingAddress } from "../cards/addresses";
import type { Line } from "../wire/types";

/** A link out of a game, which stays where it is. */
function Out({ to, children }: { to: string; children: ComponentChildren }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** A piece of a sentence: a title with its code, or what stands between. */
export interface Piece {
  readonly text: string;
  readonly code?: string;
}

/** A sentence in its pieces; of two titles that begin at one place it is the longer that is meant. */
export function piecesOf(text: string, cards: Line["cards"]): Piece[] {
  const byLength = [...cards].sort(([one], [other]) => other.length - one.length);
  const pieces: Piece[] = [];
  let plain = "";
  for (let at = 0; at < text.length; ) {
    const named = byLength.find(([title]) => text.startsWith(title, at));
    if (named) {
      if (plain) pieces.push({ text: plain });
      pieces.push({ text: named[0], code: named[1] });
      plain = "";
      at += named[0].length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  return plain ? [...pieces, { text: plain }] : pieces;
}

/** A sentence that opens the cards it names. */
export function Told({ text, cards, game }: { text: string; cards: Line["cards"]; game: string }) {
  return (
    <>
      {piecesOf(text, cards).map((piece, place) =>
        piece.code ? (
          <Out key={place} to={cardAddress(game, piece.code)}>
            {piece.text}
          </Out>
        ) : (
          piece.text
        ),
      )}
    </>
  );
}

/** Rulings by their ids. */
export function Rulings({ ids }: { ids: readonly string[] }) {
  return (
    <span class="rulings">
      {ids.map((id, place) => (
        <span key={id}>
          {place > 0 && ", "}
          <Out to={rulingAddress(id)}>{id}</Out>
        </span>
      ))}
    </span>
  );
}

const CITED = /^(.*?)\s*\[((?:[\w.-]+\/[^\],]+)(?:, [\w.-]+\/[^\],]+)*)\]$/;

/** A sentence and the rulings in brackets at its end. */
export function cited(sentence: string): { text: string; rulings: readonly string[] } {
  const found = CITED.exec(sentence);
  return found ? { text: found[1] ?? "", rulings: (found[2] ?? "").split(", ") } : { text: sentence, rulings: [] };
}

/** A sentence followed by what it rests on. */
export function WithRulings({ sentence }: { sentence: string }) {
  // Several sentences may each have their rulings.
  const parts = sentence.split(/(?<=\]) /).map(cited);
  return (
    <>
      {parts.map(({ text, rulings }) => (
        <span key={text}>
          {text} {rulings.length > 0 && <Rulings ids={rulings} />}{" "}
        </span>
      ))}
    </>
  );
}

/** A line of the log: it opens its cards, and on demand says what it rests on. */
export function LogLine({ line, game }: { line: Line; game: string }) {
  const [open, setOpen] = useState(false);
  const toggle = (): void => {
    setOpen(!open);
    if (!open) announce(`Rests on ${line.rulings.join(", ")}`);
  };
  return (
    <li data-verb={line.verb}>
      <Told text={line.text} cards={line.cards} game={game} />
      {line.rulings.length > 0 && (
        <>
          {" "}
          <button type="button" class="why" aria-expanded={open} aria-label="Why: the rulings" onClick={toggle}>
            §
          </button>
          {open && <Rulings ids={line.rulings} />}
        </>
      )}
    </li>
  );
}
