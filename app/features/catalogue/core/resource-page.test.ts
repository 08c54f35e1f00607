import { expect, test } from "vitest";
import { resourceForTest } from "./resource-for-tests";
import { resourceJsonLd } from "./resource-json-ld";
import { staleMonths, toResourcePage } from "./resource-page";

test("a resource page names three others and says whether the facts are fresh", () => {
  const resources = ["a", "b", "c", "d", "e"].map((id) => resourceForTest({ id, checkedMonth: "2026-05" }));
  const resource = resourceForTest({ id: "a", checkedMonth: "2026-05" });
  const page = toResourcePage(resource, resources, new Date("2026-11-20T00:00:00Z"));
  expect(page.related.map(({ id }) => id)).toEqual(["b", "c", "d"]);
  expect(page.freshness).toBe("checked");
  expect(toResourcePage(resource, resources, new Date("2026-11-29T00:00:00Z")).freshness).toBe(
    "needs-recheck",
  );
});

test("a list sends the months that need another check", () => {
  const resources = ["2026-01", "2026-11", "2026-01"].map((checkedMonth) => ({ checkedMonth }));
  expect(staleMonths(resources, new Date("2026-11-20T00:00:00Z"))).toEqual(["2026-01"]);
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
