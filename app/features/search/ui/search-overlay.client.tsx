// The search overlay is a combobox with a listbox (WAI-ARIA authoring practices): the focus stays in the field,
// the arrows move the selection.
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { pathOf } from "~/addresses/addresses";
import { initialSelection, overlayStep } from "~/features/search/core/overlay-selection";
import { prepareIndex } from "~/features/search/core/prepared-index";
import { QUICK_ACTIONS } from "~/features/search/core/quick-actions";
import { OVERLAY_RESULTS_MAX, parseSearchText, search } from "~/features/search/core/search";
import type { SearchEntry } from "~/features/search/core/search-index";
import { controlsMessages } from "~/i18n/messages/controls";
import { searchMessages } from "~/i18n/messages/search";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Link } from "~/ui/navigation";
import { Skeleton } from "~/ui/skeleton";
import { trackEvent } from "~/ui/track-event";
import { SearchHints } from "./search-hints";
import { LastSearch, QuickAction, SearchOption } from "./search-option";
import styles from "./search-overlay.module.css";
import { SlashKeySetting } from "./slash-key-setting";
import { useLastSearches } from "./use-last-searches";
import { useSearchIndex } from "./use-search-index";

/** A search is reported when nothing was typed for this long. */
const SETTLED_MS = 1000;
const NOTHING: readonly SearchEntry[] = [];

/** A text is reported once, whether it settled first or a result was opened at once. */
function reportSearch(reported: { current: string }, query: string, results: number) {
  if (reported.current === query) return;
  reported.current = query;
  trackEvent("search", { query, results });
}

interface SearchOverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SearchOverlay({ open, onClose }: SearchOverlayProps) {
  const text = useMessages(searchMessages);
  const common = useMessages(controlsMessages);
  const locale = useLocale();
  const id = useId();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<number | null>(null);
  const state = useSearchIndex(locale, open);
  const reported = useRef("");

  const entries = state.status === "ready" ? state.entries : NOTHING;
  const index = useMemo(() => prepareIndex(entries), [entries]);
  const asked = parseSearchText(query);
  const { results, total, didYouMean } = useMemo(
    () => search(index, asked, { limit: OVERLAY_RESULTS_MAX }),
    [index, asked],
  );
  const searched = asked !== "" && state.status === "ready";
  const showsActions = asked === "" || (searched && total === 0);
  const last = useLastSearches();
  const lastSearches = asked === "" ? last.searches : [];
  const count = showsActions ? QUICK_ACTIONS.length + lastSearches.length : results.length;
  // Nothing is chosen among the quick actions until an arrow is pressed: Enter on an empty field does nothing.
  const selected = chosen ?? (showsActions ? null : initialSelection(count));
  const optionId = (position: number) => `${id}-option-${position}`;
  const selectedId = selected !== null && selected < count ? optionId(selected) : undefined;

  useEffect(() => {
    if (!open) return;
    // The dialog has opened by now and given the focus to its first control, the close button.
    const field = document.getElementById(`${id}-field`);
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  }, [open, id]);

  useEffect(() => {
    if (selectedId !== undefined) document.getElementById(selectedId)?.scrollIntoView({ block: "nearest" });
  }, [selectedId]);

  useEffect(() => {
    if (!searched) return;
    const timer = setTimeout(() => reportSearch(reported, asked, total), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [searched, asked, total]);

  function ask(words: string) {
    setQuery(words);
    setChosen(null);
  }

  /** For a text that is not typed: the button or link that it came from is gone after that. */
  function askAgain(words: string) {
    ask(words);
    document.getElementById(`${id}-field`)?.focus();
  }

  function handleClear() {
    last.clear();
    document.getElementById(`${id}-field`)?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter and the arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    const step = overlayStep(event.key, selected, count);
    if (step.kind === "none") return;
    event.preventDefault();
    if (step.kind === "close") onClose();
    else if (step.kind === "select") setChosen(step.index);
    // This is a click on the link itself: the browser opens a new tab by its own rules, without access to this one.
    else document.getElementById(optionId(step.index))?.click();
  }

  function closeAndClear() {
    ask("");
    onClose();
  }

  function leaveWithSearch() {
    last.keep(asked);
    closeAndClear();
  }

  function handleOpened(entry: SearchEntry) {
    reportSearch(reported, asked, total);
    if (entry.url !== null) trackEvent("resource_click", { id: entry.id, url: entry.url });
    leaveWithSearch();
  }

  const searchPage = `${pathOf("search", locale)}?${new URLSearchParams({ q: asked })}`;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={text.heading}
      closeLabel={common.close}
      className={styles.overlay}
    >
      <Field
        id={`${id}-field`}
        type="search"
        role="combobox"
        label={text.field}
        labelHidden
        className={styles.field}
        placeholder={text.placeholder}
        value={query}
        onChange={(event) => ask(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={selectedId}
      />
      <p role="status" className={total > 0 ? "muted tabular" : "visually-hidden"}>
        {searched ? (total > 0 ? text.count(results.length, total) : text.noResults) : ""}
      </p>
      <SearchHints
        query={asked}
        didYouMean={searched ? didYouMean : null}
        onMean={askAgain}
        onLeave={leaveWithSearch}
      />
      {asked !== "" && state.status === "loading" ? (
        <div aria-busy="true" className="stack">
          <span className="visually-hidden">{text.loading}</span>
          <Skeleton shape="line" count={4} />
        </div>
      ) : null}
      {asked !== "" && state.status === "failed" ? (
        <p role="alert">
          {text.failed} <a href={searchPage}>{text.failedLink}</a>
        </p>
      ) : null}
      {searched && total === 0 ? (
        <div>
          <h3>{text.noResults}</h3>
          <p className="muted">{text.noResultsHint}</p>
        </div>
      ) : null}
      {showsActions ? <h3 className={styles.listHeading}>{text.quickActions}</h3> : null}
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={showsActions ? text.quickActions : text.results}
        className={styles.options}
      >
        {showsActions
          ? QUICK_ACTIONS.map((pageId, position) => (
              <QuickAction
                key={pageId}
                id={optionId(position)}
                selected={position === selected}
                to={pathOf(pageId, locale)}
                onOpen={closeAndClear}
              >
                {text.actions[pageId]}
              </QuickAction>
            ))
          : results.map((entry, position) => (
              <SearchOption
                key={entry.id}
                id={optionId(position)}
                selected={position === selected}
                entry={entry}
                onOpen={handleOpened}
              />
            ))}
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
                id={optionId(QUICK_ACTIONS.length + position)}
                selected={QUICK_ACTIONS.length + position === selected}
                text={words}
                onChoose={askAgain}
              />
            ))}
          </div>
        )}
      </div>
      {lastSearches.length === 0 ? null : (
        <Button variant="bare" onClick={handleClear}>
          {text.last.clear}
        </Button>
      )}
      {searched && total > results.length ? (
        <Link to={searchPage} onClick={leaveWithSearch}>
          {text.allResults(total)}
        </Link>
      ) : null}
      <div className={styles.foot}>
        <p>{text.keys}</p>
        <SlashKeySetting />
      </div>
    </Dialog>
  );
}
