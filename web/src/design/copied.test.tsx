import { afterEach, describe, expect, it, vi } from "vitest";
import { clear, render } from "../testing/render";
import { copied } from "./copied";
import { Toasts } from "./toasts";

afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

describe("what is copied", () => {
  it("is in the clipboard where there is one", async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    const page = render(<Toasts />);
    await copied("http://table/join/1#key", "The link is copied.");
    expect(writeText).toHaveBeenCalledWith("http://table/join/1#key");
    await vi.waitFor(() => expect(page.textContent).toContain("The link is copied."));
  });

  it("is told where pages have no clipboard, as over plain http", async () => {
    vi.stubGlobal("navigator", {});
    const page = render(<Toasts />);
    await copied("http://table/join/2#key", "The link is gone.");
    await vi.waitFor(() => expect(page.textContent).toContain("http://table/join/2#key"));
    expect(page.textContent).not.toContain("The link is gone.");
  });
});
