import { type ComponentProps, useMemo } from "react";
import { FavouritesBoard, type ItemLookup } from "~/features/favourites/ui/favourites-board";
import { useFavourites } from "~/features/favourites/ui/favourites-store";
import { MoveFavourites } from "~/features/favourites/ui/move-favourites";
import { OfferedFavourites } from "~/features/favourites/ui/offered-favourites";
import { entriesById } from "~/features/search/core/search-index";
import { loadSearchIndex, useSearchIndex } from "~/features/search/ui/use-search-index";
import { useLocale } from "~/i18n/translate";

interface FavouritesPageProps {
  readonly offered: ComponentProps<typeof OfferedFavourites> | null;
  /** Configured origin of the site. */
  readonly origin: string;
}

function useItemLookup(): ItemLookup {
  const ids = useFavourites();
  const index = useSearchIndex(useLocale(), ids !== null && ids.length > 0);
  return useMemo(
    () =>
      index.status === "ready"
        ? { status: "ready", byId: entriesById(index.entries) }
        : { status: index.status },
    [index],
  );
}

/** What a link offers, the favourites of this browser, and the ways to move them. */
export function FavouritesPage({ offered, origin }: FavouritesPageProps) {
  const locale = useLocale();
  const lookup = useItemLookup();
  const loadKnownIds = async () => entriesById(await loadSearchIndex(locale));
  return (
    <>
      {offered === null ? null : <OfferedFavourites {...offered} />}
      <FavouritesBoard lookup={lookup} />
      <MoveFavourites origin={origin} loadKnownIds={loadKnownIds} />
    </>
  );
}
