import { screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { Keys } from "../base/shortcuts";
import { cthulhuFace } from "../cards/cthulhu";
import { someCthulhuCard } from "../testing/cards";
import { render } from "../testing/render";
import { someDecision, someOption, someUpdate, someView } from "../testing/table";
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
function tableOf(options: readonly OptionView[]) {
  const connection = new Connection("", "", () => ({ close: () => {} }) as unknown as WebSocket);
  const decision = someDecision({ options });
  const view = someView({ decision });
  const answer = vi.spyOn(connection, "answer");
  connection.status.value = "open";
  connection.update.value = someUpdate({ view, can_undo: true, undo_whole: "yes" });
  render(
    <HandProvider value={new Hand(connection, CTHULHU as Tabletop)}>
      <div class="table">
        <CardSpot id={5} face={face} size="token" />
        <CardSpot id={6} face={undefined} size="token" />
        <Prompt view={view} waitingFor="Waiting" />
        <Answers />
        <AskingMenu />
      </div>
    </HandProvider>,
  );
  return { connection, answer };
}

const tableWith = (options: readonly OptionView[]) => tableOf(options).answer;

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

  it("wants the key twice that gives up a phase, be it that of the list", async () => {
    const answer = tableWith([someOption(), someOption({ place: 1, word: "play", card: 5, text: "Play it" })]);
    const keys = new Keys();
    const press = (event: KeyboardEvent): void => void keys.press(event);
    addEventListener("keydown", press);
    await act(async () => user.keyboard("1"));
    expect(answer).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: /^Once more to be sure/ })).toBeTruthy();
    await act(async () => user.keyboard("1"));
    expect(answer).toHaveBeenCalledWith(0);
    removeEventListener("keydown", press);
  });

  it("offers nothing to pass or take back once the game is over", () => {
    const { connection } = tableOf([someOption()]);
    expect(screen.getByRole("button", { name: "Passing" })).toBeTruthy();
    act(() => {
      connection.update.value = someUpdate({ result: { winners: [1], how: "time" } });
    });
    expect(screen.queryByRole("button", { name: /^(Passing|Undo)/ })).toBeNull();
  });

  it("keeps the focus of whoever answers by keys beside what is asked next, where pressing again does nothing", async () => {
    const { connection } = tableOf([someOption({ word: "yes", text: "Yes" })]);
    screen.getByRole("button", { name: /^1\s*Yes$/ }).focus();
    await act(async () => user.keyboard("{Enter}"));
    const asked = someDecision({ serial: 2, options: [someOption({ word: "no", text: "No" })] });
    act(() => {
      connection.update.value = { ...someUpdate(), view: someView({ decision: asked }) };
    });
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Answers" }));
  });
});
