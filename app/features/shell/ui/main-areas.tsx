import { toPath } from "~/addresses/addresses";
import { MAIN_PAGES } from "~/features/shell/core/main-pages";
import { pagesMessages } from "~/i18n/messages/pages";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";
import styles from "./main-areas.module.css";

/** The areas of the site with what each holds, for who has not found what they came for. */
export function MainAreas() {
  const { notFound, nav } = useMessages(shellMessages);
  const pages = useMessages(pagesMessages);
  const locale = useLocale();
  return (
    <nav aria-labelledby="main-areas" className={styles.areas}>
      <h2 id="main-areas" className="size-l">
        {notFound.areas}
      </h2>
      <ul>
        {MAIN_PAGES.filter(([pageId]) => pageId !== "home").map(([pageId, key]) => (
          <li key={pageId} className={styles.area}>
            <Link to={toPath(pageId, locale)}>{nav[key]}</Link>
            <span className="note">{pages[pageId].description}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
