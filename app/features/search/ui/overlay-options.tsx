import { pathOf } from "~/addresses/addresses";
import { ACTIONS_COUNT, OWN_ACTIONS, QUICK_ACTIONS } from "~/features/search/core/quick-actions";
import type { SearchEntry } from "~/features/search/core/search-index";
import { searchMessages } from "~/i18n/messages/search";
import { useLocale, useMessages } from "~/i18n/translate";
import { LastSearch, QuickAction, SearchOption } from "./search-option";
import styles from "./search-overlay.module.css";

interface OverlayOptionsProps {
  readonly id: string;
  readonly idOf: (position: number) => string;
  /** Position of the option that is chosen with the arrows, if any. */
  readonly selected: number | null;
  /** What was found; null shows the quick actions. */
  readonly results: readonly SearchEntry[] | null;
  readonly lastSearches: readonly string[];
  /** Called when a page of the site is opened that nobody searched for. */
  readonly onLeave: () => void;
  readonly onOpened: (entry: SearchEntry) => void;
  /** Called with a text to search for once more. */
  readonly onAsk: (text: string) => void;
}

/** The listbox of the overlay: results or quick actions, then what was searched for last. */
export function OverlayOptions({
  id,
  idOf,
  selected,
  results,
  lastSearches,
  onLeave,
  onOpened,
  onAsk,
}: OverlayOptionsProps) {
  const text = useMessages(searchMessages);
  const locale = useLocale();
  return (
    <div
      role="listbox"
      id={id}
      aria-label={results === null ? text.quickActions : text.results}
      className={styles.options}
    >
      {results === null
        ? QUICK_ACTIONS.map((pageId, position) => (
            <QuickAction
              key={pageId}
              id={idOf(position)}
              selected={position === selected}
              to={pathOf(pageId, locale)}
              onOpen={onLeave}
            >
              {text.actions[pageId]}
            </QuickAction>
          ))
        : results.map((entry, position) => (
            <SearchOption
              key={entry.id}
              id={idOf(position)}
              selected={position === selected}
              entry={entry}
              onOpen={onOpened}
            />
          ))}
      {results !== null ? null : (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div role="group" aria-labelledby={`${id}-own`}>
          <div id={`${id}-own`} role="presentation" className={styles.listHeading}>
            {text.own.heading}
          </div>
          {OWN_ACTIONS.map((pageId, place) => (
            <QuickAction
              key={pageId}
              id={idOf(QUICK_ACTIONS.length + place)}
              selected={QUICK_ACTIONS.length + place === selected}
              to={pathOf(pageId, locale)}
              onOpen={onLeave}
            >
              {text.own.actions[pageId]}
            </QuickAction>
          ))}
        </div>
      )}
      {lastSearches.length === 0 ? null : (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div role="group" aria-labelledby={`${id}-last`}>
          {/* A listbox holds options and their groups, no headings. */}
          <div id={`${id}-last`} role="presentation" className={styles.listHeading}>
            {text.last.heading}
          </div>
          {lastSearches.map((words, position) => (
            <LastSearch
              key={words}
              id={idOf(ACTIONS_COUNT + position)}
              selected={ACTIONS_COUNT + position === selected}
              text={words}
              onChoose={onAsk}
            />
          ))}
        </div>
      )}
    </div>
  );
}
