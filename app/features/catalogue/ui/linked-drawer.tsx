import { lazy, Suspense, useEffect, useMemo } from "react";
import { itemsOf } from "~/ui/listed-items";
import { RESOURCE_CARDS_ID, readCard } from "./listed-cards";
import type { ResourceControls } from "./resource-controls";
import { useResourceDrawer } from "./use-resource-drawer";

const importDrawer = () => import("./resource-drawer.client");
const ResourceDrawer = lazy(async () => ({ default: (await importDrawer()).ResourceDrawer }));

/** The link in the title of the card that an event comes from. */
function titleLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>(`#${RESOURCE_CARDS_ID} article :is(h2, h3, h4) a`);
}

/** The detail drawer of the page's cards. It shows what the card says until the server has told the rest. */
export function LinkedDrawer({ controls }: { readonly controls: ResourceControls }) {
  const { openId, open, close } = useResourceDrawer(importDrawer);

  useEffect(() => {
    function openDrawer(event: MouseEvent) {
      const link = titleLinkAt(event.target);
      const id = link?.closest<HTMLElement>("[data-item]")?.dataset.item;
      if (link !== null && id !== undefined) open(event, link, id);
    }
    function warmDrawer({ target }: PointerEvent) {
      if (titleLinkAt(target) !== null) importDrawer().catch(() => {});
    }
    document.addEventListener("click", openDrawer);
    document.addEventListener("pointerover", warmDrawer);
    return () => {
      document.removeEventListener("click", openDrawer);
      document.removeEventListener("pointerover", warmDrawer);
    };
  }, [open]);

  const card = useMemo(() => {
    if (openId === null) return null;
    const items = itemsOf(document.getElementById(RESOURCE_CARDS_ID));
    const item = items.find(({ dataset }) => dataset.item === openId);
    return item === undefined ? null : readCard(item);
  }, [openId]);
  if (card === null) return null;
  return (
    <Suspense fallback={null}>
      <ResourceDrawer key={card.id} card={card} controls={controls} onClose={close} />
    </Suspense>
  );
}
