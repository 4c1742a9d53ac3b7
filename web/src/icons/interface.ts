import type { Drawing } from "./drawing";
import { disc, rays, ring } from "./shapes";

/** What the pages themselves show. */
export const INTERFACE = {
  key: {
    label: "Silverkey",
    fill: `${ring(7.5, 7.5, 6.5, 3.6)}`,
    line: "M12 12L21.5 21.5M16.5 16.5L13.5 19.5M20 20L17.5 22.5",
    weight: 2.4,
  },
  unique: { label: "Unique", fill: "M12 2L15 9L22 12L15 15L12 22L9 15L2 12L9 9z" },
  close: { label: "Close", line: "M5 5L19 19M19 5L5 19", weight: 2.4 },
  menu: { label: "Menu", line: "M3 6H21M3 12H21M3 18H21", weight: 2.4 },
  more: { label: "More", fill: disc(5, 12, 2.2) + disc(12, 12, 2.2) + disc(19, 12, 2.2) },
  check: { label: "Chosen", line: "M4 12.5L9.5 18L20 6.5", weight: 3 },
  down: { label: "Open", line: "M5 9L12 16L19 9", weight: 2.4 },
  search: { label: "Search", line: "M16 16L22 22", fill: ring(10, 10, 8.5, 6.3), weight: 2.4 },
  help: {
    label: "Help",
    fill: ring(12, 12, 11, 9) + disc(12, 17.6, 1.4),
    line: "M9 9.5a3 3 0 1 1 4.5 2.6C12.4 12.8 12 13.3 12 14.5",
    weight: 2,
  },
  keyboard: {
    label: "Keyboard",
    line: "M2 6H22V18H2zM6 10H6.1M10 10H10.1M14 10H14.1M18 10H18.1M7 14H17",
    weight: 2,
  },
  light: { label: "Light", fill: disc(12, 12, 4.6), line: rays(8, 8, 10.8), weight: 2 },
  dark: { label: "Dark", fill: "M14.5 1.5A10.8 10.8 0 1 0 22.5 15.5A9.5 9.5 0 0 1 14.5 1.5z" },
  system: { label: "As the system", fill: `${ring(12, 12, 10.5, 8.5)}M12 3.5a8.5 8.5 0 0 1 0 17z` },
  settings: {
    label: "Settings",
    line: "M2 7H12M18 7H22M2 17H6M12 17H22",
    fill: ring(15, 7, 3.6, 1.6) + ring(9, 17, 3.6, 1.6),
  },
  info: { label: "Note", fill: ring(12, 12, 11, 9) + disc(12, 7.3, 1.4), line: "M12 11V17", weight: 2.2 },
  warning: { label: "Warning", line: "M12 3L22.5 21H1.5zM12 9.5V14.5M12 17.6V17.7", weight: 2 },
  raised: { label: "raised", fill: "M12 4L22 19H2z" },
  lowered: { label: "lowered", fill: "M12 20L22 5H2z" },
  turned: { label: "Exhausted", line: "M5 19V12a7 7 0 0 1 7-7H19M14.5 1.5L19 5L14.5 8.5", weight: 2.6 },
  attached: {
    label: "Attached",
    line: "M8 13L15.5 5.5a3.9 3.9 0 0 1 5.5 5.5L11.5 20.5a6 6 0 0 1-8.5-8.5L11.5 3.5",
    weight: 2.2,
  },
  blank: { label: "Text box blank", line: "M3 5H21V19H3zM5 19L19 5", weight: 2.2 },
  first: { label: "To the beginning", fill: "M20 4V20L8 12zM4 4H7V20H4z" },
  back: { label: "Back", fill: "M18 4V20L6 12z" },
  play: { label: "Play", fill: "M6 3L21 12L6 21z" },
  pause: { label: "Pause", fill: "M5 4H10V20H5zM14 4H19V20H14z" },
  forward: { label: "Forward", fill: "M6 4V20L18 12z" },
  last: { label: "To the end", fill: "M4 4V20L16 12zM17 4H20V20H17z" },
  link: {
    label: "Link",
    line: "M10 14L14 10M8 11L5 14a3.5 3.5 0 0 0 5 5L13 16M16 13L19 10a3.5 3.5 0 0 0-5-5L11 8",
    weight: 2.2,
  },
  download: { label: "Download", line: "M12 3V15M6.5 10L12 15.5L17.5 10M4 20H20", weight: 2.4 },
  judge: { label: "Judge", line: "M12 3V21M7 21H17M4 7H20M4 7L1.5 14H6.5zM20 7L17.5 14H22.5z", weight: 1.8 },
  committed: { label: "Committed", fill: "M12 2L19.5 11H15V22H9V11H4.5z" },
} as const satisfies Record<string, Drawing>;
