// The search overlay is a combobox with a listbox (WAI-ARIA authoring practices): the focus stays in the field,
// the arrows move the selection.
import { type ChangeEvent, type KeyboardEvent, useCallback, useEffect, useId, useState } from "react";
import { SEARCH_WORDS } from "~/content/words/search-words";
import { LAST_SEARCHES_KEY, parseLastSearches, withSearch } from "~/features/search/core/last-searches";
import { ACTIONS_COUNT, initialSelection, overlayStep } from "~/features/search/core/overlay-selection";
import type { SearchEntry } from "~/features/search/core/search-index";
import { toSearchPath } from "~/features/search/core/search-query";
import { controlsMessages } from "~/i18n/messages/controls";
import { searchMessages } from "~/i18n/messages/search";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { readStored, writeStored } from "~/ui/device-storage";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Link } from "~/ui/navigation";
import { Skeleton } from "~/ui/skeleton";
import { trackEvent } from "~/ui/track-event";
import { OverlayOptions } from "./overlay-options";
import { SearchHints } from "./search-hints";
import styles from "./search-overlay.module.css";
import { isSlashKeyOff, keepSlashKey } from "./slash-key";
import { type OverlaySearch, useOverlaySearch } from "./use-overlay-search";

const read = () => parseLastSearches(readStored(LAST_SEARCHES_KEY));

/** The last searches of this device. Only ever called in the browser. */
function useLastSearches() {
  const [searches, setSearches] = useState(read);

  const keep = useCallback((text: string) => {
    // Another tab may have kept one since.
    const kept = withSearch(read(), text);
    setSearches(kept);
    writeStored(LAST_SEARCHES_KEY, JSON.stringify(kept));
  }, []);

  const clear = useCallback(() => {
    setSearches([]);
    writeStored(LAST_SEARCHES_KEY, null);
  }, []);

  return { searches, keep, clear };
}

interface OverlayStateProps {
  readonly found: Pick<OverlaySearch, "status" | "asked" | "searched" | "total">;
  /** The same search as a page, which needs no index. */
  readonly searchPage: string;
}

/** Takes the place of results that are loading, have failed to load, or do not exist. */
function OverlayState({ found: { status, asked, searched, total }, searchPage }: OverlayStateProps) {
  const text = useMessages(searchMessages);
  if (asked === "" || (searched && total > 0)) return null;
  if (status === "failed") {
    return (
      <p role="alert">
        {text.failed} <a href={searchPage}>{text.failedLink}</a>
      </p>
    );
  }
  if (searched) {
    return (
      <div>
        <h3>{text.noResults}</h3>
        <p className="muted">{text.noResultsHint}</p>
        <p>
          {/* A link to the page with the form: where the site is plain files, no form can be sent. */}
          <Link to={searchPage}>{text.missed.tell}</Link>
        </p>
      </div>
    );
  }
  return status === "loading" ? (
    <div aria-busy="true" className="stack">
      <span className="visually-hidden">{text.loading}</span>
      <Skeleton shape="line" count={4} />
    </div>
  ) : null;
}

/** Turns the / key off and on (WCAG 2.1.4). Only ever rendered in the browser. */
function SlashKeySetting() {
  const { slashKey } = useMessages(searchMessages);
  const [on, setOn] = useState(() => !isSlashKeyOff());

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const { checked } = event.currentTarget;
    setOn(checked);
    keepSlashKey(checked);
  }

  return (
    <label className="cluster">
      <input type="checkbox" checked={on} onChange={handleChange} />
      {slashKey}
    </label>
  );
}

interface SearchOverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The search of the whole site over the page: a field, what it finds while one types, and ways to go on. */
export function SearchOverlay({ open, onClose }: SearchOverlayProps) {
  const text = useMessages(searchMessages);
  const common = useMessages(controlsMessages);
  const locale = useLocale();
  const id = useId();
  const fieldId = `${id}-field`;
  const listId = `${id}-list`;
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<number | null>(null);
  const found = useOverlaySearch(query, open, SEARCH_WORDS);
  const { asked, searched, results, total, didYouMean } = found;
  const showsActions = asked === "" || (searched && total === 0);
  const last = useLastSearches();
  const lastSearches = asked === "" ? last.searches : [];
  const count = showsActions ? ACTIONS_COUNT + lastSearches.length : results.length;
  // Nothing is chosen among the quick actions until an arrow is pressed: Enter on an empty field does nothing.
  const selected = chosen ?? (showsActions ? null : initialSelection(count));
  const optionId = (position: number) => `${id}-option-${position}`;
  const selectedId = selected !== null && selected < count ? optionId(selected) : undefined;
  const searchPage = toSearchPath({ text: asked }, locale);

  useEffect(() => {
    if (!open) return;
    // The dialog has opened by now and given the focus to its first control, the close button.
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  }, [open, fieldId]);

  useEffect(() => {
    if (selectedId !== undefined) document.getElementById(selectedId)?.scrollIntoView({ block: "nearest" });
  }, [selectedId]);

  function ask(words: string) {
    setQuery(words);
    setChosen(null);
  }

  /** For a text that is not typed: the button or link that it came from is gone after that. */
  function askAgain(words: string) {
    ask(words);
    document.getElementById(fieldId)?.focus();
  }

  function clearLast() {
    last.clear();
    document.getElementById(fieldId)?.focus();
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
    found.report();
    if (entry.url !== null) trackEvent("resource_click", { id: entry.id, url: entry.url });
    leaveWithSearch();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={text.heading}
      closeLabel={common.close}
      className={styles.overlay}
    >
      <Field
        id={fieldId}
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
        aria-controls={listId}
        aria-activedescendant={selectedId}
      />
      <p role="status" className={total > 0 ? "muted tabular" : "visually-hidden"}>
        {searched ? (total > 0 ? text.count(results.length, total) : text.noResults) : ""}
      </p>
      <SearchHints
        chips={found.chips}
        didYouMean={searched ? didYouMean : null}
        onMean={askAgain}
        onLeave={leaveWithSearch}
      />
      <OverlayState found={found} searchPage={searchPage} />
      {showsActions ? <h3 className={styles.listHeading}>{text.quickActions}</h3> : null}
      <OverlayOptions
        id={listId}
        toId={optionId}
        selected={selected}
        results={showsActions ? null : results}
        lastSearches={lastSearches}
        onLeave={closeAndClear}
        onOpened={handleOpened}
        onAsk={askAgain}
      />
      {lastSearches.length === 0 ? null : (
        <Button variant="bare" onClick={clearLast}>
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
