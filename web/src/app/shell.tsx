import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { ErrorBoundary, LocationProvider, lazy, Route, Router, useLocation } from "preact-iso";
import { Announcer, announce } from "../base/announce";
import { Keys, useShortcut } from "../base/shortcuts";
import { PreviewLayer } from "../cards/preview";
import { Toasts } from "../design/toasts";
import NotFound from "../pages/notfound";
import { SearchDialog } from "../search/dialog";
import { Header } from "./header";
import { KeyboardHelp } from "./keyboardhelp";
import { leadsTo, type Page } from "./routes";

interface ShellProps {
  pages: readonly Page[];
}

/** The keys that lead to a page. */
function Way({ page }: { page: Page & { keys: string } }) {
  const { route } = useLocation();
  useShortcut(page.keys, `Go to ${page.title}`, "Pages", () => route(page.path));
  return null;
}

/** The page that the address names, with what is around every page. */
function Frame({ pages }: ShellProps) {
  const { path } = useLocation();
  const [helping, setHelping] = useState(false);
  const [searching, setSearching] = useState(false);
  const main = useRef<HTMLElement>(null);
  const arrived = useRef(false);
  const components = useMemo(() => pages.map((page) => ({ page, component: lazy(page.load) })), [pages]);

  useShortcut("?", "Show what the keys do", "Everywhere", () => setHelping(true));
  useShortcut("/", "Search everything", "Everywhere", () => setSearching(true));
  useEffect(() => {
    const keys = new Keys();
    const press = (event: KeyboardEvent): void => {
      keys.press(event);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  const title = pages.find((page) => leadsTo(page, path))?.title ?? "Not found";
  // Before the page itself, which may know better what it shows.
  useLayoutEffect(() => {
    document.title = title === "Silverkey" ? title : `${title} · Silverkey`;
  }, [path, title]);
  useEffect(() => {
    // Whoever follows a link goes on from the top of what it led to; whoever has just come begins where browsers begin.
    if (arrived.current) {
      main.current?.focus();
      announce(title);
    }
    arrived.current = true;
  }, [path, title]);

  return (
    <>
      <a class="skip-link" href="#main">
        Skip to the page
      </a>
      <Header pages={pages} onSearch={() => setSearching(true)} onHelp={() => setHelping(true)} />
      <main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary>
          <Router>
            {[
              ...components.map(({ page, component }) => (
                <Route key={page.path} path={page.path} component={component} />
              )),
              <Route key="none" default component={NotFound} />,
            ]}
          </Router>
        </ErrorBoundary>
      </main>
      {pages
        .filter((page): page is Page & { keys: string } => page.keys !== undefined)
        .map((page) => (
          <Way key={page.path} page={page} />
        ))}
      <PreviewLayer />
      <SearchDialog pages={pages} open={searching} onClose={() => setSearching(false)} />
      <KeyboardHelp open={helping} onClose={() => setHelping(false)} />
      <Toasts />
      <Announcer />
    </>
  );
}

export function Shell(props: ShellProps) {
  return (
    <LocationProvider>
      <Frame {...props} />
    </LocationProvider>
  );
}
