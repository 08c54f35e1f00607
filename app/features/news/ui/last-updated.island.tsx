import { useEffect, useState } from "react";
import { type TimeAgo, timeAgo } from "~/features/news/core/page/time-ago";
import { newsUpdatedMessages } from "~/i18n/messages/news-updated";
import { useMessages } from "~/i18n/translate";
import { MINUTE_MS } from "~/lib/durations";
import styles from "./news-section.module.css";
import { useUpdatedAt } from "./shown-news";

/**
 * Counts the time since the last update: first as the server saw it, then while the page is open. It formats no
 * date: the first formatter of a page blocks a slow phone for 50 ms. The date is the server's (home-sections.tsx).
 */
export default function LastUpdated({ at: initialAt, initial }: { at: string; initial: TimeAgo }) {
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
    <p className={`muted tabular ${styles.counted}`}>
      <time dateTime={at}>{updated[freshness.unit](freshness.count)}</time>
    </p>
  );
}
