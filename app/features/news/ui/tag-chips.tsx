import { TAG_FILTERS, type TagFilter } from "~/features/news/core/rules/tags";
import { newsMessages } from "~/i18n/messages/news";
import { useMessages } from "~/i18n/translate";
import { chipClass, chipRowClass } from "~/ui/chip";
import { Link } from "~/ui/navigation";

interface TagChipsProps {
  /** Null where the list is chosen by something else. */
  readonly chosen: TagFilter | null;
  readonly getHref: (tag: TagFilter) => string;
}

/** The chips, each a link with an address of its own. */
export function TagChips({ chosen, getHref }: TagChipsProps) {
  const text = useMessages(newsMessages);
  return (
    <nav aria-label={text.chipsLabel} data-print="hide">
      <ul className={chipRowClass({ scrolls: true })}>
        {TAG_FILTERS.map((tag) => (
          <li key={tag}>
            <Link
              to={getHref(tag)}
              className={chipClass()}
              aria-current={tag === chosen ? "true" : undefined}
            >
              {text.tags[tag]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
