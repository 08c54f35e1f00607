import { type ReactNode, Suspense, useEffect, useMemo } from "react";
import type { ListedResource } from "~/features/catalogue/core/resource";
import { itemsOf } from "~/ui/listed-items";
import { RESOURCE_CARDS_ID, readCard } from "./listed-cards";
import { useResourceDrawer } from "./use-resource-drawer";

interface LinkedDrawerProps {
  /** Loads what `renderDrawer` draws; asked for on the first sign of intent. */
  readonly load: () => Promise<unknown>;
  readonly renderDrawer: (card: ListedResource, close: () => void) => ReactNode;
}

/** The link in the title of the card that an event comes from. */
function titleLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>(`#${RESOURCE_CARDS_ID} article :is(h2, h3, h4) a`);
}

/** The detail drawer of the page's cards. It shows what the card says until the server has told the rest. */
export function LinkedDrawer({ load, renderDrawer }: LinkedDrawerProps) {
  const { openId, open, close } = useResourceDrawer(load);

  useEffect(() => {
    function openDrawer(event: MouseEvent) {
      const link = titleLinkAt(event.target);
      const id = link?.closest<HTMLElement>("[data-item]")?.dataset.item;
      if (link !== null && id !== undefined) open(event, link, id);
    }
    function warmDrawer({ target }: PointerEvent) {
      if (titleLinkAt(target) !== null) load().catch(() => {});
    }
    document.addEventListener("click", openDrawer);
    document.addEventListener("pointerover", warmDrawer);
    return () => {
      document.removeEventListener("click", openDrawer);
      document.removeEventListener("pointerover", warmDrawer);
    };
  }, [open, load]);

  const card = useMemo(() => {
    if (openId === null) return null;
    const items = itemsOf(document.getElementById(RESOURCE_CARDS_ID));
    const item = items.find(({ dataset }) => dataset.item === openId);
    return item === undefined ? null : readCard(item);
  }, [openId]);
  if (card === null) return null;
  return <Suspense fallback={null}>{renderDrawer(card, close)}</Suspense>;
}
