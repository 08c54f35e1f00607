import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { findPage } from "~/addresses/addresses";
import type { ResourceCard } from "~/features/catalogue/core/resource";
import type { ResourcePage } from "~/features/catalogue/core/resource-page";
import type { ResourceControls } from "./resource-controls";
import { useResourceDrawer } from "./use-resource-drawer";

const importDrawer = () => import("./resource-drawer.client");
const ResourceDrawer = lazy(async () => ({ default: (await importDrawer()).ResourceDrawer }));

/** The id of the resource that a link in a card's title leads to; null for every other place. */
function resourceOfLink(link: HTMLAnchorElement | null): string | null {
  const page = link === null ? null : findPage(link.pathname);
  return page?.pageId === "resource" ? (page.params.id ?? null) : null;
}

interface LinkedDrawerProps {
  /** Id of the element around the cards. */
  readonly listId: string;
  readonly controls: ResourceControls;
}

/** The detail drawer for cards that the client does not draw. It asks the server for what it shows. */
export function LinkedDrawer({ listId, controls }: LinkedDrawerProps) {
  const [card, setCard] = useState<ResourceCard | null>(null);
  const load = useCallback(async (address: string) => {
    const [answer] = await Promise.all([fetch(`${address}.json`), importDrawer()]);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const page: ResourcePage = await answer.json();
    setCard(page.resource);
  }, []);
  const { openId, open, close } = useResourceDrawer(load);

  useEffect(() => {
    const list = document.getElementById(listId);
    function handleClick(event: MouseEvent) {
      if (!(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>("h3 a");
      const id = resourceOfLink(link);
      if (link !== null && id !== null) open(event, link, id);
    }
    list?.addEventListener("click", handleClick);
    return () => list?.removeEventListener("click", handleClick);
  }, [listId, open]);

  if (openId === null || card === null) return null;
  return (
    <Suspense fallback={null}>
      <ResourceDrawer key={card.id} card={card} controls={controls} onClose={close} />
    </Suspense>
  );
}
