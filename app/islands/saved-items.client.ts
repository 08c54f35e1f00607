// Ships the list of saved items and the index of their records in one chunk.
import type { Locale } from "~/addresses/languages";
import { entriesById, type SearchEntry } from "~/features/search/core/search-index";
import { loadSearchIndex } from "~/features/search/ui/use-search-index";

export { FavouritesList } from "~/features/favourites/ui/favourites-list";

/** Everything of the site that can be saved, by the ids by which it may be saved. */
export async function loadSavedItems(locale: Locale): Promise<ReadonlyMap<string, SearchEntry>> {
  return entriesById(await loadSearchIndex(locale));
}
