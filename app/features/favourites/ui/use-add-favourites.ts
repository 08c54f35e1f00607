import { mergeFavourites } from "~/features/favourites/core/favourites";
import { favouritesMessages } from "~/i18n/messages/favourites";
import { savingMessages } from "~/i18n/messages/saving";
import { useMessages } from "~/i18n/translate";
import { showToast } from "~/ui/toast-store";
import { readFavourites, storeFavourites } from "./favourites-store";

/**
 * Adds favourites from another device to those of this one, and reports the result in one message. `unusableCount` is
 * the number of received ids that are no items of the site.
 */
export function useAddFavourites(): (other: readonly string[], unusableCount?: number) => void {
  const text = useMessages(favouritesMessages);
  const saving = useMessages(savingMessages);
  return (other, unusableCount = 0) => {
    const own = readFavourites();
    const merged = mergeFavourites(own, other);
    const leftOut = other.some((id) => !merged.includes(id));
    const stored = storeFavourites(merged);
    const added = merged.length - own.length;
    if (leftOut) showToast({ message: text.addedFull, type: "warning" });
    else if (!stored) showToast({ message: saving.notStored, type: "warning" });
    else if (other.length === 0) showToast({ message: text.addedNothing, type: "warning" });
    else {
      const outcome = added === 0 ? text.addedNone : text.added(added);
      const rest = unusableCount === 0 ? "" : ` ${text.addedUnusable(unusableCount)}`;
      showToast({ message: outcome + rest, type: rest === "" && added > 0 ? "success" : "info" });
    }
  };
}
