import { Heart } from "lucide-react";
import { FAVOURITES_PATH } from "~/addresses/header-paths";
import { pathInLanguage } from "~/addresses/languages";
import { savingMessages } from "~/i18n/messages/saving";
import { useLocale, useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import styles from "./favourites.module.css";
import { useFavourites } from "./favourites-store";

interface FavouritesLinkProps {
  /** Says in words what the sign and its number say. */
  readonly hasWords?: boolean;
}

/** The favourites of the header, with their number once the browser has told it. */
export default function FavouritesLink({ hasWords = false }: FavouritesLinkProps) {
  const text = useMessages(savingMessages);
  const count = useFavourites()?.length ?? 0;
  const label = text.headerLink(count);
  return (
    <Link
      to={pathInLanguage(FAVOURITES_PATH, useLocale())}
      className={buttonClass({ variant: "bare", square: !hasWords, className: styles.link })}
      {...(hasWords ? {} : { "aria-label": label })}
    >
      <Icon icon={Heart} />
      {hasWords ? label : null}
      {count === 0 || hasWords ? null : <span className={styles.count}>{count}</span>}
    </Link>
  );
}
