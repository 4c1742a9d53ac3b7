/** How wide a text is, in parts of the size of its type. */
export type Measure = (text: string) => number;

const THIN = /[ijlIft.,:;'’!|()[\]"“”-]/;
const WIDE = /[mwMW@%]/;

function letterWidth(letter: string): number {
  if (letter === " ") return 0.28;
  if (THIN.test(letter)) return 0.34;
  if (WIDE.test(letter)) return 0.88;
  return letter === letter.toUpperCase() && letter !== letter.toLowerCase() ? 0.68 : 0.55;
}

/** What is taken where nothing can be measured: a little more than in usual fonts. */
export const estimated: Measure = (text) => [...text].reduce((width, letter) => width + letterWidth(letter), 0);

/** The size at which texts are measured. */
const MEASURED = 100;

/** Measures titles in one of the fonts of the design system, on a canvas that nobody sees. */
function measuring(font: "--narrow" | "--serif"): Measure {
  const context = document.createElement("canvas").getContext?.("2d");
  const family = getComputedStyle(document.documentElement).getPropertyValue(font);
  if (!context || !family) return estimated;
  context.font = `600 ${MEASURED}px ${family}`;
  return (text) => context.measureText(text).width / MEASURED;
}

const measures = new Map<string, Measure>();

/** The measure of titles in a font; made when it is first wanted, since styles must be there. */
export function measureOf(font: "--narrow" | "--serif"): Measure {
  let measure = measures.get(font);
  if (!measure) {
    measure = measuring(font);
    measures.set(font, measure);
  }
  return measure;
}
