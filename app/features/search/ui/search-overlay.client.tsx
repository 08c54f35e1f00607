// The search overlay is a combobox with a listbox (WAI-ARIA authoring practices): the focus stays in the field,
// the arrows move the selection.
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { pathOf } from "~/addresses/addresses";
import { initialSelection, overlayStep } from "~/features/search/core/overlay-selection";
import { ACTIONS_COUNT } from "~/features/search/core/quick-actions";
import type { SearchEntry } from "~/features/search/core/search-index";
import { controlsMessages } from "~/i18n/messages/controls";
import { searchMessages } from "~/i18n/messages/search";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Link } from "~/ui/navigation";
import { trackEvent } from "~/ui/track-event";
import { OverlayOptions } from "./overlay-options";
import { OverlayState } from "./overlay-state";
import { SearchHints } from "./search-hints";
import styles from "./search-overlay.module.css";
import { SlashKeySetting } from "./slash-key-setting";
import { useLastSearches } from "./use-last-searches";
import { useOverlaySearch } from "./use-overlay-search";

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
  const found = useOverlaySearch(query, open);
  const { asked, searched, results, total, didYouMean } = found;
  const showsActions = asked === "" || (searched && total === 0);
  const last = useLastSearches();
  const lastSearches = asked === "" ? last.searches : [];
  const count = showsActions ? ACTIONS_COUNT + lastSearches.length : results.length;
  // Nothing is chosen among the quick actions until an arrow is pressed: Enter on an empty field does nothing.
  const selected = chosen ?? (showsActions ? null : initialSelection(count));
  const optionId = (position: number) => `${id}-option-${position}`;
  const selectedId = selected !== null && selected < count ? optionId(selected) : undefined;
  const searchPage = `${pathOf("search", locale)}?${new URLSearchParams({ q: asked })}`;

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
        idOf={optionId}
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
