import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { listResources } from "~/features/catalogue/io/catalogue.server";
import { type KnownPage, listNearestIds } from "~/features/shell/core/nearest-pages";

/** The pages of the resources that somebody may have meant by an id that does not exist, the likeliest first. */
export function listNearestResources(id: string, locale: Locale): KnownPage[] {
  const titles = new Map(listResources(locale).map((resource) => [resource.id, resource.title]));
  return listNearestIds(id, [...titles.keys()]).map((near) => ({
    href: toPath("resource", locale, { id: near }),
    title: titles.get(near) ?? near,
  }));
}
