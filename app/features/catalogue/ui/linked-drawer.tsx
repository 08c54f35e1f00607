import { type ReactNode, useEffect } from "react";
import { useResourceDrawer } from "./use-resource-drawer";

interface LinkedDrawerProps {
  /** Loads what `renderDrawer` draws; asked for on the first sign of intent. */
  readonly load: () => Promise<unknown>;
  readonly renderDrawer: (id: string, close: () => void) => ReactNode;
}

/** The link in the title of a card of ResourceGrid that an event comes from; other cards have no drawer. */
function titleLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>("[data-item][data-kind] article :is(h2, h3, h4) a");
}

/** Opens the detail drawer for the cards of the page. */
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

  return openId === null ? null : renderDrawer(openId, close);
}
