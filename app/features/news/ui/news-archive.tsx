import { Newspaper } from "lucide-react";
import type { ReactNode } from "react";
import { pathOf } from "~/addresses/addresses";
import type { NewsArchiveData } from "~/features/news/core/page/news-archive";
import {
  type ArchiveCursor,
  type ArchiveFilter,
  toArchiveSearch,
} from "~/features/news/core/page/news-query";
import { newsMessages } from "~/i18n/messages/news";
import { newsArchiveMessages } from "~/i18n/messages/news-archive";
import { translate, useLocale, useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { chipClass } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/navigation";
import styles from "./archive.module.css";
import { NewsCardView } from "./news-card-view";
import { SampleNotice } from "./sample-notice";
import { TagChips } from "./tag-chips";

/** Says in words what is shown, also which of several filters in an address was used. */
function useShownText({ query, sources }: NewsArchiveData): string {
  const { shown } = useMessages(newsArchiveMessages);
  const { tags } = useMessages(newsMessages);
  const { filter } = query;
  switch (filter.by) {
    case "all":
      return shown.all;
    case "tag":
      return shown.tag(translate(tags, filter.tag));
    case "source":
      return shown.source(sources.find(({ id }) => id === filter.source)?.name ?? filter.source);
    case "text":
      return shown.text(filter.text);
  }
}

function ClearFilters({ action }: { action: string }) {
  return (
    <Link to={action} className={buttonClass({ size: "small" })}>
      {useMessages(newsArchiveMessages).clear}
    </Link>
  );
}

function ArchiveList({ archive, action }: { archive: NewsArchiveData; action: string }) {
  const text = useMessages(newsArchiveMessages);
  const { empty } = useMessages(newsMessages);
  if (archive.cards.length === 0) {
    const filtered = archive.query.filter.by !== "all";
    return (
      <EmptyState
        icon={Newspaper}
        level={2}
        heading={filtered ? text.empty.heading : empty.heading}
        actions={filtered ? <ClearFilters action={action} /> : null}
      >
        {filtered ? text.empty.text : empty.text}
      </EmptyState>
    );
  }
  return (
    <div className={classNames("card-grid", styles.list)}>
      {archive.cards.map((card) => (
        <NewsCardView key={card.id} card={card} level={2} withReceipts />
      ))}
    </div>
  );
}

interface ArchiveStepsProps {
  readonly archive: NewsArchiveData;
  readonly action: string;
}

/** On and back through the archive, as far as there is more. */
function ArchiveSteps({ archive, action }: ArchiveStepsProps) {
  const { pages } = useMessages(newsArchiveMessages);
  const { query, newer, older } = archive;
  if (newer === null && older === null) return null;
  const step = (cursor: ArchiveCursor | null, rel: "prev" | "next", label: string) =>
    cursor === null ? null : (
      <li>
        <Link to={action + toArchiveSearch({ ...query, cursor })} rel={rel} className={chipClass()}>
          {label}
        </Link>
      </li>
    );
  return (
    <nav aria-label={pages.label}>
      <ul className="cluster">
        {step(newer, "prev", pages.newer)}
        {step(older, "next", pages.older)}
      </ul>
    </nav>
  );
}

/** The archive below its heading: filters, cards and steps; every state of it is an address. */
export function NewsArchive({ archive, filters }: { archive: NewsArchiveData; filters: ReactNode }) {
  const action = pathOf("news", useLocale());
  const shown = useShownText(archive);
  const { filter } = archive.query;
  const hrefOf = (chosen: ArchiveFilter) => action + toArchiveSearch({ filter: chosen, cursor: null });
  return (
    <div className="stack">
      <TagChips
        chosen={filter.by === "tag" ? filter.tag : filter.by === "all" ? "all" : null}
        hrefOf={(tag) => hrefOf(tag === "all" ? { by: "all" } : { by: "tag", tag })}
      />
      {filters}
      <div className="cluster">
        <p role="status" className="muted">
          {shown}
        </p>
        {filter.by !== "all" && archive.cards.length > 0 ? <ClearFilters action={action} /> : null}
      </div>
      {archive.showsSamples ? <SampleNotice /> : null}
      <ArchiveList archive={archive} action={action} />
      <ArchiveSteps archive={archive} action={action} />
    </div>
  );
}
