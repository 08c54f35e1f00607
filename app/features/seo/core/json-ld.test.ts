import { expect, test } from "vitest";
import {
  ageRange,
  bookJsonLd,
  breadcrumbJsonLd,
  itemListJsonLd,
  jsonLdText,
  lessonJsonLd,
  newsArticlesJsonLd,
  webSiteJsonLd,
} from "./json-ld";

const ORIGIN = "https://site.example";

test("text in a data block cannot end its script element and still reads the same", () => {
  const data = breadcrumbJsonLd(ORIGIN, [{ name: "</script><script>alert(1)\u2028", path: "/tools" }]);
  const text = jsonLdText(data);
  expect(text).not.toMatch(/<|\u2028/);
  expect(JSON.parse(text)).toEqual(data);
});

test("the search of the site is named in the language of the page", () => {
  const data = webSiteJsonLd({
    ...{ origin: ORIGIN, locale: "pt-br", name: "N", description: "D" },
    authorName: null,
  });
  expect(data.url).toBe("https://site.example/pt-br");
  expect(JSON.stringify(data.potentialAction)).toContain(
    "https://site.example/pt-br/search?q={search_term_string}",
  );
});

test("both formats of the book carry the store's address only when there is one", () => {
  const facts = {
    origin: ORIGIN,
    locale: "en",
    name: "N",
    description: "D",
    image: "/og/about-en.png",
    authorName: null,
  } as const;
  const bare = jsonLdText(bookJsonLd({ ...facts, storeUrl: null }));
  expect(bare).toContain("Paperback");
  expect(bare).toContain("EBook");
  expect(bare).not.toContain("store.example");
  const sold = jsonLdText(bookJsonLd({ ...facts, storeUrl: "https://store.example/book" }));
  expect(sold.match(/store\.example/g)).toHaveLength(2);
});

test("site and book name their author only when one is configured", () => {
  const facts = { origin: ORIGIN, locale: "en", name: "N", description: "D" } as const;
  const build = (authorName: string | null) => [
    webSiteJsonLd({ ...facts, authorName }),
    bookJsonLd({ ...facts, authorName, image: "/og/about-en.png", storeUrl: null }),
  ];
  for (const data of build("Ana Souza"))
    expect(data.author).toEqual({ "@type": "Person", name: "Ana Souza" });
  for (const data of build(null)) expect(data).not.toHaveProperty("author");
});

test("breadcrumbs are numbered from one and absolute", () => {
  const data = breadcrumbJsonLd(ORIGIN, [
    { name: "Home", path: "/" },
    { name: "About", path: "/about" },
  ]);
  expect(data.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://site.example/" },
    { "@type": "ListItem", position: 2, name: "About", item: "https://site.example/about" },
  ]);
});

test("the things of a list are numbered, and their pages say what they are", () => {
  const data = itemListJsonLd(ORIGIN, "Tools", [{ path: "/resources/a" }, { path: "/resources/b" }]);
  expect(data).toMatchObject({
    name: "Tools",
    numberOfItems: 2,
    itemListElement: [
      { "@type": "ListItem", position: 1, url: "https://site.example/resources/a" },
      { "@type": "ListItem", position: 2, url: "https://site.example/resources/b" },
    ],
  });
});

test("a news article keeps the address, publisher and language of its source", () => {
  const article = {
    title: "Guidance </script>",
    sourceName: "Gazette",
    sourceUrl: "https://gazette.example/a",
    publishedAt: "2026-11-20T10:00:00.000Z",
    lang: "en",
  };
  const data = newsArticlesJsonLd("News", "pt-br", [article, { ...article, lang: null }]);
  expect(data).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      {
        item: {
          "@type": "NewsArticle",
          url: "https://gazette.example/a",
          inLanguage: "en",
          publisher: { name: "Gazette" },
        },
      },
      { item: { inLanguage: "pt-BR" } },
    ],
  });
});

test("the ages of several stages are one range, open where one of them is", () => {
  expect(ageRange([[11, 14]])).toBe("11-14");
  expect(
    ageRange([
      [14, 18],
      [5, 11],
    ]),
  ).toBe("5-18");
  expect(
    ageRange([
      [14, 18],
      [18, null],
    ]),
  ).toBe("14-");
});

test("a lesson says all that catalogues of teaching material ask, and names its translations", () => {
  const lesson = lessonJsonLd({
    ...{ origin: ORIGIN, locale: "en", path: "/a", name: "N", description: "D" },
    ...{ type: "Lesson plan", levels: ["Primary"], ages: ageRange([[5, 11]]), minutes: 50 },
    translations: [{ locale: "pt-br", path: "/pt-br/a" }],
    teaches: [
      { code: "EF05MA03", text: "Fractions" },
      { code: null, text: "KS2" },
    ],
    ...{ curriculum: "BNCC", licencePath: "/terms#works" },
  });
  expect(lesson).toMatchObject({
    "@type": "LearningResource",
    ...{ inLanguage: "en", learningResourceType: "Lesson plan", educationalLevel: ["Primary"] },
    ...{ typicalAgeRange: "5-11", timeRequired: "PT50M", isAccessibleForFree: true },
    teaches: [
      { "@type": "DefinedTerm", name: "Fractions", termCode: "EF05MA03", inDefinedTermSet: "BNCC" },
      { "@type": "DefinedTerm", name: "KS2" },
    ],
    license: `${ORIGIN}/terms#works`,
    workTranslation: [{ "@type": "LearningResource", "@id": `${ORIGIN}/pt-br/a`, inLanguage: "pt-BR" }],
  });
});
