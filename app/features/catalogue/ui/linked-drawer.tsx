// A click on a card changes the address to the resource's. Back, and every way of closing the drawer, bring back
// the address of the list. Forward leads to the resource's page (islands/boot.ts).
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { RESOURCE_CARDS_ID } from "~/features/catalogue/core/resource";
import { usePageQuery } from "~/ui/page-query";
import { useLinksInPlace } from "~/ui/use-links-in-place";
import { TITLE_LINK } from "./read-card";

/** Cards of ResourceGrid alone have a drawer. */
const DRAWER_LINK = `#${RESOURCE_CARDS_ID} ${TITLE_LINK}`;

interface LinkedDrawerProps<Loaded> {
  /** Loads the code that `renderDrawer` needs. */
  readonly load: () => Promise<Loaded>;
  readonly renderDrawer: (loaded: Loaded, id: string, close: () => void) => ReactNode;
}

/** Opens the detail drawer for the cards of the page. */
export function LinkedDrawer<Loaded>({ load, renderDrawer }: LinkedDrawerProps<Loaded>) {
  const query = usePageQuery();
  const [opened, setOpened] = useState<{ readonly id: string; readonly loaded: Loaded } | null>(null);
  const closing = useRef(false);

  useEffect(() => {
    function close() {
      closing.current = false;
      setOpened(null);
    }
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, []);

  // Back led to another state of the list, over which nothing is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on a change of the query, whose value it does not read
  useEffect(() => setOpened(null), [query]);

  useLinksInPlace(DRAWER_LINK, load, (link, loaded) => {
    const id = link.closest<HTMLElement>("[data-item]")?.dataset.item ?? "";
    // Throws where the browser takes no more entries: the page itself opens then.
    window.history.pushState(null, "", link.href);
    setOpened({ id, loaded });
  });

  const close = useCallback(() => {
    if (closing.current) return;
    closing.current = true;
    window.history.back();
  }, []);

  return opened === null ? null : renderDrawer(opened.loaded, opened.id, close);
}
