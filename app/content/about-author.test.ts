import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { createAboutAuthor } from "./about-author.server";

const AUTHOR = "Ana Souza";
const PUBLISHER = "Editora Exemplo Ltda.";

test("the author is named, and besides her only somebody else who answers for data", () => {
  for (const locale of LOCALES) {
    const said = (controllerName: string | null) =>
      createAboutAuthor(locale, { authorName: AUTHOR, controllerName }).paragraphs;
    expect(said(null)).toEqual([expect.stringMatching(/^Ana Souza /)]);
    expect(said(AUTHOR)).toEqual(said(null));
    expect(said(PUBLISHER)).toEqual([...said(null), expect.stringMatching(/^Editora Exemplo Ltda\. /)]);
  }
});

test("where no name is configured none is made up, and the page says so", () => {
  const [english, portuguese] = LOCALES.map(
    (locale) => createAboutAuthor(locale, { authorName: null, controllerName: null }).paragraphs,
  );
  expect(english).toEqual([expect.stringContaining("has not been set up")]);
  expect(portuguese).toEqual([expect.stringContaining("ainda não foi configurado")]);
});
