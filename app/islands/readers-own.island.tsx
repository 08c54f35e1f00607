import { useEffect, useState } from "react";
import { FAVOURITES_PATH } from "~/addresses/header-paths";
import { pathInLocale } from "~/addresses/languages";
import type { OpenedLesson } from "~/features/book-resources/core/opened-lessons";
import { readOpenedLessons } from "~/features/book-resources/ui/opened-lessons-store";
import { useFavourites } from "~/features/favourites/ui/favourites-store";
import { homeMessages } from "~/i18n/messages/home";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";

/** Lessons and items that this reader opened and saved on this device; nothing on a first visit. */
export default function ReadersOwn() {
  const { yours } = useMessages(homeMessages);
  const locale = useLocale();
  const saved = useFavourites()?.length ?? 0;
  const [lessons, setLessons] = useState<readonly OpenedLesson[]>([]);
  useEffect(() => setLessons(readOpenedLessons()), []);
  if (lessons.length === 0 && saved === 0) return null;
  return (
    <nav aria-label={yours.heading}>
      <p className="note">{yours.heading}</p>
      <ul>
        {lessons.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
        {saved === 0 ? null : (
          <li>
            <Link to={pathInLocale(FAVOURITES_PATH, locale)}>{yours.saved(saved)}</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
