import { useEffect, useState } from "react";
import { type TimeAgo, timeAgo } from "~/features/news/core/page/time-ago";
import { newsUpdatedMessages } from "~/i18n/messages/news-updated";
import { useMessages } from "~/i18n/translate";
import { MINUTE_MS } from "~/lib/durations";
import { Moment } from "./moment";
import styles from "./news-section.module.css";
import { useUpdatedAt } from "./shown-news";

/**
 * How long ago the news was updated: first as the server saw it, then counted on while the page is open. A page may
 * be up to two minutes old when it arrives and may stay open for hours, so without a script the date and time are
 * shown instead.
 */
export function LastUpdated({ at: initialAt, initial }: { at: string; initial: TimeAgo }) {
  const at = useUpdatedAt(initialAt);
  const updated = useMessages(newsUpdatedMessages);
  const [freshness, setFreshness] = useState(initial);
  useEffect(() => {
    const update = () => setFreshness(timeAgo(at, Date.now()) ?? initial);
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [at, initial]);
  return (
    <p className="muted tabular">
      <time dateTime={at} className={styles.counted}>
        {updated[freshness.unit](freshness.count)}
      </time>
      <span className={styles.fixed}>
        {updated.on} <Moment at={at} withTime /> UTC
      </span>
    </p>
  );
}
