import { screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { cthulhuFace } from "../cards/cthulhu";
import { someCthulhuCard } from "../testing/cards";
import { render } from "../testing/render";
import { someDecision, someOption, someView } from "../testing/table";
import type { OptionView } from "../wire/cthulhu";
import { Connection } from "./connection";
import { CTHULHU } from "./cthulhu/tabletop";
import { Answers } from "./panel";
import { AskingMenu, Prompt } from "./prompt";
import { CardSpot } from "./spots";
import { Hand, HandProvider } from "./state";
import type { Tabletop } from "./tabletop";

const user = userEvent.setup();
const face = cthulhuFace(someCthulhuCard());

/** A table at which these options are offered, and the answers that are given there. */
function tableWith(options: readonly OptionView[]) {
  const connection = new Connection("", "", () => ({ close: () => {} }) as unknown as WebSocket);
  const decision = someDecision({ options });
  const view = someView({ decision });
  const answer = vi.spyOn(connection, "answer");
  connection.status.value = "open";
  connection.update.value = {
    say: "update",
    place: 1,
    view,
    log: [],
    fresh: true,
    scenes: [],
    news: [],
    seats: [],
    waiting: [0],
    window: "",
    hurry: "",
    acting: false,
    can_undo: true,
    undo_whole: "yes",
    undo_wanted: -1,
    result: null,
    remarks: null,
  };
  render(
    <HandProvider value={new Hand(connection, CTHULHU as Tabletop)}>
      <CardSpot id={5} face={face} size="token" />
      <CardSpot id={6} face={undefined} size="token" />
      <Prompt view={view} waitingFor="Waiting" />
      <Answers />
      <AskingMenu />
    </HandProvider>,
  );
  return answer;
}

const click = (element: Element) => act(async () => user.click(element));

describe("the table", () => {
  it("lights what can be clicked, and a click answers", async () => {
    const answer = tableWith([someOption(), someOption({ place: 1, word: "play", card: 5, text: "Play it" })]);
    const card = screen.getByRole("button", { name: /^Lighthouse Keeper/ });
    expect(card.dataset.selectable).toBe("true");
    expect(screen.getByRole("button", { name: "Facedown card" }).dataset.selectable).not.toBe("true");
    await click(card);
    expect(answer).toHaveBeenCalledWith(1);
  });

  it("asks which is meant where a card has several options", async () => {
    const texts = ["Play it", "Use it"];
    const answer = tableWith(texts.map((text, place) => someOption({ place, word: "trigger", card: 5, text })));
    await click(screen.getByRole("button", { name: /^Lighthouse Keeper/ }));
    expect(answer).not.toHaveBeenCalled();
    await click(screen.getByRole("menuitem", { name: "Use it" }));
    expect(answer).toHaveBeenCalledWith(1);
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("has every option in a list, and a button for what nothing stands for", async () => {
    const answer = tableWith([someOption({ word: "yes", text: "Yes" }), someOption({ place: 1, text: "Pass" })]);
    expect(screen.getAllByRole("button", { name: /Yes$/ })).toHaveLength(2);
    await click(screen.getByRole("button", { name: /^2\s*Pass$/ }));
    expect(answer).toHaveBeenCalledWith(1);
    expect(screen.queryByRole("button", { name: /Yes$/ })).toBeNull();
  });
});
