// Compares only tools of the tools page, because nothing else has the questions of a class answered.
import { DEFAULT_LOCALE, LANGUAGES, type Locale } from "~/addresses/languages";
import type { Resource } from "~/features/catalogue/core/resource";
import { findResource, listCurrentResources } from "./catalogue.server";

/** The id of the tool that is meant: a simple tool of the learn page stands for its record among the tools. */
export function findComparedId(typed: string): string | null {
  const found = findResource(typed, DEFAULT_LOCALE);
  if (found?.collection === "tools") return found.id;
  return found?.twinOf ?? null;
}

/** The tools of these ids, in their order. */
export function listComparedTools(ids: readonly string[], locale: Locale): readonly Resource[] {
  return ids.flatMap((id) => findResource(id, locale) ?? []);
}

/** Every tool that could still be added, by name. */
export function listToolsToCompare(
  chosen: readonly string[],
  locale: Locale,
): readonly { readonly id: string; readonly title: string }[] {
  const { compare } = new Intl.Collator(LANGUAGES[locale].formats);
  return listCurrentResources(locale)
    .filter(({ collection, id }) => collection === "tools" && !chosen.includes(id))
    .map(({ id, title }) => ({ id, title }))
    .sort((one, other) => compare(one.title, other.title));
}
