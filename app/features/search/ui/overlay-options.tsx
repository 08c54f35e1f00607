import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import { ACTIONS_COUNT, OWN_ACTIONS, QUICK_ACTIONS } from "~/features/search/core/overlay-selection";
import { KIND_HUE } from "~/features/search/core/result-face";
import type { SearchEntry } from "~/features/search/core/search-index";
import { controlsMessages } from "~/i18n/messages/controls";
import { kindsMessages } from "~/i18n/messages/kinds";
import { searchMessages } from "~/i18n/messages/search";
import { useLocale, useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { ExternalLink } from "~/ui/external-link";
import { Link } from "~/ui/navigation";
import styles from "./search-overlay.module.css";

interface OptionProps {
  readonly id: string;
  readonly selected: boolean;
}

// The results are links, so that the second mouse button and the status bar work. The field keeps the focus, so Tab
// skips them.
function toAria({ id, selected }: OptionProps) {
  return { id, role: "option", "aria-selected": selected, tabIndex: -1, className: styles.option };
}

interface SearchOptionProps extends OptionProps {
  readonly entry: SearchEntry;
  readonly onOpen: (entry: SearchEntry) => void;
}

/** One result. Selecting it opens its address in a new tab. */
function SearchOption({ entry, onOpen, ...option }: SearchOptionProps) {
  const kinds = useMessages(kindsMessages);
  const common = useMessages(controlsMessages);
  const { kind, title, titleLang, description, url, path } = entry;
  return (
    <ExternalLink
      {...toAria(option)}
      href={url ?? path}
      newTabLabel={`(${common.newTab})`}
      withoutArrow
      onClick={() => onOpen(entry)}
    >
      <span className={styles.title}>
        <strong lang={titleLang ?? undefined}>{title}</strong>
        <Badge tone="category" category={KIND_HUE[kind]}>
          {kinds[kind]}
        </Badge>
      </span>
      <span className={styles.description}>{description}</span>
    </ExternalLink>
  );
}

interface LastSearchProps extends OptionProps {
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

/** One of the last searches of this device: it is asked again. */
function LastSearch({ text, onChoose, ...option }: LastSearchProps) {
  return (
    <button type="button" {...toAria(option)} onClick={() => onChoose(text)}>
      {text}
    </button>
  );
}

interface QuickActionProps extends OptionProps {
  readonly to: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** One of the quick actions: a page of this site, in this tab. */
function QuickAction({ to, onOpen, children, ...option }: QuickActionProps) {
  return (
    <Link {...toAria(option)} to={to} onClick={onOpen}>
      {children}
    </Link>
  );
}

interface OverlayOptionsProps {
  readonly id: string;
  readonly toId: (position: number) => string;
  /** Position of the option that is chosen with the arrows, if any. */
  readonly selected: number | null;
  /** Results of the search; null shows the quick actions. */
  readonly results: readonly SearchEntry[] | null;
  readonly lastSearches: readonly string[];
  /** Called when a page of the site is opened that nobody searched for. */
  readonly onLeave: () => void;
  readonly onOpened: (entry: SearchEntry) => void;
  /** Called with a text to search for once more. */
  readonly onAsk: (text: string) => void;
}

/** The listbox of the overlay: results or quick actions, then the last searches. */
export function OverlayOptions({
  id,
  toId,
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
              id={toId(position)}
              selected={position === selected}
              to={toPath(pageId, locale)}
              onOpen={onLeave}
            >
              {text.actions[pageId]}
            </QuickAction>
          ))
        : results.map((entry, position) => (
            <SearchOption
              key={entry.id}
              id={toId(position)}
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
              id={toId(QUICK_ACTIONS.length + place)}
              selected={QUICK_ACTIONS.length + place === selected}
              to={toPath(pageId, locale)}
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
              id={toId(ACTIONS_COUNT + position)}
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
