import { useState } from "preact/hooks";
import { asked, sentenceOf } from "../base/fetching";
import { GAMES } from "../cards/addresses";
import type { Game } from "../cards/types";
import { Button } from "../design/button";
import { Choice } from "../design/choice";
import { Dialog } from "../design/dialog";
import type { DeckFile, DeckPage, ReadDeck } from "../wire/types";
import { keepNew } from "./kept";

/** The formats that a deck can be had in. */
export const FORMATS: Readonly<Record<Game, readonly (readonly [string, string])[]>> = {
  cthulhu: [
    ["o8d", "OCTGN (.o8d)"],
    ["text", "Text (.txt)"],
    ["json", "Silverkey (.json)"],
  ],
  arkham: [
    ["json", "ArkhamDB (.json)"],
    ["text", "Text (.txt)"],
  ],
};

/** What game a file is likely to be of. */
export function likelyGame(content: string, otherwise: Game): Game {
  if (/investigator_code|^\s*investigator\s*:/im.test(content)) return "arkham";
  if (/^\s*</.test(content) || /"sections"/.test(content)) return "cthulhu";
  return otherwise;
}

interface ImportProps {
  open: boolean;
  onClose: () => void;
  onKept: (deck: DeckPage) => void;
}

/** A deck from a file or from what is pasted. */
export function ImportDialog({ open, onClose, onKept }: ImportProps) {
  const [game, setGame] = useState<Game>("cthulhu");
  const [content, setContent] = useState("");
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const take = (text: string, called = name): void => {
    setContent(text);
    setName(called);
    setGame(likelyGame(text, game));
    setProblem("");
  };
  const read = async (): Promise<void> => {
    try {
      const file: DeckFile = { game, content, name };
      const { sheet } = await asked<ReadDeck>("/api/decks/read", "POST", file);
      onKept(await keepNew(game, sheet));
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  const pick = async (file: File | undefined): Promise<void> => {
    if (file) take(await file.text(), file.name.replace(/\.\w+$/, ""));
  };
  return (
    <Dialog
      title="Import a deck"
      open={open}
      onClose={onClose}
      actions={
        <Button kind="primary" disabled={content.trim() === ""} onClick={() => void read()}>
          Import
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field below does the same for those who do not drag */}
      <div
        class="import"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void pick(event.dataTransfer?.files[0]);
        }}
      >
        <label class="field">
          A file: OCTGN .o8d, ArkhamDB .json, or a list as text
          <input type="file" accept=".o8d,.json,.txt" onChange={(event) => void pick(event.currentTarget.files?.[0])} />
        </label>
        <label class="field">
          Or paste it here
          <textarea
            rows={8}
            spellcheck={false}
            value={content}
            placeholder={"3 Local Sheriff\n2 Shotgun Blast (Core F13)"}
            onInput={(event) => take(event.currentTarget.value)}
          />
        </label>
        <Choice<Game>
          legend="It is of"
          options={[
            { value: "cthulhu", label: GAMES.cthulhu },
            { value: "arkham", label: GAMES.arkham },
          ]}
          value={game}
          onChange={setGame}
        />
        {problem && (
          <p class="import-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
