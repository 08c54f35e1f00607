import { pathOf } from "~/addresses/addresses";
import { toSearchQuery } from "~/features/search/core/search-query";
import { searchPageMessages } from "~/i18n/messages/search-page";
import { useLocale, useMessages } from "~/i18n/translate";
import { chipClass, chipRowClass } from "~/ui/chip";
import { Link } from "~/ui/navigation";
import styles from "./search-page.module.css";

/** A few searches to begin with, for who does not know yet what there is. */
export function SearchExamples() {
  const { examples, exampleTexts } = useMessages(searchPageMessages);
  const path = pathOf("search", useLocale());
  return (
    <nav aria-label={examples} className={styles.ways}>
      <p>{examples}</p>
      <ul className={chipRowClass()}>
        {exampleTexts.map((text) => (
          <li key={text}>
            <Link to={`${path}?${toSearchQuery({ text })}`} className={chipClass()}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
