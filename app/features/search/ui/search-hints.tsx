import type { MouseEvent } from "react";
import { pathOf } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { addressOfChip, type FilterChip, listFilterChips } from "~/features/search/core/filters";
import { toSearchQuery } from "~/features/search/core/search-query";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { searchMessages } from "~/i18n/messages/search";
import { useLocale, useMessages } from "~/i18n/translate";
import { chipClass } from "~/ui/chip";
import { Link } from "~/ui/navigation";
import { isPlainClick } from "~/ui/plain-click";

interface SearchHintsProps {
  readonly query: string;
  /** What the query most likely means; null when it was typed right. */
  readonly didYouMean: string | null;
  /** Takes the meant text over in place, where that is possible. */
  readonly onMean?: (text: string) => void;
  /** Called when a filtered list is opened. */
  readonly onLeave?: () => void;
}

/** What helps on from a search besides its results: the text that was meant, and lists narrowed by what was typed. */
export function SearchHints({ query, didYouMean, onMean, onLeave }: SearchHintsProps) {
  const text = useMessages(searchMessages);
  const locale = useLocale();
  const chips = listFilterChips(query);

  function handleMean(event: MouseEvent<HTMLAnchorElement>) {
    if (onMean === undefined || didYouMean === null || !isPlainClick(event)) return;
    event.preventDefault();
    onMean(didYouMean);
  }

  return (
    <>
      {didYouMean === null ? null : (
        <p role="status">
          {text.didYouMean}{" "}
          <Link
            to={`${pathOf("search", locale)}?${toSearchQuery({ text: didYouMean })}`}
            onClick={handleMean}
          >
            {didYouMean}
          </Link>
          ?
        </p>
      )}
      {chips.length === 0 ? null : (
        <nav aria-label={text.filters.label}>
          <ul className="cluster">
            {chips.map((chip) => (
              <li key={labelOf(chip, locale)}>
                <Link to={addressOfChip(chip, locale)} className={chipClass()} onClick={onLeave}>
                  {labelOf(chip, locale)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

function labelOf(chip: FilterChip, locale: Locale): string {
  const { lists, names } = searchMessages[locale].filters;
  const { chapters } = bookLabelMessages[locale];
  return `${lists[chip.pageId]}: ${chip.filter === "chapter" ? chapters[chip.chapter] : names[chip.filter]}`;
}
