// Every catalogue item and companion page has a short link `/r/{id}`.

import { pathOfCode, toPath } from "~/addresses/addresses";
import { forEachLocale } from "~/addresses/languages";
import { PRINTED_ENTRANCES, PRINTED_PAGES } from "~/addresses/printed-codes";
import { CATALOGUE } from "~/features/catalogue/io/catalogue.server";
import type { LinkTargets } from "~/features/short-links/core/link-target";

interface ShortLink {
  readonly id: string;
  readonly targets: LinkTargets;
}

const LINKS = new Map<string, LinkTargets>();
for (const { record } of CATALOGUE) {
  const id = record.id.toLowerCase();
  LINKS.set(
    id,
    forEachLocale((locale) => toPath("resource", locale, { id })),
  );
}
// Printed codes come last: should an id ever be both, the book wins.
for (const { id } of [...PRINTED_PAGES, ...PRINTED_ENTRANCES]) {
  LINKS.set(
    id,
    forEachLocale((locale) => pathOfCode(id, locale)),
  );
}

/** All built-in short links. */
export function listShortLinks(): ShortLink[] {
  return [...LINKS].map(([id, targets]) => ({ id, targets }));
}

/** The built-in targets of a short link; null when no item has the id. */
export function findShortLink(id: string): LinkTargets | null {
  return LINKS.get(id) ?? null;
}
