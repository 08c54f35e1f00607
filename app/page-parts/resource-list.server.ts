import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { toPath } from "~/addresses/addresses";
import { LANGUAGES } from "~/addresses/languages";
import type { PageId } from "~/addresses/route-table";
import { FORMER_LANGUAGE_PARAMETER } from "~/addresses/translated-slugs";
import { TAGS } from "~/content/tags.server";
import { withKnownTags } from "~/features/catalogue/core/known-tags";
import { type Collection, isOtherEdition, toListedResource } from "~/features/catalogue/core/resource";
import { RESOURCE_LIST } from "~/features/catalogue/core/resource-list";
import { findTagFilter, findTagTwin, listCurrentResources } from "~/features/catalogue/io/catalogue.server";
import { parseListQuery, toSearch } from "~/lib/filterable-list";
import { localeOfRequest } from "./locale-of-request";

/**
 * The whole list of a page in one language; page and browser filter it by the address with the same functions.
 * An address with a tag of the other language or an old one is sent on to the one the list understands.
 */
export function loadResourceList(
  { request }: Pick<LoaderFunctionArgs, "request">,
  pageId: PageId,
  collections: readonly Collection[],
) {
  const locale = localeOfRequest(request);
  const resources = listCurrentResources(locale)
    .filter(({ collection }) => collections.includes(collection))
    .filter((resource) => !isOtherEdition(resource, LANGUAGES[locale].tag))
    .map(toListedResource);
  const asked = new URL(request.url).searchParams;
  // It means what the tag means.
  if (asked.has(FORMER_LANGUAGE_PARAMETER)) asked.append("tag", TAGS.portuguese[locale]);
  const query = parseListQuery(RESOURCE_LIST, asked);
  const known = withKnownTags(query, resources.map(RESOURCE_LIST.toItem), {
    findTwin: (tag) => findTagTwin(tag, locale),
    findFilter: (tag) => findTagFilter(tag, locale),
  });
  if (known.getAll("tag").join("\n") !== query.getAll("tag").join("\n"))
    throw redirect(toPath(pageId, locale) + toSearch(known));
  return { resources };
}
