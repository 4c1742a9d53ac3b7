import type { ComponentType } from "preact";

/** A page. */
export interface Page {
  readonly path: string;
  readonly title: string;
  /** Whether the header leads to it. */
  readonly inHeader?: boolean;
  /** The keys that lead to it, such as `g s`. */
  readonly keys?: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** Every page, in the order of the header; each is fetched when it is first gone to. */
export const PAGES: readonly Page[] = [
  { path: "/", title: "Silverkey", keys: "g h", load: () => import("../pages/home") },
  { path: "/lobby", title: "Tables", inHeader: true, keys: "g t", load: () => import("../pages/lobby") },
  { path: "/join/:id", title: "A table", load: () => import("../pages/join") },
  { path: "/table/:id", title: "Table", load: () => import("../pages/table") },
  { path: "/judge", title: "Judge", inHeader: true, keys: "g j", load: () => import("../pages/judge") },
  { path: "/judge/:id", title: "Judge", load: () => import("../pages/judge") },
  { path: "/learn/:game", title: "A first game", load: () => import("../pages/learn") },
  { path: "/replays", title: "Replays", inHeader: true, keys: "g r", load: () => import("../pages/replays") },
  { path: "/replays/:id", title: "Replay", load: () => import("../pages/replay") },
  { path: "/decks", title: "Decks", inHeader: true, keys: "g d", load: () => import("../pages/decks") },
  { path: "/decks/:id", title: "Deck", load: () => import("../pages/deck") },
  { path: "/cards", title: "Cards", inHeader: true, keys: "g c", load: () => import("../pages/cards") },
  { path: "/cards/:game/:code", title: "Card", load: () => import("../pages/card") },
  { path: "/rulings", title: "Rulings", inHeader: true, keys: "g u", load: () => import("../pages/rulings") },
  { path: "/rulings/:id+", title: "Ruling", load: () => import("../pages/ruling") },
  { path: "/cases/:place+", title: "Case", load: () => import("../pages/case") },
  { path: "/account", title: "Account", load: () => import("../pages/account") },
  { path: "/settings", title: "Settings", inHeader: true, keys: "g s", load: () => import("../pages/settings") },
];

/** Whether an address is one of a page: a part of its path that begins with a colon may be anything, and with a plus much. */
export function leadsTo(page: Page, address: string): boolean {
  const [parts, said] = [page.path.split("/"), address.split("/")];
  const enough = page.path.endsWith("+") ? said.length >= parts.length : said.length === parts.length;
  return enough && parts.every((part, place) => part.startsWith(":") || part === said[place]);
}

/** What is only there while the client is developed; the package does not have it. */
export const WORKSHOP: readonly Page[] =
  import.meta.env.MODE === "gallery"
    ? [{ path: "/gallery", title: "Gallery", inHeader: true, keys: "g a", load: () => import("../gallery/page") }]
    : [];
