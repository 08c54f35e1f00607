import { useEffect, useState } from "react";
import { type Freshness, freshnessOf } from "~/features/news/core/freshness";
import { newsMessages } from "~/i18n/messages/news";
import { useMessages } from "~/i18n/translate";

const MINUTE_MS = 60_000;

/** Spec §9: how long ago the news were updated, as the server saw it, then kept true while the page is open. */
export function LastUpdated({ at, initial }: { at: string; initial: Freshness }) {
  const { updated } = useMessages(newsMessages);
  const [freshness, setFreshness] = useState(initial);
  useEffect(() => {
    const update = () => setFreshness(freshnessOf(at, Date.now()) ?? initial);
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [at, initial]);
  return (
    <p className="muted">
      <time dateTime={at}>{updated[freshness.unit](freshness.count)}</time>
    </p>
  );
}
