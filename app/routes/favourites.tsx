// Favourites are kept on the device. On this page visitors see, share and move them.
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { pathOf } from "~/addresses/addresses";
import { FAVOURITES_MAX } from "~/features/favourites/core/favourites";
import { parseKit } from "~/features/favourites/core/kit-link";
import { FavouritesBoard, type ItemLookup } from "~/features/favourites/ui/favourites-board";
import { useFavourites } from "~/features/favourites/ui/favourites-store";
import { MoveFavourites } from "~/features/favourites/ui/move-favourites";
import { OfferedFavourites } from "~/features/favourites/ui/offered-favourites";
import { findHandoutId, listHandoutItems } from "~/features/kit/io/handout-items.server";
import { entriesById } from "~/features/search/core/search-index";
import { loadSearchIndex, useSearchIndex } from "~/features/search/ui/use-search-index";
import { favouritesMessages } from "~/i18n/messages/favourites";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { localeOfRequest, metaOfPage } from "~/page-parts/meta-of-page";
import { useSiteOrigin } from "~/page-parts/site-origin";

/** What a link from another device offers. The visitor's own favourites are never sent here. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has("ids")) return { offered: null };
  const { ids, unknown } = parseKit(searchParams, findHandoutId, FAVOURITES_MAX);
  const items = listHandoutItems(ids, localeOfRequest(request)).map(({ id, title, titleLang, path }) => ({
    id,
    title,
    titleLang,
    path,
  }));
  return { offered: { items, unknownCount: unknown.length } };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

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

export default function FavouritesPage() {
  const { offered } = useLoaderData<typeof loader>();
  const text = useMessages(favouritesMessages);
  const pages = useMessages(pagesMessages);
  const locale = useLocale();
  const lookup = useItemLookup();
  const loadKnownIds = async () => entriesById(await loadSearchIndex(locale));
  return (
    <div className="page section stack">
      <h1>{pages.favourites.title}</h1>
      <p className="reading">{text.intro}</p>
      {offered === null ? null : <OfferedFavourites {...offered} />}
      <noscript>
        <p>{text.needsScript}</p>
        <p>
          <a href={pathOf("kit", locale)}>{text.kitByCode}</a>
        </p>
      </noscript>
      <FavouritesBoard lookup={lookup} />
      <MoveFavourites origin={useSiteOrigin()} loadKnownIds={loadKnownIds} />
    </div>
  );
}
