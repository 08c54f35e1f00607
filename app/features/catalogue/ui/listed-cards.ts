import { createContext, useContext, useMemo } from "react";
import { readListedResource } from "~/features/catalogue/core/listed-resource";
import type { ListedResource } from "~/features/catalogue/core/resource";
import type { View } from "~/features/catalogue/core/resource-query";
import { itemsInPlace, itemsOf } from "~/ui/listed-items";
import styles from "./resource-grid.module.css";

/** Id of the list of cards; a page has one. */
export const RESOURCE_CARDS_ID = "resource-cards";

/** Class of the list in each view. */
export const VIEW_CLASS: Readonly<Record<View, string | undefined>> = {
  grid: "card-grid",
  list: styles.list,
};

/** The resources of the list around an island. The server gives them; null in the client, which reads the cards. */
export const ListedResources = createContext<readonly ListedResource[] | null>(null);

/** What the card in an item says. */
function readCard(item: HTMLElement): ListedResource {
  const link = item.querySelector("article :is(h2, h3, h4) a");
  const byline = item.querySelector("[data-byline]")?.textContent;
  return readListedResource(item.dataset, {
    title: link?.textContent ?? "",
    titleLang: link?.getAttribute("lang") ?? null,
    face: item.querySelector<HTMLElement>("[data-face]")?.dataset.face ?? "",
    description: item.querySelector("[data-description]")?.textContent ?? "",
    // The first node of the line; what follows tells how many more there are.
    tagLine: item.querySelector("[data-tag-line]")?.firstChild?.textContent ?? "",
    ...(byline ? { byline } : {}),
  });
}

/** What the card of a resource says; null where the page has no card of it. */
export function useCard(id: string): ListedResource | null {
  return useMemo(() => {
    const items = itemsOf(document.getElementById(RESOURCE_CARDS_ID));
    const item = items.find(({ dataset }) => dataset.item === id);
    return item === undefined ? null : readCard(item);
  }, [id]);
}

/** The resources of the page's list in its own order. */
export function useListedResources(): readonly ListedResource[] {
  const given = useContext(ListedResources);
  return useMemo(
    () => given ?? itemsInPlace(document.getElementById(RESOURCE_CARDS_ID)).map(readCard),
    [given],
  );
}
