import { useEffect } from "react";
import { toggleFavourite } from "~/features/favourites/core/change-favourites";
import { savingMessages } from "~/i18n/messages/saving";
import { useMessages } from "~/i18n/translate";
import { showToast } from "~/ui/toast-store";
import { readFavourites, storeFavourites, useFavourites } from "./favourites-store";

/** Answers the hearts of the whole page with one listener, and keeps those that the server wrote up to date. */
export function FavouriteHearts() {
  const text = useMessages(savingMessages);
  const saved = useFavourites();

  useEffect(() => {
    if (saved === null) return;
    const ids = new Set(saved);
    for (const heart of document.querySelectorAll<HTMLElement>("[data-favourite]"))
      heart.setAttribute("aria-pressed", String(ids.has(heart.dataset.favourite ?? "")));
  }, [saved]);

  useEffect(() => {
    function toggle({ target }: MouseEvent) {
      const heart = target instanceof Element ? target.closest<HTMLElement>("[data-favourite]") : null;
      const id = heart?.dataset.favourite;
      if (id === undefined) return;
      const { ids, outcome } = toggleFavourite(readFavourites(), id);
      if (outcome === "full") showToast({ message: text.full, type: "warning" });
      else if (!storeFavourites(ids)) showToast({ message: text.notStored, type: "warning" });
    }
    document.addEventListener("click", toggle);
    return () => document.removeEventListener("click", toggle);
  }, [text]);

  return null;
}
