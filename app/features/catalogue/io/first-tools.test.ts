import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { FEATURED_TOOLS } from "~/features/home/core/featured-tools";
import { listResources } from "./catalogue.server";
import { listFirstTools } from "./first-tools.server";

test.each(LOCALES)("the home page's tools are the first of the whole catalogue (%s)", (locale) => {
  const first = listFirstTools(FEATURED_TOOLS, locale);
  expect(first).toHaveLength(FEATURED_TOOLS);
  expect(first).toEqual(listResources(locale).slice(0, FEATURED_TOOLS));
});
