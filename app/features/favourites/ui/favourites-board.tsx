import { Heart } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toPath } from "~/addresses/addresses";
import type { SearchResult } from "~/features/search/core/search-index";
import { favouritesMessages } from "~/i18n/messages/favourites";
import { savingMessages } from "~/i18n/messages/saving";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button, buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/navigation";
import { Skeleton } from "~/ui/skeleton";
import { showToast } from "~/ui/toast-store";
import { ClearFavourites } from "./clear-favourites";
import styles from "./favourites.module.css";
import type { FavouritesList } from "./favourites-list";
import { storeFavourites } from "./favourites-store";

/** Items of saved ids. They come from the search index, so no id is sent to us. */
export type ItemLookup =
  | { readonly status: "loading" | "failed" }
  | {
      readonly status: "ready";
      readonly byId: ReadonlyMap<string, SearchResult>;
      /** The component that shows them, loaded only where there are any. */
      readonly List: typeof FavouritesList;
    };

interface FavouritesBoardProps {
  /** The saved ids; null until storage is read. */
  readonly ids: readonly string[] | null;
  readonly lookup: ItemLookup;
}

/** The favourites of this browser, and clearing them. */
export function FavouritesBoard({ ids, lookup }: FavouritesBoardProps) {
  const text = useMessages(favouritesMessages);
  const { notStored } = useMessages(savingMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const emptiedHere = useRef(false);
  const [spoken, setSpoken] = useState("");

  useEffect(() => {
    // The control that had the focus is gone with the last item.
    if (emptiedHere.current && ids?.length === 0) heading.current?.focus();
    emptiedHere.current = false;
  }, [ids]);

  function change(next: readonly string[], message: string) {
    emptiedHere.current = next.length === 0;
    if (!storeFavourites(next)) showToast({ message: notStored, type: "warning" });
    setSpoken(message);
  }

  if (ids === null) {
    return (
      <div className="client-only" aria-busy="true">
        <p className="visually-hidden">{text.loading}</p>
        <Skeleton shape="card" count={3} />
      </div>
    );
  }
  const byId = lookup.status === "ready" ? lookup.byId : null;
  const items = ids.flatMap((savedId) => {
    const item = byId?.get(savedId);
    return item === undefined ? [] : [{ savedId, item }];
  });
  const unknown = byId === null ? [] : ids.filter((id) => !byId.has(id));

  return (
    <>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
      <div className={`cluster ${styles.part}`}>
        <h2 ref={heading} tabIndex={-1} className={ids.length === 0 ? "visually-hidden" : "tabular"}>
          {text.count(ids.length)}
        </h2>
        {ids.length === 0 ? null : (
          <ClearFavourites count={ids.length} onClear={() => change([], text.cleared)} />
        )}
      </div>
      {ids.length === 0 ? <NothingSaved /> : null}
      {ids.length > 0 && byId === null ? <p role="alert">{text.failed}</p> : null}
      {unknown.length > 0 ? (
        <p className="cluster">
          {text.unknown(unknown.length)}
          <Button
            size="small"
            onClick={() =>
              change(
                items.map(({ savedId }) => savedId),
                text.count(items.length),
              )
            }
          >
            {text.removeUnknown}
          </Button>
        </p>
      ) : null}
      {lookup.status === "ready" ? (
        <lookup.List items={items} onChange={(known, message) => change([...known, ...unknown], message)} />
      ) : null}
    </>
  );
}

function NothingSaved() {
  const text = useMessages(favouritesMessages);
  const locale = useLocale();
  return (
    <EmptyState
      icon={Heart}
      heading={text.empty}
      actions={
        <>
          <Link to={toPath("tools", locale)} className={buttonClass()}>
            {text.browseTools}
          </Link>
          <Link to={toPath("library", locale)} className={buttonClass()}>
            {text.browseLibrary}
          </Link>
        </>
      }
    >
      {text.emptyHint}
    </EmptyState>
  );
}
