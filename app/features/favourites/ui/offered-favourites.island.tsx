import { useId, useState } from "react";
import { pathOf } from "~/addresses/addresses";
import { toKitSearch } from "~/features/favourites/core/kit-link";
import type { SearchResult } from "~/features/search/core/search-index";
import { favouritesMessages } from "~/i18n/messages/favourites";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button, buttonClass } from "~/ui/button";
import { chipClass } from "~/ui/chip";
import { Link } from "~/ui/navigation";
import { changeQuery } from "~/ui/page-query";
import { CompareLink } from "./compare-link";
import styles from "./favourites.module.css";
import { useAddFavourites } from "./use-add-favourites";

interface OfferedFavouritesProps {
  readonly items: readonly Pick<SearchResult, "id" | "kind" | "title" | "titleLang" | "path">[];
  readonly unknownCount: number;
}

/** Favourites of a link from another device; nothing is added before the visitor says so. */
export default function OfferedFavourites({ items, unknownCount }: OfferedFavouritesProps) {
  const text = useMessages(favouritesMessages);
  const locale = useLocale();
  const [isTaken, setTaken] = useState(false);
  const addFavourites = useAddFavourites();
  const headingId = useId();
  const ids = items.map(({ id }) => id);
  const tools = items.filter(({ kind }) => kind === "ai_tool").map(({ id }) => id);

  function add() {
    addFavourites(ids);
    // Without the ids, so that a reload does not offer them again.
    changeQuery("", "replace");
    setTaken(true);
  }

  if (isTaken) return null;

  return (
    <section aria-labelledby={headingId} className={`stack ${styles.part}`}>
      <h2 id={headingId}>{text.offered}</h2>
      <p>
        {text.offeredText(items.length)} {unknownCount > 0 ? text.offeredUnknown(unknownCount) : null}
      </p>
      <ul className="cluster">
        {items.map(({ id, title, titleLang, path }) => (
          <li key={id}>
            <Link to={path} lang={titleLang ?? undefined} className={chipClass()}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {items.length === 0 ? null : (
        <div className="cluster">
          <Button variant="action" data-client="" onClick={add}>
            {text.add}
          </Button>
          <Link to={`${pathOf("kit", locale)}?${toKitSearch(ids, "")}`} className={buttonClass()}>
            {text.makeKit}
          </Link>
          <CompareLink tools={tools} />
        </div>
      )}
    </section>
  );
}
