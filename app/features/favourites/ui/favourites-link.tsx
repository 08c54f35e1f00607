import { Heart } from "lucide-react";
import { savingMessages } from "~/i18n/messages/saving";
import { useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import styles from "./favourites.module.css";
import { useFavourites } from "./favourites-store";

/** The favourites of the header, whose page is at `href`, with their number once the browser has told it. */
export function FavouritesLink({ href }: { readonly href: string }) {
  const text = useMessages(savingMessages);
  const count = useFavourites()?.length ?? 0;
  return (
    <Link
      to={href}
      className={buttonClass({ variant: "bare", square: true, className: styles.link })}
      aria-label={text.headerLink(count)}
    >
      <Icon icon={Heart} />
      {count === 0 ? null : <span className={styles.count}>{count}</span>}
    </Link>
  );
}
