// A reader's list in three views. Favourites are stored on the device; a list in the address is anybody's.
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { localeOfPath } from "~/addresses/languages";
import ClassSheet from "~/features/class-sheet/ui/class-sheet.island";
import { SHEET_ITEMS_MAX } from "~/features/favourites/core/chosen-list";
import ListViews from "~/features/favourites/ui/list-views.island";
import OfferedFavourites from "~/features/favourites/ui/offered-favourites.island";
import { classSheetNoticesMessages } from "~/i18n/messages/class-sheet-notices";
import { favouritesPageMessages } from "~/i18n/messages/favourites-page";
import { pagesMessages } from "~/i18n/messages/pages";
import { useMessages } from "~/i18n/translate";
import FavouritesPage from "~/islands/favourites-page.island";
import { Island } from "~/islands/island";
import { ComparedTools } from "~/page-parts/compared-tools";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { useSiteOrigin } from "~/page-parts/site-origin";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadListView } = await import("~/page-parts/chosen-list.server");
  const { searchParams } = new URL(request.url);
  return loadListView(searchParams, localeOfRequest(request), context.config.siteOrigin);
}

type Shown<View extends string> = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { view: View }>;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { data } = args;
  if (data === undefined || data.view === "list") return metaOfPage(args);
  const own = favouritesPageMessages[localeOfPath(args.location.pathname)].views[data.view];
  return metaOfPage(args, data.view === "sheet" && data.title !== "" ? { ...own, title: data.title } : own);
};

export default function Favourites() {
  const data = useLoaderData<typeof loader>();
  return (
    <div className="page section stack">
      <Island name="list-views" of={ListViews} props={{ view: data.view }} />
      {data.view === "list" ? <OwnList {...data} /> : null}
      {data.view === "compare" ? <ComparedTools {...data} /> : null}
      {data.view === "sheet" ? <Sheet {...data} /> : null}
    </div>
  );
}

function OwnList({ offered }: Shown<"list">) {
  const text = useMessages(favouritesPageMessages);
  const { title } = useMessages(pagesMessages).favourites;
  const props = { title, origin: useSiteOrigin() };
  return (
    <>
      <h1>{title}</h1>
      <p className="reading">{text.intro}</p>
      <noscript>
        <p className="reading">{text.needsScript}</p>
      </noscript>
      {offered === null ? null : <Island name="offered-favourites" of={OfferedFavourites} props={offered} />}
      <Island name="favourites-page" of={FavouritesPage} props={props} />
    </>
  );
}

function Sheet({ items, unknown, unknownIds, omittedIds }: Shown<"sheet">) {
  const { title: pageTitle } = useMessages(favouritesPageMessages).views.sheet;
  const text = useMessages(classSheetNoticesMessages);
  const origin = useSiteOrigin();
  const notices = [
    ...(unknown.length > 0 ? [text.unknown(unknown)] : []),
    ...(omittedIds.length > 0 ? [text.omitted(omittedIds, SHEET_ITEMS_MAX)] : []),
  ];
  const props = { pageTitle, items, notices, unknownIds, origin };
  return <Island name="class-sheet" of={ClassSheet} props={props} />;
}
