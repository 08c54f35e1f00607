import { expect, test } from "vitest";
import { align, seamsOf } from "./align-cut";
import { readSentence } from "./sentence-words";

function placesOf(claim: string, source: string, mayTurnBack: boolean) {
  const read = (text: string) => readSentence(text, "en");
  return align(read(claim), [read(source)], mayTurnBack);
}

test("words are laid along the nearest of their places", () => {
  const { at } = placesOf("The mill sells flour.", "The mill, an old one, sells the flour.", true);
  expect(at).toEqual([0, 1, 7, 9]);
});

test("without turning back one of exchanged words is found", () => {
  const [one, other] = ["Bakers taught dentists.", "Dentists taught bakers."];
  expect(placesOf(one, other, false).at.filter((place) => place >= 0)).toHaveLength(1);
  expect(
    placesOf("Two bakers in Leith taught the dentists.", "The dentists taught two bakers in Leith.", true).at,
  ).toEqual([3, 4, 5, 6, 2, 0, 1]);
});

test("a seam has what is new in it and what is left out", () => {
  const seams = seamsOf(placesOf("A lamp weighs 3 stones.", "A lamp weighs 3 grams.", false));
  const texts = seams.map(({ fresh, dropped }) =>
    [fresh, dropped].map((tokens) => tokens.map(({ text }) => text)),
  );
  expect(texts).toContainEqual([["stones"], ["grams"]]);
});

test("little words of one language are none of the other", () => {
  const claim = readSentence("Do as the bakers do.", "en");
  const source = readSentence("O pão do forno as crianças levam.", "pt");
  expect(align(claim, [source], true).at.every((place) => place < 0)).toBe(true);
});
