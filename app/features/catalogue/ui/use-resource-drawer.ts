// Spec §2, Detail drawer: a click on a card changes the address to the resource's, Back and every way of closing
// bring the list's back. The list must stay mounted, so the entry is made beside the router, which never hears
// of it: the drawer answers popstate first (capture) and keeps what is its own.
import { useLocation } from "@remix-run/react";
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { drawerIdOf, toDrawerEntry } from "~/features/catalogue/core/drawer-entry";
import { pathOf } from "~/i18n/localised-path";
import { useLocale } from "~/i18n/translate";
import { isPlainClick } from "~/ui/plain-click";

interface DrawerState {
  /** Id of the resource in the drawer; null while it is closed. */
  readonly openId: string | null;
  readonly open: (event: MouseEvent<HTMLAnchorElement>, id: string) => void;
  readonly close: () => void;
}

/** The drawer over a list. `load` fetches its code; without it the click is an ordinary link. */
export function useResourceDrawer(load: () => Promise<unknown>): DrawerState {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const list = pathname + search;
  const [openId, setOpenId] = useState<string | null>(null);
  const closing = useRef(false);

  useEffect(() => {
    function followHistory(event: PopStateEvent) {
      closing.current = false;
      const id = drawerIdOf(event.state, list);
      const backOnList = openId !== null && window.location.pathname + window.location.search === list;
      if (id !== null || backOnList) event.stopImmediatePropagation();
      setOpenId(id);
    }
    window.addEventListener("popstate", followHistory, true);
    return () => window.removeEventListener("popstate", followHistory, true);
  }, [list, openId]);

  const open = useCallback(
    (event: MouseEvent<HTMLAnchorElement>, id: string) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      // Not every browser focuses a link that is clicked, and the focus returns to what had it.
      event.currentTarget.focus();
      const address = pathOf("resource", locale, { id });
      load()
        .then(() => {
          const entry = toDrawerEntry(
            window.history.state,
            id,
            list,
            Math.random().toString(36).slice(2, 10),
          );
          window.history.pushState(entry, "", address);
          setOpenId(id);
        })
        // The code is gone after a deploy, or the browser takes no more entries: the page itself then.
        .catch(() => window.location.assign(address));
    },
    [locale, list, load],
  );

  const close = useCallback(() => {
    if (closing.current) return;
    closing.current = true;
    window.history.back();
  }, []);

  return { openId, open, close };
}
