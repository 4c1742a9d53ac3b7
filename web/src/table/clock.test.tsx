import { screen } from "@testing-library/dom";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Announcer } from "../base/announce";
import { render } from "../testing/render";
import { ClockFace, written } from "./clock";
import { Connection } from "./connection";
import { CTHULHU } from "./cthulhu/tabletop";
import { Hand, HandProvider } from "./state";
import type { Tabletop } from "./tabletop";

/** A seat that has so many seconds left, and what is drawn of them. */
function seatWith(left: number, running: boolean): Connection {
  const connection = new Connection("", "", () => ({ close: () => {} }) as unknown as WebSocket);
  connection.clock.value = { left, running, at: Date.now() };
  render(
    <>
      <Announcer />
      <HandProvider value={new Hand(connection, CTHULHU as Tabletop)}>
        <ClockFace />
      </HandProvider>
    </>,
  );
  return connection;
}

const face = () => screen.getByRole("timer", { name: "Your time" });
const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });

describe("a clock", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [0, "0:00"],
    [-3, "0:00"],
    [59.2, "1:00"],
    [61, "1:01"],
    [3600, "60:00"],
  ])("shows %d seconds as %s", (seconds, shown) => {
    expect(written(seconds)).toBe(shown);
  });

  it("passes while it runs, and stands otherwise", () => {
    vi.useFakeTimers();
    const connection = seatWith(125, true);
    pass(5);
    expect(face().textContent).toBe("2:00");
    act(() => {
      connection.clock.value = { left: 120, running: false, at: Date.now() };
    });
    pass(30);
    expect(face().textContent).toBe("2:00");
  });

  it("warns when little is left: to be seen, and read out politely", () => {
    vi.useFakeTimers();
    seatWith(63, true);
    expect(face().hasAttribute("data-pressing")).toBe(false);
    expect(screen.getByRole("status").textContent).not.toContain("left");
    pass(5);
    expect(face().hasAttribute("data-pressing")).toBe(true);
    expect(screen.getByRole("status").textContent).toBe("You have less than a minute left.");
    pass(50);
    expect(screen.getByRole("status").textContent).toBe("You have less than 10 seconds left.");
  });

  it("warns of nothing while it stands", () => {
    vi.useFakeTimers();
    seatWith(30, false);
    pass(60);
    expect(face().hasAttribute("data-pressing")).toBe(false);
  });
});
