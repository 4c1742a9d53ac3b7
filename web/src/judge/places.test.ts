import { describe, expect, it } from "vitest";
import { CaseFile } from "./casefile";
import { formOf } from "./forms";
import { allPlaces, cardsAt, moved, placesOf, sharedPlaces, withCards } from "./places";

const TEXT = `case: A question
players:
  Danielle:
    in play: [{card: Mad Artist, wounds: 1, as: painter}]
    domains: [{Agency: 2}]
  Tommy: {}
`;
const FORM = formOf("cthulhu");

function placeOf(label: string) {
  const found = allPlaces(new CaseFile(TEXT), FORM).find((place) => place.label === label);
  if (!found) throw new Error(`There is no ${label}.`);
  return found;
}

const names = (text: string, label: string) => cardsAt(new CaseFile(text), placeOf(label)).map((card) => card.name);

describe("places of a position", () => {
  it("are those of each seat, with three domains at least, and those of the table", () => {
    const labels = placesOf(new CaseFile(TEXT), FORM, "Tommy").map((place) => place.label);
    expect(labels).toContain("Tommy: Hand");
    expect(labels.filter((label) => label.includes("Domain"))).toHaveLength(3);
    expect(sharedPlaces(FORM).map((place) => place.label)).toContain("Stories");
  });

  it("exchange cards, which lose what has no meaning where they come to lie", () => {
    const text = moved(TEXT, placeOf("Danielle: In play"), 0, placeOf("Tommy: Hand"));
    expect(names(text, "Danielle: In play")).toEqual([]);
    expect(cardsAt(new CaseFile(text), placeOf("Tommy: Hand"))).toEqual([
      { name: "Mad Artist", fields: { as: "painter" } },
    ]);
  });

  it("take cards as resources beside the blank ones, and give them back", () => {
    const text = moved(TEXT, placeOf("Danielle: In play"), 0, placeOf("Danielle: Domain 1"));
    expect(names(text, "Danielle: Domain 1")).toEqual(["Mad Artist"]);
    expect(new CaseFile(text).read(["players", "Danielle", "domains"])).toMatchObject([{ Agency: 2 }]);
    const third = moved(text, placeOf("Danielle: Domain 1"), 0, placeOf("Danielle: Domain 3"));
    expect(new CaseFile(third).read(["players", "Danielle", "domains"])).toEqual([
      { Agency: 2 },
      {},
      [{ card: "Mad Artist", as: "painter" }],
    ]);
  });

  it("write locations by their names, unless there are two of one", () => {
    const form = formOf("arkham");
    const place = sharedPlaces(form).find((shared) => shared.zone.map);
    if (!place) throw new Error("There are no locations.");
    const file = new CaseFile("case: x\ngame: arkham\nlocations: {Study: {clues: 2}}\n");
    const [study] = cardsAt(file, place);
    if (!study) throw new Error("There is no Study.");
    expect(withCards(file, place, [study])).toContain("locations: {Study: {clues: 2}}");
    expect(withCards(new CaseFile(file.text), place, [study, study])).toContain("card: Study");
  });
});
