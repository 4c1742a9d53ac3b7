import type { Drawing } from "./drawing";
import { box, disc, rays, ring, star } from "./shapes";

/** What cards and tables of Call of Cthulhu show. */
export const CTHULHU = {
  terror: {
    label: "Terror",
    fill:
      "M1 10C4.5 4.6 8.3 2.5 12 2.5S19.5 4.6 23 10C19.5 15.4 15.7 17.5 12 17.5S4.5 15.4 1 10z" +
      disc(12, 10, 5) +
      "M12 5.6C13.7 8.4 13.7 11.6 12 14.4C10.3 11.6 10.3 8.4 12 5.6z" +
      "M5.5 16.6L6.6 21L8 17.6zM11 18.9L12 23.5L13 18.9zM18.5 16.6L17.4 21L16 17.6z",
  },
  combat: {
    label: "Combat",
    fill: `M12 .3L17 6V13H7V6z${box(2, 14, 20, 3.6)}${box(9.6, 17.6, 4.8, 6)}`,
  },
  arcane: { label: "Arcane", fill: star(7, 11.5, 5) + disc(12, 12, 2.7) },
  investigation: {
    label: "Investigation",
    fill: `${ring(9.5, 9.5, 8.5, 5.4)}M14.6 17L17 14.6L23 20.6L20.6 23z`,
  },

  agency: {
    label: "The Agency",
    fill: `M12 .8L21.5 4V11C21.5 17 17.5 21 12 23.3C6.5 21 2.5 17 2.5 11V4z${star(5, 6.5, 2.8, 12, 11.5)}`,
  },
  miskatonic: {
    label: "Miskatonic University",
    fill:
      "M1 4.5C5 2.8 8.6 3.4 12 5.8C15.4 3.4 19 2.8 23 4.5V19C19 17.4 15.4 18 12 20.5C8.6 18 5 17.4 1 19z" +
      "M11.2 8V17.2H12.8V8z",
  },
  syndicate: {
    label: "The Syndicate",
    fill:
      "M6 13C6 7.5 7.2 3 9 3C10.3 3 10.8 4.2 12 4.2S13.7 3 15 3C16.8 3 18 7.5 18 13z" +
      "M.8 14C4 15.6 8 16.2 12 16.2S20 15.6 23.2 14C22.7 18.2 17.8 20.6 12 20.6S1.3 18.2 .8 14z",
  },
  "silver-twilight": {
    label: "The Order of the Silver Twilight",
    fill: "M4.5 14.5a7.5 7.5 0 0 1 15 0z",
    line: "M12 1.5V4M3 5.2L4.9 7M21 5.2L19.1 7M1.5 18H22.5M6 22H18",
    weight: 2.2,
  },
  cthulhu: {
    label: "Cthulhu",
    fill: `M12 1C17.2 1 20.7 4.5 20.7 9.3C20.7 12 19.5 13.7 18 15H6C4.5 13.7 3.3 12 3.3 9.3C3.3 4.5 6.8 1 12 1z${disc(8.4, 9.6, 1.9)}${disc(15.6, 9.6, 1.9)}`,
    line: "M7 14.5C7 17.5 5.8 18.7 3 19.5M10.3 15C10.3 19 9.6 20.7 8 22.5M13.7 15C13.7 19 14.4 20.7 16 22.5M17 14.5C17 17.5 18.2 18.7 21 19.5",
    weight: 2.2,
  },
  hastur: {
    label: "Hastur",
    fill: `M2 21L1.5 6.5L7.6 12L12 2L16.4 12L22.5 6.5L22 21z${box(4.5, 16.3, 15, 1.9)}`,
  },
  "yog-sothoth": {
    label: "Yog-Sothoth",
    fill:
      disc(7.3, 7.5, 5.8) + disc(18, 5.7, 3.7) + ring(16.8, 16.2, 6, 3.2) + disc(6.3, 18.3, 3.7) + disc(11.5, 22, 1.2),
  },
  "shub-niggurath": {
    label: "Shub-Niggurath",
    fill:
      "M7.3 8.5H16.7L17.7 13L14.6 20.8L12 23.5L9.4 20.8L6.3 13z" +
      "M8.6 12L11.2 13.3L11 14.9L8.3 13.6zM15.4 12L12.8 13.3L13 14.9L15.7 13.6z",
    line: "M9 9.5C5 9.5 2 6.5 2.5 2M15 9.5C19 9.5 22 6.5 21.5 2M6.3 12L2 13.5M17.7 12L22 13.5",
    weight: 2.6,
  },
  neutral: { label: "Neutral", fill: "M12 1L23 12L12 23L1 12zM12 6.5L6.5 12L12 17.5L17.5 12z" },
  story: {
    label: "Story",
    fill: `M3 2H16L21 7V22H3z${box(6.5, 9.5, 11, 1.8)}${box(6.5, 13.5, 11, 1.8)}${box(6.5, 17.5, 6, 1.8)}`,
  },

  cost: { label: "Cost", fill: star(6, 11.5, 10, 12, 12) + star(6, 7.5, 6.5, 12, 12) },
  skill: { label: "Skill", fill: "M4.5 1.5H19.5V22.5L12 17L4.5 22.5z" },
  success: {
    label: "Success token",
    fill: `${star(12, 11.7, 9.4)}M5.9 12.3L8.2 10L11 12.8L16 7.4L18.3 9.6L11 17.3z`,
  },
  wound: {
    label: "Wound",
    fill:
      "M2.5 2C6 8.5 7.5 14 7 22C10.5 14.5 9.5 8 2.5 2zM8.8 1C12.3 8 13.8 14 13.3 23C16.8 14.5 15.8 7.5 8.8 1z" +
      "M15.1 2C18.6 8.5 20.1 14 19.6 22C23.1 14.5 22.1 8 15.1 2z",
  },
  drained: { label: "Drained", fill: `${ring(12, 12, 11, 8.3)}M5.6 14.5H18.4a6.9 6.9 0 0 1-12.8 0z` },
  insane: {
    label: "Insane",
    line: "M12 12C12 10 15 10.2 15 12.5C15 15.6 9 16 8.6 12C8.2 7.5 13.5 5.3 17 8C21 11 20 17.6 15.5 20C10 22.8 3.3 18.5 3.5 12C3.6 6.5 8 2.5 13.5 2.5",
    weight: 2.2,
  },
  day: { label: "Day", fill: disc(12, 12, 5.2), line: rays(8, 8, 11), weight: 2.2 },
  night: { label: "Night", fill: "M14.5 1.5A10.8 10.8 0 1 0 22.5 15.5A9.5 9.5 0 0 1 14.5 1.5z" },
  domain: { label: "Domain", fill: "M2.5 22.5V10.5a9.5 9.5 0 0 1 19 0V22.5H15.5V11.5a3.5 3.5 0 0 0-7 0V22.5z" },
} as const satisfies Record<string, Drawing>;
