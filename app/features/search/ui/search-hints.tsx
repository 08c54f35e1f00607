import type { MouseEvent } from "react";
import type { Locale } from "~/addresses/languages";
import { addressOfChip, type CountedChip } from "~/features/search/core/filters";
import { toSearchPath } from "~/features/search/core/search-query";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { searchMessages } from "~/i18n/messages/search";
import { useLocale, useMessages } from "~/i18n/translate";
import { chipClass } from "~/ui/chip";
import { Link } from "~/ui/navigation";
import { isPlainClick } from "~/ui/plain-click";

interface SearchHintsProps {
  /** The lists that the query filters. */
  readonly chips: readonly CountedChip[];
  /** The query with its slips corrected; null when it had none. */
  readonly didYouMean: string | null;
  /** Searches for the corrected text without leaving the page. */
  readonly onMean?: (text: string) => void;
  /** Called when a filtered list is opened. */
  readonly onLeave?: () => void;
}

/** Offers, beside the results, the corrected text and the lists that the query filters. */
export function SearchHints({ chips, didYouMean, onMean, onLeave }: SearchHintsProps) {
  const text = useMessages(searchMessages);
  const locale = useLocale();

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
          <Link to={toSearchPath({ text: didYouMean }, locale)} onClick={handleMean}>
            {didYouMean}
          </Link>
          ?
        </p>
      )}
      {chips.length === 0 ? null : (
        <nav aria-label={text.filters.label}>
          <ul className="cluster">
            {chips.map((chip) => (
              <li key={toLabel(chip, locale)}>
                <Link to={addressOfChip(chip, locale)} className={chipClass()} onClick={onLeave}>
                  {toLabel(chip, locale)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

function toLabel(chip: CountedChip, locale: Locale): string {
  const { lists, names, pupils, together } = searchMessages[locale].filters;
  const { chapters } = bookLabelMessages[locale];
  if ("chapter" in chip) return `${lists[chip.pageId]}: ${chapters[chip.chapter]}`;
  const named = chip.filters.map((filter) => (filter === "pupils" ? pupils(chip.age ?? 0) : names[filter]));
  return together(lists[chip.pageId], named.join(" + "), chip.count);
}
