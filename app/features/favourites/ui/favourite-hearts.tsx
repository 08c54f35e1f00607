import { useEffect } from "react";
import { toggleFavourite } from "~/features/favourites/core/favourites";
import { savingMessages } from "~/i18n/messages/saving";
import { useMessages } from "~/i18n/translate";
import { showToast } from "~/ui/toast-store";
import { readFavourites, storeFavourites, useFavourites } from "./favourites-store";

/** Id of the item that a heart stands for: its own, or that of the item around it. */
function toId(heart: HTMLElement): string {
  return heart.dataset.favourite || (heart.closest<HTMLElement>("[data-item]")?.dataset.item ?? "");
}

/** Says of each heart in an item whose it is, as its card is headed. */
function nameHearts(toName: (title: string) => string) {
  for (const heart of document.querySelectorAll("[data-favourite='']")) {
    const title = heart.closest("article")?.querySelector("h2, h3, h4")?.textContent;
    if (title) heart.setAttribute("aria-label", toName(title));
  }
}

/** Answers the hearts of the whole page with one listener, and keeps those that the server wrote up to date. */
export function FavouriteHearts() {
  const text = useMessages(savingMessages);
  const saved = useFavourites();

  useEffect(() => nameHearts(text.saveItem), [text]);

  useEffect(() => {
    if (saved === null) return;
    const ids = new Set(saved);
    for (const heart of document.querySelectorAll<HTMLElement>("[data-favourite]"))
      heart.setAttribute("aria-pressed", String(ids.has(toId(heart))));
  }, [saved]);

  useEffect(() => {
    function toggle({ target }: MouseEvent) {
      const heart = target instanceof Element ? target.closest<HTMLElement>("[data-favourite]") : null;
      if (heart === null) return;
      const { ids, outcome } = toggleFavourite(readFavourites(), toId(heart));
      if (outcome === "full") showToast({ message: text.full, type: "warning" });
      else if (!storeFavourites(ids)) showToast({ message: text.notStored, type: "warning" });
    }
    document.addEventListener("click", toggle);
    return () => document.removeEventListener("click", toggle);
  }, [text]);

  return null;
}
