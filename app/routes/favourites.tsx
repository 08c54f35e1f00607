// Favourites are stored on the device. On this page visitors see, share and move them.
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { FAVOURITES_MAX } from "~/features/favourites/core/favourites";
import { parseKit } from "~/features/favourites/core/kit-link";
import OfferedFavourites from "~/features/favourites/ui/offered-favourites.island";
import { favouritesPageMessages } from "~/i18n/messages/favourites-page";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import FavouritesPage from "~/islands/favourites-page.island";
import { Island } from "~/islands/island";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { useSiteOrigin } from "~/page-parts/site-origin";

/** Loads the items that a link from another device offers. The visitor's own favourites are never sent here. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has("ids")) return { offered: null };
  const { findHandoutId, listHandoutItems } = await import("~/features/kit/io/handout-items.server");
  const { ids, unknown } = parseKit(searchParams, findHandoutId, FAVOURITES_MAX);
  const items = listHandoutItems(ids, localeOfRequest(request)).map(
    ({ id, kind, title, titleLang, path }) => ({ id, kind, title, titleLang, path }),
  );
  return { offered: { items, unknownCount: unknown.length } };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

export default function Favourites() {
  const { offered } = useLoaderData<typeof loader>();
  const text = useMessages(favouritesPageMessages);
  const pages = useMessages(pagesMessages);
  const locale = useLocale();
  return (
    <div className="page section stack">
      <h1>{pages.favourites.title}</h1>
      <p className="reading">{text.intro}</p>
      <noscript>
        <div className="stack reading">
          <p>{text.needsScript}</p>
          <p>
            <a href={pathOf("kit", locale)}>{text.kitByCode}</a>
          </p>
        </div>
      </noscript>
      {offered === null ? null : <Island name="offered-favourites" of={OfferedFavourites} props={offered} />}
      <Island
        name="favourites-page"
        of={FavouritesPage}
        props={{ title: pages.favourites.title, origin: useSiteOrigin() }}
      />
    </div>
  );
}
