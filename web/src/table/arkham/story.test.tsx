import { screen } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { render } from "../../testing/render";
import { someDecision, someLine, someUpdate, someView } from "../../testing/table";
import { Story } from "./story";

const TOLD = [someLine({ verb: "story", text: "Something knocks." })];

function asked(serial: number) {
  return <Story update={someUpdate({ view: someView({ decision: someDecision({ serial }) }) })} log={TOLD} />;
}

describe("what the story tells", () => {
  it("stays for the next question, and is put away for whoever plays on", () => {
    render(asked(1));
    const heard = () => screen.queryByText("Something knocks.") !== null;
    expect(heard()).toBe(true);
    render(asked(2));
    expect(heard()).toBe(true);
    render(asked(3));
    expect(heard()).toBe(false);
  });
});
