// A click on a card changes the address to that of the resource. Back, and every way of closing the drawer, restore
// the address of the list. The list must stay mounted, so the history entry is made without the router. The router
// hears of Back, but sees that it is still on the same page. Forward, in contrast, leads it to the resource's page.
import { useCallback, useEffect, useRef, useState } from "react";
import { pathOf } from "~/addresses/addresses";
import { useLocale } from "~/i18n/translate";
import { useSiteNavigation } from "~/ui/navigation";
import { type Click, isPlainClick } from "~/ui/plain-click";

interface DrawerState {
  /** Id of the resource in the drawer; null while it is closed. */
  readonly openId: string | null;
  /** Answers a click on the link to the resource's page. */
  readonly open: (event: Click, link: HTMLAnchorElement, id: string) => void;
  readonly close: () => void;
}

/** Adds a history entry with the state that the router keeps in each entry, so that the router can go on from it. */
function pushEntry(address: string) {
  const state: unknown = window.history.state;
  const index = typeof state === "object" && state !== null && "idx" in state ? Number(state.idx) : 0;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.pushState({ usr: null, key, idx: index + 1 }, "", address);
}

/**
 * The drawer over a list. `load` fetches what it needs for the address of a resource; without it the click is an
 * ordinary link.
 */
export function useResourceDrawer(load: (address: string) => Promise<unknown>): DrawerState {
  const locale = useLocale();
  const { pathname, search } = useSiteNavigation();
  const [openId, setOpenId] = useState<string | null>(null);
  const opening = useRef(false);
  const closing = useRef(false);

  useEffect(() => {
    function close() {
      closing.current = false;
      setOpenId(null);
    }
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, []);

  // A link in the drawer led to another state of the list, which stays mounted under it: only the router's address says
  // so. It is the cause of the effect and none of its values, and the drawer's own entry beside the router changes neither.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the cause, not a value
  useEffect(() => setOpenId(null), [pathname, search]);

  const open = useCallback(
    (event: Click, link: HTMLAnchorElement, id: string) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      // Not every browser focuses a link when it is clicked, and closing returns the focus to the element that had
      // it.
      link.focus();
      if (opening.current) return;
      opening.current = true;
      const address = pathOf("resource", locale, { id });
      load(address)
        .then(() => {
          pushEntry(address);
          setOpenId(id);
        })
        // Either the code has gone with a new deploy, or the browser accepts no more entries. The page itself opens
        // instead.
        .catch(() => window.location.assign(address))
        .finally(() => {
          opening.current = false;
        });
    },
    [locale, load],
  );

  const close = useCallback(() => {
    if (closing.current) return;
    closing.current = true;
    window.history.back();
  }, []);

  return { openId, open, close };
}
