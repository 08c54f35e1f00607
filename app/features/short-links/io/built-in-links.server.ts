// Product decisions, "Short links and QR": every catalogue item and companion page has a short link `/r/{id}`.

import { findPage, isPageId, pathOf } from "~/addresses/addresses";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { CATALOGUE } from "~/features/catalogue/io/catalogue.server";
import type { LinkTargets } from "~/features/short-links/core/link-target";

interface ShortLink {
  readonly id: string;
  readonly targets: LinkTargets;
}

function companionTargets(id: string, path: string): LinkTargets {
  const pageId = isPageId(id) ? id : findPage(path)?.pageId;
  if (pageId === undefined) throw new Error(`the companion item ${id} has no page`);
  return { en: pathOf(pageId, "en"), "pt-br": pathOf(pageId, "pt-br") };
}

const LINKS = new Map<string, LinkTargets>();
for (const { record } of CATALOGUE) {
  const id = record.id.toLowerCase();
  LINKS.set(id, { en: pathOf("resource", "en", { id }), "pt-br": pathOf("resource", "pt-br", { id }) });
}
// Companion items come last: should an id ever be both, the printed code wins.
for (const { id, path } of BOOK_RESOURCES) LINKS.set(id, companionTargets(id, path));

/** All built-in short links, for publishing to KV. */
export function listShortLinks(): ShortLink[] {
  return [...LINKS].map(([id, targets]) => ({ id, targets }));
}

/** The built-in targets of a short link; null when no item has the id. */
export function findShortLink(id: string): LinkTargets | null {
  return LINKS.get(id) ?? null;
}
