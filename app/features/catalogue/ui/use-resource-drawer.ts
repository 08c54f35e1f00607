// A click on a card changes the address to the resource's. Back, and every way of closing the drawer, bring back
// the address of the list. Forward leads to the resource's page (shell/inline/shell-script.ts).
import { useCallback, useEffect, useRef, useState } from "react";
import { usePageQuery } from "~/ui/page-query";
import { type Click, isPlainClick } from "~/ui/plain-click";

interface DrawerState {
  /** Id of the resource in the drawer; null while it is closed. */
  readonly openId: string | null;
  /** Answers a click on the link to the resource's page. */
  readonly open: (event: Click, link: HTMLAnchorElement, id: string) => void;
  readonly close: () => void;
}

/** The drawer over a list. `load` fetches its code; where that fails, the click is an ordinary one. */
export function useResourceDrawer(load: () => Promise<unknown>): DrawerState {
  const query = usePageQuery();
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

  // Back led to another state of the list, over which nothing is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query is why it closes, and nothing of it is read
  useEffect(() => setOpenId(null), [query]);

  const open = useCallback(
    (event: Click, link: HTMLAnchorElement, id: string) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      // Not every browser focuses a link when it is clicked, and closing returns the focus to the element that had
      // it.
      link.focus();
      if (opening.current) return;
      opening.current = true;
      load()
        .then(() => {
          window.history.pushState(null, "", link.href);
          setOpenId(id);
        })
        // Either the code has gone with a new deploy, or the browser accepts no more entries. The page itself opens
        // instead.
        .catch(() => window.location.assign(link.href))
        .finally(() => {
          opening.current = false;
        });
    },
    [load],
  );

  const close = useCallback(() => {
    if (closing.current) return;
    closing.current = true;
    window.history.back();
  }, []);

  return { openId, open, close };
}
