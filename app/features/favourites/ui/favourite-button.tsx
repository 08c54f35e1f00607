import { Heart } from "lucide-react";
import { toggleFavourite } from "~/features/favourites/core/favourites";
import { savingMessages } from "~/i18n/messages/saving";
import { useMessages } from "~/i18n/translate";
import { Button, type ButtonLook } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toast-store";
import styles from "./favourites.module.css";
import { readFavourites, storeFavourites, useFavourites } from "./favourites-store";

interface FavouriteButtonProps extends ButtonLook {
  readonly id: string;
  readonly title: string;
}

/** The heart of an item, which saves it to the favourites: with words, or `square` for a card. */
export function FavouriteButton({ id, title, className, ...look }: FavouriteButtonProps) {
  const text = useMessages(savingMessages);
  const saved = useFavourites()?.includes(id) ?? false;

  function toggle() {
    const { ids, outcome } = toggleFavourite(readFavourites(), id);
    if (outcome === "full") showToast({ message: text.full, type: "warning" });
    else if (!storeFavourites(ids)) showToast({ message: text.notStored, type: "warning" });
  }

  return (
    <Button
      {...look}
      className={classNames(styles.heart, className)}
      aria-pressed={saved}
      aria-label={text.saveItem(title)}
      onClick={toggle}
      data-client=""
      data-print="hide"
    >
      <Icon icon={Heart} />
      {look.square ? null : text.save}
    </Button>
  );
}
