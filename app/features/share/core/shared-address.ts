// "Share this page" gives the address of the current page.
import { findPage } from "~/addresses/addresses";

/** The query of these pages is a key to one person's subscription and must never be shown on a projector. */
const PRIVATE_QUERY = /^newsletter/;

/**
 * The absolute address of a page on the configured origin, its filters included. ASCII, as a code needs it.
 * `path` and `search` are those of the browser's address.
 */
export function sharedAddress(origin: string, path: string, search: string): string {
  const page = findPage(path);
  const isPrivate = page !== null && PRIVATE_QUERY.test(page.pageId);
  const url = new URL(origin);
  // The parts are set one by one, because a path such as "//host" must stay a path.
  url.pathname = page?.canonical ?? path;
  url.search = isPrivate ? "" : search;
  return url.href;
}
