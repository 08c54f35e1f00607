import { Search } from "lucide-react";
import { type MouseEvent, useCallback, useEffect, useState } from "react";
import { SEARCH_PATH } from "~/addresses/header-paths";
import { pathInLanguage } from "~/addresses/languages";
import { isSearchShortcut } from "~/features/search/core/search-shortcut";
import { controlsMessages } from "~/i18n/messages/controls";
import { useLocale, useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { isPlainClick } from "~/ui/plain-click";
import { isSlashKeyOff } from "./slash-key";

const importOverlay = () => import("./search-overlay.client");
type Overlay = Awaited<ReturnType<typeof importOverlay>>["SearchOverlay"];

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

/**
 * The search of the header. It opens the overlay, which is loaded on the first sign of intent. Without script, or
 * when the overlay cannot be loaded, it leads to the search page.
 */
export default function SearchButton() {
  const { search } = useMessages(controlsMessages);
  const href = pathInLanguage(SEARCH_PATH, useLocale());
  const [Overlay, setOverlay] = useState<Overlay | null>(null);
  const [open, setOpen] = useState(false);

  const openOverlay = useCallback(() => {
    importOverlay().then(
      ({ SearchOverlay }) => {
        setOverlay(() => SearchOverlay);
        setOpen(true);
      },
      () => window.location.assign(href),
    );
  }, [href]);

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const situation = { typing: isTyping(event.target), slashKeyOff: isSlashKeyOff() };
      if (event.defaultPrevented || !isSearchShortcut(event, situation)) return;
      // Only one dialog is open at a time: the search would cover a drawer and lose its place in the page.
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      openOverlay();
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [openOverlay]);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Not every browser focuses a link that is clicked, and the focus returns to what had it.
    event.currentTarget.focus();
    openOverlay();
  }

  return (
    <>
      <a
        href={href}
        className={buttonClass({ variant: "bare", square: true })}
        aria-label={search}
        aria-keyshortcuts="/ Control+K Meta+K"
        data-client=""
        onClick={handleClick}
        onPointerEnter={() => importOverlay().catch(() => {})}
      >
        <Icon icon={Search} />
      </a>
      {Overlay === null ? null : <Overlay open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
