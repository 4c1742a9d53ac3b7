import { screen } from "@testing-library/dom";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { someCthulhuCard } from "../testing/cards";
import { render } from "../testing/render";
import { Card } from "./card";
import { cthulhuFace } from "./cthulhu";
import { PreviewLayer } from "./preview";

const FACE = cthulhuFace(someCthulhuCard({ text: "Action: Light the lamp." }));
const OTHER = cthulhuFace(someCthulhuCard({ title: "Tide Table", type: "Support", skill: null, icons: "" }));

function card(): HTMLElement {
  return screen.getByRole("button", { name: /^Lighthouse Keeper/ });
}

function large(): HTMLElement | null {
  return screen.queryByRole("dialog", { hidden: true, name: "Card: Lighthouse Keeper" });
}

function point(type: string, pointerType: string, at = 0): void {
  act(() => {
    card().dispatchEvent(new PointerEvent(type, { pointerType, clientX: at, bubbles: true, cancelable: true }));
  });
}

function pass(time: number): void {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a card", () => {
  it("says whether it is chosen only where it can be", () => {
    render(<Card face={FACE} size="token" state={{ selectable: true }} />);
    expect(card().getAttribute("aria-pressed")).toBe("false");
    render(<Card face={FACE} size="token" state={{ selected: true }} />);
    expect(card().getAttribute("aria-pressed")).toBe("true");
    render(<Card face={FACE} size="token" />);
    expect(card().hasAttribute("aria-pressed")).toBe(false);
  });

  it("whose back is up shows no value", () => {
    render(<Card face={FACE} size="small" state={{ insane: true }} />);
    expect(card().querySelector(".card-sheet")?.textContent).toBe("Lighthouse Keeper".replace(" ", ""));
    expect(card().querySelector(".stat")).toBeNull();
  });

  it("says on a token what it is where it has no values", () => {
    render(<Card face={OTHER} size="token" />);
    expect(screen.getByRole("button").querySelector(".card-foot")?.textContent).toBe("support");
  });
});

describe("the large view", () => {
  function show(onActivate?: () => void): void {
    render(
      <>
        <Card face={FACE} size="token" onActivate={onActivate} />
        <PreviewLayer />
      </>,
    );
  }

  it("comes when a pointer has rested, and goes with it", () => {
    show();
    point("pointerenter", "mouse");
    pass(100);
    expect(large()).toBeNull();
    pass(400);
    expect(large()?.textContent).toContain("Light the lamp.");
    point("pointerleave", "mouse");
    pass(400);
    expect(large()).toBeNull();
  });

  it("does not come for a pointer that passes by", () => {
    show();
    point("pointerenter", "mouse");
    pass(100);
    point("pointerleave", "mouse");
    pass(1000);
    expect(large()).toBeNull();
  });

  it("stays while the pointer is on it", () => {
    show();
    point("pointerenter", "mouse");
    pass(500);
    point("pointerleave", "mouse");
    act(() => {
      large()?.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    });
    pass(1000);
    expect(large()).not.toBeNull();
  });

  it("is closed with Escape", () => {
    show();
    point("pointerenter", "mouse");
    pass(500);
    act(() => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    });
    expect(large()).toBeNull();
  });

  it("comes with a long press, which is no click", () => {
    const activate = vi.fn();
    show(activate);
    point("pointerdown", "touch");
    pass(600);
    point("pointerup", "touch");
    act(() => card().click());
    expect(large()).not.toBeNull();
    expect(activate).not.toHaveBeenCalled();
  });

  it("does not come where the finger slips, or is lifted soon", () => {
    show(() => {});
    point("pointerdown", "touch");
    point("pointermove", "touch", 40);
    pass(600);
    expect(large()).toBeNull();
    point("pointerdown", "touch");
    pass(100);
    point("pointerup", "touch");
    pass(600);
    expect(large()).toBeNull();
  });

  it("comes with a click where nothing else is to be done, and stays until one clicks elsewhere", () => {
    show();
    act(() => card().click());
    pass(1);
    point("pointerleave", "mouse");
    pass(1000);
    expect(large()).not.toBeNull();
    act(() => {
      document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    });
    expect(large()).toBeNull();
  });

  it("makes way where something is to be done", () => {
    const activate = vi.fn();
    show(activate);
    point("pointerenter", "mouse");
    pass(500);
    act(() => card().click());
    expect(activate).toHaveBeenCalledOnce();
    expect(large()).toBeNull();
  });

  it("goes with its card", () => {
    show();
    point("pointerenter", "mouse");
    pass(500);
    render(<PreviewLayer />);
    expect(large()).toBeNull();
  });

  it("shows its card as it is now", () => {
    show();
    point("pointerenter", "mouse");
    pass(500);
    render(
      <>
        <Card face={FACE} size="token" state={{ exhausted: true }} />
        <PreviewLayer />
      </>,
    );
    expect(large()?.textContent).toContain("Exhausted");
  });
});
