import { screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { render } from "../testing/render";
import { Dialog } from "./dialog";
import { Menu } from "./menu";
import { moved } from "./roving";
import { Tabs } from "./tabs";
import { Tooltip } from "./tooltip";

const user = userEvent.setup();

/** Do as a user does, and let what follows be drawn. */
async function by(doing: () => Promise<unknown>): Promise<void> {
  await act(async () => {
    await doing();
  });
}

describe("arrows", () => {
  it("go round and round", () => {
    expect(moved("ArrowDown", 2, 3, true)).toBe(0);
    expect(moved("ArrowUp", 0, 3, true)).toBe(2);
    expect([moved("Home", 2, 3, true), moved("End", 0, 3, true)]).toEqual([0, 2]);
  });

  it("go one way only, and nowhere where there is nothing", () => {
    expect(moved("ArrowRight", 0, 3, true)).toBeUndefined();
    expect(moved("ArrowDown", 0, 0, true)).toBeUndefined();
  });
});

describe("a menu", () => {
  const undo = vi.fn();
  const items = [
    { label: "Undo", run: undo },
    { label: "Later", run: () => {}, disabled: true },
    { label: "Concede", run: () => {} },
  ];

  it("is opened, gone through and left by keys", async () => {
    render(<Menu label="Do" items={items} />);
    const button = screen.getByRole("button", { name: "Do" });
    act(() => button.focus());
    await by(() => user.keyboard("{ArrowDown}"));
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(document.activeElement?.textContent).toBe("Undo");
    await by(() => user.keyboard("{ArrowDown}"));
    expect(document.activeElement?.textContent).toBe("Concede");
    await by(() => user.keyboard("{Escape}"));
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-expanded")).toBe("false");
  });

  it("does what is chosen and closes", async () => {
    render(<Menu label="Do" items={items} />);
    await by(() => user.click(screen.getByRole("button", { name: "Do" })));
    await by(() => user.click(screen.getByText("Undo")));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText("Undo")).toBeNull();
  });
});

describe("tabs", () => {
  it("show one page, and arrows lead to the next", async () => {
    render(<Tabs label="Parts" tabs={["Board", "Log"].map((label) => ({ label, content: () => `The ${label}` }))} />);
    const [board, log] = screen.getAllByRole("tab");
    act(() => board?.focus());
    await by(() => user.keyboard("{ArrowLeft}"));
    expect(document.activeElement).toBe(log);
    expect(screen.getByRole("tabpanel", { name: "Log" }).textContent).toBe("The Log");
    expect(board?.tabIndex).toBe(-1);
  });
});

describe("a dialog", () => {
  it("says when it is closed", async () => {
    const onClose = vi.fn();
    render(
      <Dialog title="Leave?" open onClose={onClose}>
        <p>Really</p>
      </Dialog>,
    );
    expect(screen.getByRole("dialog", { name: "Leave?" })).not.toBeNull();
    await by(() => user.click(screen.getByRole("button", { name: "Close" })));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("an explained word", () => {
  it("explains itself when it is focused, until Escape", async () => {
    render(<Tooltip text="It wins ties.">Fast</Tooltip>);
    const word = screen.getByRole("button", { name: "Fast" });
    act(() => word.focus());
    const explanation = document.querySelector('[role="tooltip"]');
    expect(explanation?.textContent).toBe("It wins ties.");
    expect(word.getAttribute("aria-describedby")).toBe(explanation?.id);
    await by(() => user.keyboard("{Escape}"));
    expect(document.querySelector('[role="tooltip"]')).toBeNull();
  });
});
