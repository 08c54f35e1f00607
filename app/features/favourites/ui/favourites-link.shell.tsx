import { Heart } from "lucide-react";
import { FAVOURITES_PATH } from "~/addresses/header-paths";
import { pathInLocale } from "~/addresses/languages";
import { savingMessages } from "~/i18n/messages/saving";
import { useLocale, useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import styles from "./favourites.module.css";
import { useFavourites } from "./favourites-store";

/** The favourites of the header, with their number once the browser has told it. */
export default function FavouritesLink() {
  const text = useMessages(savingMessages);
  const count = useFavourites()?.length ?? 0;
  return (
    <Link
      to={pathInLocale(FAVOURITES_PATH, useLocale())}
      className={buttonClass({ variant: "bare", square: true, className: styles.link })}
      aria-label={text.headerLink(count)}
    >
      <Icon icon={Heart} />
      {count === 0 ? null : <span className={styles.count}>{count}</span>}
    </Link>
  );
}
