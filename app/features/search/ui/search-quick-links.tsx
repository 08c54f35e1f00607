import { pathOf } from "~/addresses/addresses";
import { QUICK_ACTIONS } from "~/features/search/core/quick-actions";
import { searchMessages } from "~/i18n/messages/search";
import { useLocale, useMessages } from "~/i18n/translate";
import { chipClass } from "~/ui/chip";
import { Link } from "~/ui/navigation";

/** The quick actions of the overlay as links of a page: where to go on from an empty search. */
export function SearchQuickLinks() {
  const text = useMessages(searchMessages);
  const locale = useLocale();
  return (
    <nav aria-label={text.quickActions}>
      <ul className="cluster">
        {QUICK_ACTIONS.map((pageId) => (
          <li key={pageId}>
            <Link to={pathOf(pageId, locale)} className={chipClass()}>
              {text.actions[pageId]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
