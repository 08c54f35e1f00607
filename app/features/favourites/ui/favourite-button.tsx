import { Heart } from "lucide-react";
import { savingMessages } from "~/i18n/messages/saving";
import { useMessages } from "~/i18n/translate";
import { Button, type ButtonLook } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import styles from "./favourites.module.css";
import { useFavourites } from "./favourites-store";

interface FavouriteButtonProps extends ButtonLook {
  readonly id: string;
  readonly title: string;
  /** For one in an item that says the id itself, as `data-item`. */
  readonly inItem?: boolean;
}

/**
 * The heart of an item, which saves it to the favourites: with words, or `square` for a card. `FavouriteHearts` answers
 * the click, and marks the saved ones among those that the server wrote.
 */
export function FavouriteButton({ id, title, inItem, className, ...look }: FavouriteButtonProps) {
  const text = useMessages(savingMessages);
  return (
    <Button
      {...look}
      className={classNames(styles.heart, className)}
      aria-pressed={useFavourites()?.includes(id) ?? false}
      // In a list from the server `FavouriteHearts` adds the title, without which a heart is the same on every card.
      aria-label={inItem && import.meta.env.SSR ? text.save : text.saveItem(title)}
      suppressHydrationWarning
      data-favourite={inItem ? "" : id}
      data-client=""
    >
      <Icon icon={Heart} />
      {look.square ? null : text.save}
    </Button>
  );
}
