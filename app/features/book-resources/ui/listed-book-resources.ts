import { createContext, useContext, useMemo } from "react";
import {
  type ListedBookResource,
  readListedBookResource,
} from "~/features/book-resources/core/listed-book-resource";
import { itemsInPlace } from "~/ui/listed-items";

/** Id of the list of cards; a page has one. */
export const BOOK_CARDS_ID = "book-cards";

/** The items of the list around an island. The server gives them; null in the client, which reads the cards. */
export const ListedBookResources = createContext<readonly ListedBookResource[] | null>(null);

/** The items of the list in its own order. */
export function useListedBookResources(): readonly ListedBookResource[] {
  const given = useContext(ListedBookResources);
  return useMemo(
    () =>
      given ??
      itemsInPlace(document.getElementById(BOOK_CARDS_ID)).map((item) =>
        readListedBookResource(item.dataset, {
          title: item.querySelector("article :is(h2, h3, h4) a")?.textContent ?? "",
          description: item.querySelector("[data-description]")?.textContent ?? "",
        }),
      ),
    [given],
  );
}
