import { searchMessages } from "~/i18n/messages/search";
import { useMessages } from "~/i18n/translate";
import { Skeleton } from "~/ui/skeleton";
import type { OverlaySearch } from "./use-overlay-search";

interface OverlayStateProps {
  readonly found: Pick<OverlaySearch, "status" | "asked" | "searched" | "total">;
  /** The same search as a page, which needs no index. */
  readonly searchPage: string;
}

/** What stands in the place of results: that they are on their way, cannot come, or that there are none. */
export function OverlayState({ found: { status, asked, searched, total }, searchPage }: OverlayStateProps) {
  const text = useMessages(searchMessages);
  if (asked === "" || (searched && total > 0)) return null;
  if (status === "failed") {
    return (
      <p role="alert">
        {text.failed} <a href={searchPage}>{text.failedLink}</a>
      </p>
    );
  }
  if (searched) {
    return (
      <div>
        <h3>{text.noResults}</h3>
        <p className="muted">{text.noResultsHint}</p>
      </div>
    );
  }
  return status === "loading" ? (
    <div aria-busy="true" className="stack">
      <span className="visually-hidden">{text.loading}</span>
      <Skeleton shape="line" count={4} />
    </div>
  ) : null;
}
