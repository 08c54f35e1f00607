import { useEffect, useState } from "react";
import type { Locale } from "~/addresses/languages";
import { FavouritesBoard, type ItemLookup } from "~/features/favourites/ui/favourites-board";
import { useFavourites } from "~/features/favourites/ui/favourites-store";
import { MoveFavourites } from "~/features/favourites/ui/move-favourites";
import { useLocale } from "~/i18n/translate";

interface FavouritesPageProps {
  /** Of the page. */
  readonly title: string;
  /** Configured origin of the site. */
  readonly origin: string;
}

/** Loads the list together with the search index, once something is saved. */
const importItems = () => import("./saved-items.client");

async function loadLookup(locale: Locale): Promise<ItemLookup> {
  const { loadSavedItems, FavouritesList } = await importItems();
  return { status: "ready", byId: await loadSavedItems(locale), List: FavouritesList };
}

async function loadKnownIds(locale: Locale) {
  const { loadSavedItems } = await importItems();
  return loadSavedItems(locale);
}

function useItemLookup(): ItemLookup {
  const ids = useFavourites();
  const locale = useLocale();
  const isWanted = ids !== null && ids.length > 0;
  const [lookup, setLookup] = useState<ItemLookup>({ status: "loading" });
  useEffect(() => {
    if (!isWanted) return;
    let current = true;
    loadLookup(locale).then(
      (loaded) => current && setLookup(loaded),
      () => current && setLookup({ status: "failed" }),
    );
    return () => {
      current = false;
    };
  }, [isWanted, locale]);
  return lookup;
}

/** The favourites of this browser, and the ways to move them. */
export default function FavouritesPage({ title, origin }: FavouritesPageProps) {
  const locale = useLocale();
  const ids = useFavourites();
  const lookup = useItemLookup();
  const isWaiting = ids === null || (ids.length > 0 && lookup.status === "loading");
  return (
    <>
      <FavouritesBoard ids={isWaiting ? null : ids} lookup={lookup} />
      {/* Rendered with the list above it, so that nothing moves. */}
      {isWaiting ? null : (
        <MoveFavourites pageTitle={title} origin={origin} loadKnownIds={() => loadKnownIds(locale)} />
      )}
    </>
  );
}
