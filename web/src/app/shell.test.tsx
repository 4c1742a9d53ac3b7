import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { useEffect } from "preact/hooks";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../base/settings";
import { render } from "../testing/render";
import { leadsTo, PAGES, type Page } from "./routes";
import { Shell } from "./shell";

const user = userEvent.setup();
const EXTRA: Page = {
  path: "/extra",
  title: "Extra",
  inHeader: true,
  keys: "g e",
  load: async () => ({ default: () => <h1>More</h1> }),
};

beforeEach(() => {
  history.replaceState(null, "", "/");
});

async function by(doing: () => Promise<unknown>): Promise<void> {
  await act(async () => {
    await doing();
  });
}

describe("the shell", () => {
  it("leads to every page that it is given, by a link and by keys", async () => {
    render(<Shell pages={[...PAGES, EXTRA]} />);
    await waitFor(() => screen.getByRole("heading", { name: "Silverkey" }));
    await by(() => user.click(screen.getByRole("link", { name: "Extra" })));
    await waitFor(() => screen.getByRole("heading", { name: "More" }));
    expect(document.title).toBe("Extra · Silverkey");
    expect(screen.getByRole("link", { name: "Extra" }).getAttribute("aria-current")).toBe("page");
    await by(() => user.keyboard("gs"));
    await waitFor(() => screen.getByRole("heading", { name: "Settings" }));
  });

  it("lets a page say better what it is", async () => {
    const own: Page = {
      path: "/own",
      title: "Own",
      inHeader: true,
      load: async () => ({
        default: () => {
          useEffect(() => {
            document.title = "Something of its own";
          }, []);
          return <h1>Own</h1>;
        },
      }),
    };
    render(<Shell pages={[...PAGES, EXTRA, own]} />);
    for (const name of ["Own", "Extra", "Own"]) {
      await by(() => user.click(screen.getByRole("link", { name })));
    }
    expect(document.title).toBe("Something of its own");
  });

  it("goes to the top of a page that it has led to, and says which it is", async () => {
    render(<Shell pages={[...PAGES, EXTRA]} />);
    await by(() => user.click(screen.getByRole("link", { name: "Extra" })));
    expect(document.activeElement).toBe(screen.getByRole("main"));
    expect(screen.getByRole("status").textContent).toBe("Extra");
  });

  it("says so where there is no page", async () => {
    history.replaceState(null, "", "/nowhere");
    render(<Shell pages={PAGES} />);
    await waitFor(() => screen.getByRole("heading", { name: "There is nothing here" }));
  });

  it("shows what the keys do", async () => {
    render(<Shell pages={[...PAGES, EXTRA]} />);
    await by(() => user.keyboard("?"));
    const dialog = screen.getByRole("dialog", { name: "Keys" });
    expect(dialog.textContent).toContain("Go to Extra");
  });

  it("knows the pages whose addresses go on", () => {
    const titled = (address: string) => PAGES.find((page) => leadsTo(page, address))?.title;
    expect(["/rulings", "/rulings/coc-4.1/1.3.a", "/cards/arkham/01016", "/nowhere/at/all"].map(titled)).toEqual([
      "Rulings",
      "Ruling",
      "Card",
      undefined,
    ]);
  });

  it("changes the theme", async () => {
    render(<Shell pages={PAGES} />);
    await by(() => user.click(screen.getByRole("button", { name: /^Theme: as the system/ })));
    expect(settings.theme.value).toBe("light");
    settings.theme.value = "system";
  });

  it("has every path and every key once", () => {
    for (const of of [(page: Page) => page.path, (page: Page) => page.keys]) {
      const found = PAGES.map(of).filter((said) => said !== undefined);
      expect(new Set(found).size).toBe(found.length);
    }
  });
});
