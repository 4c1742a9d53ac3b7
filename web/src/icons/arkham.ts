import type { Drawing } from "./drawing";
import { box, disc, rays, ring, star } from "./shapes";

const PERSON = `${disc(12, 6.5, 5.5)}M1.5 23C1.5 17 6 13.5 12 13.5S22.5 17 22.5 23z`;

/** What cards and tables of Arkham Horror show. */
export const ARKHAM = {
  guardian: {
    label: "Guardian",
    fill: "M2.5 1.5H21.5V11C21.5 17 17.5 20.8 12 23.3C6.5 20.8 2.5 17 2.5 11zM6.5 10L12 6L17.5 10V13.8L12 9.8L6.5 13.8z",
  },
  seeker: {
    label: "Seeker",
    fill: `${box(7, 6, 10, 2.2)}M8.2 9.5H15.8L18 19.5H6z${box(5, 20.7, 14, 2.3)}M12 11.5C13.2 13.2 14.2 14.2 14.2 15.8a2.2 2.2 0 0 1-4.4 0C9.8 14.2 10.8 13.2 12 11.5z`,
    line: "M8 5.5a4 4 0 0 1 8 0",
  },
  rogue: {
    label: "Rogue",
    fill: `M5 2H19a3 3 0 0 1 3 3V19a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z${disc(7.3, 7.3, 2)}${disc(12, 12, 2)}${disc(16.7, 16.7, 2)}`,
  },
  mystic: {
    label: "Mystic",
    fill: `M12 1.5L23.5 21.5H.5z${disc(12, 14.5, 4.5)}${disc(12, 14.5, 2)}`,
  },
  survivor: {
    label: "Survivor",
    fill:
      "M12.5 .8C13.5 5 19 7.5 19 14.5A7 7 0 0 1 5 14.5C5 11.5 6.5 9.3 8 7.8C8 10 8.8 11 9.9 11.3C9.6 7.8 10.5 3.8 12.5 .8z" +
      "M12.2 13.5C13.2 15 14.8 16 14.8 18a2.7 2.7 0 0 1-5.4 0C9.4 16 11.2 15 12.2 13.5z",
  },
  mythos: {
    label: "Mythos",
    line: "M4 22.5C4 16 8 14 12 13C16 12 19 10 19 6.5a4.3 4.3 0 0 0-8.6 0C10.4 8 11.5 9 12.8 9M9.5 22.5C10 19.5 12 18.5 14.5 17.8",
    weight: 3,
  },

  willpower: {
    label: "Willpower",
    fill: `M12 .5C14.3 4 16 5.7 16 8.2a4 4 0 0 1-8 0C8 5.7 9.7 4 12 .5z${box(8.2, 13.5, 7.6, 9.5)}`,
  },
  intellect: {
    label: "Intellect",
    fill: `M12 1A8 8 0 0 1 16.7 15.5C15.9 16.2 15.6 16.8 15.6 18H8.4C8.4 16.8 8.1 16.2 7.3 15.5A8 8 0 0 1 12 1z${box(8.4, 19.2, 7.2, 1.8)}${box(9.8, 22, 4.4, 1.5)}`,
  },
  "combat-skill": {
    label: "Combat",
    line: "M3 2.5L17 16.5M21 2.5L7 16.5M13 20.5L20.5 13M3.5 13L11 20.5M17.5 17.5L21.5 21.5M6.5 17.5L2.5 21.5",
    weight: 2.6,
  },
  agility: {
    label: "Agility",
    fill: "M1.5 22.5C2.5 11 10 3 23 1.5C22 5.5 20 7.7 17 8.7C19 8.8 20 8.7 21 8.3C19.5 12.3 16.5 14 13 14C14.5 14.7 15.5 14.8 17 14.5C14 18 9.5 18.5 6.3 18L4 22.5z",
  },
  wild: { label: "Wild", line: rays(6, 0, 10.5), weight: 3.6 },

  health: {
    label: "Health",
    fill: "M12 22.5C5 17 1 12.8 1 8A5.9 5.9 0 0 1 12 5A5.9 5.9 0 0 1 23 8C23 12.8 19 17 12 22.5z",
  },
  sanity: {
    label: "Sanity",
    fill:
      "M11.2 2.5A4.6 4.6 0 0 0 6 5.5A4.8 4.8 0 0 0 2 11.5A5 5 0 0 0 4.5 18A4.6 4.6 0 0 0 11.2 21.5z" +
      "M12.8 2.5A4.6 4.6 0 0 1 18 5.5A4.8 4.8 0 0 1 22 11.5A5 5 0 0 1 19.5 18A4.6 4.6 0 0 1 12.8 21.5z",
  },
  damage: {
    label: "Damage",
    fill: "M12 .8C16.2 7 19.5 10.5 19.5 15a7.5 7.5 0 0 1-15 0C4.5 10.5 7.8 7 12 .8zM8 14.5C7.5 18 9.5 20 12 20.3C10 18.7 9 17 9.2 14.5z",
  },
  horror: {
    label: "Horror",
    fill: `M12 1C17.3 1 21 4.5 21 10.5S17 23.3 12 23.3S3 16.5 3 10.5S6.7 1 12 1z${disc(8.3, 9, 2.2)}${disc(15.7, 9, 2.2)}M12 13.2C14.1 13.2 15.1 14.8 15.1 16.8S14 20.8 12 20.8S8.9 18.8 8.9 16.8S9.9 13.2 12 13.2z`,
  },
  clue: {
    label: "Clue",
    fill: `${ring(9.5, 9.5, 8.5, 6)}${disc(9.5, 9.5, 2.7)}M14.6 17L17 14.6L23 20.6L20.6 23z`,
  },
  doom: { label: "Doom", fill: star(14, 11.8, 8.2) + disc(12, 12, 6) + disc(12, 12, 3.3) },
  resource: { label: "Resource", fill: ring(12, 12, 11, 8.5) + disc(12, 12, 6) },
  uses: { label: "Uses", fill: `${box(2, 14, 5, 9)}${box(9.5, 8, 5, 15)}${box(17, 2, 5, 21)}` },
  shroud: {
    label: "Shroud",
    line: "M2 6.5C5.3 3.5 8.7 3.5 12 6.5S18.7 9.5 22 6.5M2 12.5C5.3 9.5 8.7 9.5 12 12.5S18.7 15.5 22 12.5M2 18.5C5.3 15.5 8.7 15.5 12 18.5S18.7 21.5 22 18.5",
    weight: 2.6,
  },
  victory: { label: "Victory points", fill: star(5, 11.8, 5) },
  investigator: { label: "For each investigator", fill: PERSON },

  action: { label: "Action", fill: "M1.5 8.3H11.5V2.5L22.5 12L11.5 21.5V15.7H1.5z" },
  free: { label: "Free ability", fill: "M14.5 .8L3.5 13.8H10.5L8.5 23.2L20.5 9.5H13z" },
  reaction: { label: "Reaction", fill: "M.8 9.5L5.8 16.5L10.8 9.5z", line: "M19.5 19A9 9 0 1 0 5.8 11.5", weight: 3 },
  fast: { label: "Fast", fill: "M1.5 3L9.5 12L1.5 21H6.5L14.5 12L6.5 3zM10 3L18 12L10 21H15L23 12L15 3z" },

  skull: {
    label: "Skull",
    fill: `M12 1.5C6 1.5 1.8 5.6 1.8 11.2C1.8 14.7 3.3 17.2 6 18.7V22.5H18V18.7C20.7 17.2 22.2 14.7 22.2 11.2C22.2 5.6 18 1.5 12 1.5z${disc(7.8, 11.3, 2.8)}${disc(16.2, 11.3, 2.8)}M12 14L13.6 17.2H10.4z${box(9, 19.5, 1.3, 3)}${box(13.7, 19.5, 1.3, 3)}`,
  },
  cultist: {
    label: "Cultist",
    fill: `M12 .8C6 4 3.5 11 2.5 23.2H21.5C20.5 11 18 4 12 .8zM12 7C15 8.7 16.3 11.5 16.3 15C16.3 17.3 14.4 19 12 19S7.7 17.3 7.7 15C7.7 11.5 9 8.7 12 7z${disc(10.2, 14, 1.1)}${disc(13.8, 14, 1.1)}`,
  },
  tablet: {
    label: "Tablet",
    fill: `M3.5 23V9a8.5 8.5 0 0 1 17 0V23z${box(7.5, 9, 9, 2)}${box(7.5, 13, 9, 2)}${box(7.5, 17, 5.5, 2)}`,
  },
  "elder-thing": {
    label: "Elder thing",
    fill: `${star(5, 8.3, 3.3, 12, 8.5)}M8.8 15.8H15.2L16.5 23.2H7.5z`,
    line: "M7.5 18.5L2 15.5M16.5 18.5L22 15.5",
    weight: 2.2,
  },
  "elder-sign": {
    label: "Elder sign",
    line: "M12 23V1.5M12 19L4.5 14.5M12 19L19.5 14.5M12 13L5.5 9M12 13L18.5 9M12 7L8 4.5M12 7L16 4.5",
    weight: 2.4,
  },
  "auto-fail": { label: "Auto-fail", fill: ring(12, 12, 11.5, 8.8), line: "M8 8L16 16M16 8L8 16", weight: 3 },

  hand: {
    label: "Hand slot",
    fill: "M4.5 12.5V6.5a1.6 1.6 0 0 1 3.2 0V11H8.5V3.2a1.6 1.6 0 0 1 3.2 0V10.5H12.5V2.5a1.6 1.6 0 0 1 3.2 0V11H16.5V5a1.6 1.6 0 0 1 3.2 0V15C19.7 20 16.5 23.3 12 23.3S4.5 20 4.5 15.5z",
  },
  accessory: {
    label: "Accessory slot",
    fill: "M12 13.5L16.5 18L12 23.5L7.5 18z",
    line: "M3.5 1.5C3.5 8 6.5 12 12 14C17.5 12 20.5 8 20.5 1.5",
    weight: 2.2,
  },
  ally: { label: "Ally slot", fill: PERSON },
  "arcane-slot": {
    label: "Arcane slot",
    fill: `${disc(12, 9.5, 8.5)}M7 10A5.2 5.2 0 0 1 12 4.5A6.5 6.5 0 0 0 8.7 10.5zM6 19.2H18L20.5 23.3H3.5z`,
  },
  body: { label: "Body slot", fill: "M8 1.5L12 5L16 1.5L23 6L20.3 12L17.5 10.8V22.5H6.5V10.8L3.7 12L1 6z" },

  "symbol-triangle": { label: "triangle", fill: "M12 2L23 21.5H1z" },
  "symbol-diamond": { label: "diamond", fill: "M12 .5L20.5 12L12 23.5L3.5 12z" },
  "symbol-moon": { label: "moon", fill: "M16.5 1.5A11 11 0 1 0 16.5 22.5A12.5 12.5 0 0 1 16.5 1.5z" },
  "symbol-square": { label: "square", fill: box(2.5, 2.5, 19, 19) },
  "symbol-plus": { label: "plus", fill: "M8.5 1.5H15.5V8.5H22.5V15.5H15.5V22.5H8.5V15.5H1.5V8.5H8.5z" },
  "symbol-circle": { label: "circle", fill: disc(12, 12, 10.5) },
  "symbol-squiggle": { label: "squiggle", line: "M2 14.5C5 4.5 9.5 4.5 12 12S19 19.5 22 9.5", weight: 4 },
  "symbol-hourglass": { label: "hourglass", fill: "M3 1.5H21L14.5 12L21 22.5H3L9.5 12z" },
  "symbol-equals": { label: "equals", fill: box(2, 4.5, 20, 5.5) + box(2, 14, 20, 5.5) },
  "symbol-t": { label: "T", fill: "M2 2H22V8.5H15.3V22.5H8.7V8.5H2z" },
  "symbol-star": { label: "star", fill: star(5, 12, 5) },
  "symbol-heart": {
    label: "heart",
    fill: "M12 22.5C5 17 1 12.8 1 8A5.9 5.9 0 0 1 12 5A5.9 5.9 0 0 1 23 8C23 12.8 19 17 12 22.5z",
  },
  "symbol-apostrophe": {
    label: "apostrophe",
    fill: "M7.5 2H17.5V11C17.5 16.5 14.5 20.5 8.5 22.5L7 19C10 17.5 11.5 15.5 11.5 12H7.5z",
  },
} as const satisfies Record<string, Drawing>;
