import { mergeFavourites } from "~/features/favourites/core/favourites";
import { favouritesMessages } from "~/i18n/messages/favourites";
import { savingMessages } from "~/i18n/messages/saving";
import { useMessages } from "~/i18n/translate";
import { showToast } from "~/ui/toast-store";
import { readFavourites, storeFavourites } from "./favourites-store";

/** Adds what came from another device to what is here, and says what became of it. */
export function useAddFavourites(): (other: readonly string[]) => void {
  const text = useMessages(favouritesMessages);
  const saving = useMessages(savingMessages);
  return (other) => {
    const own = readFavourites();
    const merged = mergeFavourites(own, other);
    const leftOut = other.some((id) => !merged.includes(id));
    const stored = storeFavourites(merged);
    const added = merged.length - own.length;
    if (leftOut) showToast({ message: text.addedFull, type: "warning" });
    else if (!stored) showToast({ message: saving.notStored, type: "warning" });
    else if (added === 0) showToast({ message: text.addedNone, type: "info" });
    else showToast({ message: text.added(added), type: "success" });
  };
}
