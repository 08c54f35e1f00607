import { pathOf } from "~/addresses/addresses";
import type { KindCount } from "~/features/search/core/kind-counts";
import type { SearchKind } from "~/features/search/core/search-index";
import { toSearchQuery } from "~/features/search/core/search-query";
import { searchPageMessages } from "~/i18n/messages/search-page";
import { useLocale, useMessages } from "~/i18n/translate";
import { chipClass, chipRowClass } from "~/ui/chip";
import { Link } from "~/ui/navigation";
import styles from "./search-page.module.css";

interface SearchKindsProps {
  readonly text: string;
  /** What was found, by kind. */
  readonly counts: readonly KindCount[];
  /** The only kind that is shown; null shows all. */
  readonly chosen: SearchKind | null;
}

/** The kinds of things that were found, each with its count and as a link to the results of that kind alone. */
export function SearchKinds({ text, counts, chosen }: SearchKindsProps) {
  const { narrow, everything, kinds } = useMessages(searchPageMessages);
  const path = pathOf("search", useLocale());
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const rows: { kind: SearchKind | null; count: number }[] = [{ kind: null, count: total }, ...counts];
  return (
    <nav aria-labelledby="search-kinds" className={styles.ways}>
      <h2 id="search-kinds" className={styles.heading}>
        {narrow}
      </h2>
      <ul className={chipRowClass({ scrolls: true, className: styles.kinds })}>
        {rows.map(({ kind, count }) => (
          <li key={kind}>
            <Link
              to={`${path}?${toSearchQuery({ text, kind })}`}
              className={chipClass()}
              {...(kind === chosen ? { "aria-current": "true" as const } : {})}
            >
              {kind === null ? everything : kinds[kind]} <span className="tabular">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
