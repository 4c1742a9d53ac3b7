import { useLocation } from "preact-iso";
import { type Setting, settings } from "../base/settings";
import { IconButton } from "../design/button";
import { Icon, type IconName } from "../icons/icon";
import type { Page } from "./routes";

const NEXT_THEME: Readonly<Record<Setting<"theme">, Setting<"theme">>> = {
  system: "light",
  light: "dark",
  dark: "system",
};
const THEME_ICONS: Readonly<Record<Setting<"theme">, IconName>> = { system: "system", light: "light", dark: "dark" };
const THEME_NAMES: Readonly<Record<Setting<"theme">, string>> = {
  system: "as the system",
  light: "light",
  dark: "dark",
};

function ThemeSwitch() {
  const theme = settings.theme.value;
  const next = NEXT_THEME[theme];
  return (
    <IconButton
      icon={THEME_ICONS[theme]}
      label={`Theme: ${THEME_NAMES[theme]}. Change to ${THEME_NAMES[next]}`}
      onClick={() => {
        settings.theme.value = next;
      }}
    />
  );
}

interface HeaderProps {
  pages: readonly Page[];
  onSearch: () => void;
  onHelp: () => void;
}

export function Header({ pages, onSearch, onHelp }: HeaderProps) {
  const { path } = useLocation();
  return (
    <header class="header">
      <a class="brand" href="/" aria-current={path === "/" ? "page" : undefined}>
        <Icon name="key" />
        <span>Silverkey</span>
      </a>
      <nav class="header-nav" aria-label="Pages">
        {pages
          .filter((page) => page.inHeader)
          .map((page) => (
            <a
              key={page.path}
              href={page.path}
              aria-current={path === page.path || path.startsWith(`${page.path}/`) ? "page" : undefined}
            >
              {page.title}
            </a>
          ))}
      </nav>
      <IconButton icon="search" label="Search everything" onClick={onSearch} />
      <IconButton icon="keyboard" label="What the keys do" onClick={onHelp} />
      <ThemeSwitch />
    </header>
  );
}
