import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { findResource } from "~/features/catalogue/io/catalogue.server";
import { listItems } from "./digest";

test.each(LOCALES)(
  "the digest (%s) takes items that are called in the language of its readers",
  async (locale) => {
    const items = await listItems(locale);
    expect(items.filter(({ isForSchools }) => isForSchools).length).toBeGreaterThan(2);
    expect(items.filter(({ id }) => findResource(id, locale)?.titleLang !== null)).toEqual([]);
  },
);
