// Everything that goes out as a static file: pages, and the files that follow from content and configuration alone.
// The step that writes them asks the built Worker for each (scripts/prerender-site.mjs).
import { toPath } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { listPrerenderedPaths } from "~/addresses/prerendered-pages";
import { listBookSheetIds } from "~/content/book-resources/lessons/lessons.server";
import { UNPLUGGED_LESSONS } from "~/content/unplugged/unplugged-lessons.server";
import { listResources } from "~/features/catalogue/io/catalogue.server";
import { DOWNLOAD_IDS, downloadPath } from "~/features/planning-toolkit/core/planning-toolkit";
import { qrImagePath } from "~/features/qr/core/qr-address";
import { ruleDatesPath } from "~/features/rules/core/rule-dates-path";
import { kitFilePath } from "~/features/school-kit/core/kit";
import { searchIndexPath } from "~/features/search/core/search-index-file";
import { listShortLinks } from "~/features/short-links/io/built-in-links.server";

/** The addresses of all prerendered pages, in each language. */
export function listPageAddresses(): string[] {
  const ids = new Set(LOCALES.flatMap((locale) => listResources(locale).map(({ id }) => id)));
  return listPrerenderedPaths({
    resource: [...ids],
    "unplugged-lesson": UNPLUGGED_LESSONS.map(({ id }) => id),
    sheet: [...listBookSheetIds(), ...UNPLUGGED_LESSONS.map(({ id }) => `${id}-flaw`)],
  });
}

/** The addresses of all prerendered files that are not pages. */
export function listFileAddresses(): string[] {
  const links = listShortLinks();
  return [
    "/robots.txt",
    "/sw.js",
    ...LOCALES.flatMap((locale) => [
      searchIndexPath(locale),
      ruleDatesPath(locale),
      kitFilePath(locale),
      ...listResources(locale).map(({ id }) => `${toPath("resource", locale, { id })}.json`),
      ...links.map(({ id }) => qrImagePath(id, locale)),
      ...DOWNLOAD_IDS.map((id) => downloadPath(id, locale)),
    ]),
  ];
}
