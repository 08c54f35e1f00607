import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { pathOf } from "~/addresses/addresses";
import type { PageId } from "~/addresses/route-table";
import { type Collection, toListedResource } from "~/features/catalogue/core/resource";
import { parseResourceQuery, toSearch, withKnownTags } from "~/features/catalogue/core/resource-query";
import { findTagFilter, findTagTwin, listResources } from "~/features/catalogue/io/catalogue.server";
import { localeOfRequest } from "./locale-of-request";

/**
 * The whole list of a page in one language; page and browser filter it by the address with the same functions.
 * An address with a tag of the other language or an old one is sent on to the one the list understands.
 */
export function loadResourceList(
  { request }: LoaderFunctionArgs,
  pageId: PageId,
  collections: readonly Collection[],
) {
  const locale = localeOfRequest(request);
  const resources = listResources(locale)
    .filter(({ collection }) => collections.includes(collection))
    .map(toListedResource);
  const query = parseResourceQuery(new URL(request.url).searchParams);
  const known = withKnownTags(query, resources, {
    findTwin: (tag) => findTagTwin(tag, locale),
    findFilter: findTagFilter,
  });
  if (known.tags.join("\n") !== query.tags.join("\n"))
    throw redirect(pathOf(pageId, locale) + toSearch(known));
  return { resources };
}
