import { expect, test } from "vitest";
import { lengthWords, toAcronym, toMonogram, toSpineName } from "./face-words";

test.each([
  ["ChatGPT", "Ch"],
  ["Google Gemini", "GG"],
  ["Gemini (Google)", "Ge"],
  ["MagicSchool", "Ma"],
  ["n8n", "N8"],
  ["Édu", "Éd"],
  ["Teachy: aulas e provas", "Te"],
])("the letters of %s are %s", (title, letters) => {
  expect(toMonogram(title)).toBe(letters);
});

test.each([
  ["UNESCO", "UNESCO"],
  ["Amazon Web Services", "AWS"],
  ["Google for Education", "GE"],
  ["Microsoft with ISTE+ASCD", "Mi"],
  ["ISTE+ASCD", "ISTE"],
  ["OpenAI on Coursera", "Op"],
  ["NIC.br / CGI.br", "NIC"],
  ["Associação Nova Escola, com Microsoft", "ANE"],
  ["Department for Education, with Chartered College of Teaching", "DE"],
])("%s is %s for short", (organisation, acronym) => {
  expect(toAcronym(organisation)).toBe(acronym);
});

test.each([
  ["Ethan Mollick", "Mollick"],
  ["José Antonio Bowen and C. Edward Watson", "Bowen +1"],
  ["Stuart Russell e Peter Norvig", "Russell +1"],
  ["Wayne Holmes, Maya Bialik and Charles Fadel", "Holmes +2"],
  ["UNESCO (Fengchun Miao e Wayne Holmes)", "UNESCO"],
])("the spine of a book by %s says %s", (authors, name) => {
  expect(toSpineName(authors)).toBe(name);
});

test("a length is minutes, or hours with two digits of minutes", () => {
  expect([3, 59, 60, 125].map(lengthWords)).toEqual(["3 min", "59 min", "1 h 00", "2 h 05"]);
});
