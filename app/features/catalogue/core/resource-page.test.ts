import { expect, test } from "vitest";
import { resourceForTest } from "./resource-for-tests";
import { resourceJsonLd } from "./resource-json-ld";
import { toResourcePage } from "./resource-page";

test("a resource page names three others", () => {
  const resources = ["a", "b", "c", "d", "e"].map((id) => resourceForTest({ id }));
  const page = toResourcePage(resourceForTest({ id: "a" }), resources);
  expect(page.related.map(({ id }) => id)).toEqual(["b", "c", "d"]);
});

test("structured data has the type of the thing and nothing that is not known", () => {
  const book = resourceForTest({
    category: "book",
    providerMeta: { author: "A. Author", isbn: "9780000000000" },
  });
  expect(resourceJsonLd(book)).toMatchObject({
    "@type": "Book",
    author: { name: "A. Author" },
    isbn: "9780000000000",
  });
  const tool = resourceJsonLd(resourceForTest());
  expect(tool["@type"]).toBe("SoftwareApplication");
  expect(tool).not.toHaveProperty("isAccessibleForFree");
  const course = resourceForTest({
    category: "course",
    level: "Beginner",
    language: "pt-BR",
    providerMeta: { provider: "Sebrae" },
  });
  expect(resourceJsonLd(course)).toMatchObject({
    "@type": "Course",
    educationalLevel: "Beginner",
    inLanguage: "pt-BR",
    provider: { name: "Sebrae" },
  });
});
