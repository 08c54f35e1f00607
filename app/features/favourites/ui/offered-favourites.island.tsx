import { useId } from "react";
import type { SearchResult } from "~/features/search/core/search-index";
import { favouritesMessages } from "~/i18n/messages/favourites";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { chipClass } from "~/ui/chip";
import { Link } from "~/ui/navigation";
import { changeQuery } from "~/ui/page-query";
import styles from "./favourites.module.css";
import { useFavourites } from "./favourites-store";
import { useAddFavourites } from "./use-add-favourites";

interface OfferedFavouritesProps {
  readonly items: readonly Pick<SearchResult, "id" | "kind" | "title" | "titleLang" | "path">[];
  readonly unknownCount: number;
}

/** Items of a link that are not all saved here; nothing is added before the visitor says so. */
export default function OfferedFavourites({ items, unknownCount }: OfferedFavouritesProps) {
  const text = useMessages(favouritesMessages);
  const own = useFavourites();
  const addFavourites = useAddFavourites();
  const headingId = useId();
  const ids = items.map(({ id }) => id);

  function add() {
    addFavourites(ids);
    // Without the ids, so that a reload does not offer them again.
    changeQuery("", "replace");
  }

  if (ids.length > 0 && ids.every((id) => own?.includes(id))) return null;

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
        <p>
          <Button variant="action" data-client="" onClick={add}>
            {text.add}
          </Button>
        </p>
      )}
    </section>
  );
}
