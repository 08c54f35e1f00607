import { useEffect } from "react";
import { LIST_VIEWS, type ListView, listViewPath } from "~/addresses/list-views";
import { parseSheetTitle } from "~/features/favourites/core/chosen-list";
import { parseIds } from "~/features/favourites/core/favourites";
import { listViewsMessages } from "~/i18n/messages/list-views";
import { useLocale, useMessages } from "~/i18n/translate";
import { chipClass, chipRowClass } from "~/ui/chip";
import { Link } from "~/ui/navigation";
import { usePageQuery } from "~/ui/page-query";
import { useFavourites } from "./favourites-store";

/**
 * Links to the three views of a list: of the one that the address names, else of the device's own. That one goes into
 * the address where a view was asked for without any.
 */
export default function ListViews({ view: shown }: { readonly view: ListView }) {
  const text = useMessages(listViewsMessages);
  const locale = useLocale();
  const own = useFavourites();
  const params = new URLSearchParams(usePageQuery());
  const named = params.has("ids") ? parseIds(params.getAll("ids").join(",").split(",")) : null;
  const ids = named ?? own ?? [];
  const isOwn = own !== null && ids.every((id) => own.includes(id));
  const getHref = (view: ListView) => {
    const isPlain = ids.length === 0 || (view === "list" && isOwn);
    return listViewPath(view, locale, { title: parseSheetTitle(params), ...(isPlain ? {} : { ids }) });
  };

  const opened = named === null && shown !== "list" && ids.length > 0 ? getHref(shown) : null;
  useEffect(() => {
    if (opened !== null) window.location.replace(opened);
  }, [opened]);

  return (
    <nav aria-label={text.label} data-print="hide">
      <ul className={chipRowClass()}>
        {LIST_VIEWS.map((view) => (
          <li key={view}>
            <Link
              to={getHref(view)}
              className={chipClass()}
              aria-current={view === shown ? "page" : undefined}
            >
              {text.names[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
