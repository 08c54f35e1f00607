import type { Locale } from "~/addresses/languages";
import type { Resource } from "~/features/catalogue/core/resource";
import { type ResourcePage, toResourcePage } from "~/features/catalogue/core/resource-page";
import { isOnPlatforms } from "~/features/platforms/io/platform-tools.server";
import { listResources } from "./catalogue.server";
import { lawLinesOf } from "./tool-laws.server";

/** What the drawer and the page of a resource show. */
export function loadResourcePage(resource: Resource, locale: Locale): ResourcePage {
  return toResourcePage(resource, listResources(locale), {
    laws: lawLinesOf(resource, locale),
    isOnPlatforms: isOnPlatforms(resource.id),
  });
}
