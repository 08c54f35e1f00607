import { Newspaper, RefreshCw, Sparkles } from "lucide-react";
import { useEffect } from "react";
import { RUN_KINDS, RUN_TRIGGER, type RunKind } from "~/features/news/core/run/run-kind";
import { NEWS_RUN_ID, type RunNotice } from "~/features/news/core/run/run-notice";
import type { NewsMessages } from "~/i18n/messages/news";
import { newsMessages } from "~/i18n/messages/news";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { usePagePlace } from "~/ui/navigation";
import styles from "./news-section.module.css";
import { NewsSkeleton } from "./news-skeleton";
import { findNewsList } from "./shown-news";
import { useNewsRun } from "./use-news-run";
import { useSlow } from "./use-slow";

const RUNS: readonly RunKind[] = ["fetch", "summaries"];
const ICONS = { fetch: Newspaper, summaries: Sparkles } as const;

function noticeText(notice: RunNotice, text: NewsMessages): string {
  if (notice.state === "failed") return text.run.failed[notice.action];
  return notice.state === "fresh" ? text.run.fresh(notice.minutesToNext) : text.run[notice.state];
}

/**
 * The three buttons, for the foot of the list. Each is an ordinary form or link, so that it works before and without
 * the client. With the client the answer appears in place and the list reloads by itself.
 */
export default function NewsActions({ notice: initialNotice }: { notice: RunNotice | null }) {
  const text = useMessages(newsMessages);
  const locale = useLocale();
  const { pathname, search } = usePagePlace();
  const { busy, notice, isReloading, start, reload } = useNewsRun(initialNotice, pathname + search);
  // Placeholders stand there only while the list itself is loading and no fetch or summary action runs.
  const isWaiting = useSlow(isReloading && busy === null);
  useEffect(() => {
    const list = findNewsList();
    if (list !== null) list.hidden = isWaiting;
  }, [isWaiting]);
  const labels = {
    fetch: { idle: text.fetch, busy: text.fetching },
    summaries: { idle: text.summarise, busy: text.summarising },
  };
  return (
    <>
      {isWaiting ? <NewsSkeleton className={styles.waiting} /> : null}
      <div className={styles.runs}>
        {RUNS.map((run) => (
          <form
            key={run}
            method="post"
            action={RUN_KINDS[run].path}
            onSubmit={(event) => {
              event.preventDefault();
              start(run);
            }}
          >
            <input type="hidden" name="trigger" value={RUN_TRIGGER} />
            <input type="hidden" name="locale" value={locale} />
            <Button
              type="submit"
              variant="bare"
              size="small"
              disabled={busy !== null}
              aria-busy={busy === run}
            >
              <Icon icon={ICONS[run]} size="small" />
              {busy === run ? labels[run].busy : labels[run].idle}
            </Button>
          </form>
        ))}
        <a
          href={`${pathname}${search}#news`}
          className={buttonClass({ variant: "bare", size: "small" })}
          data-in-place=""
          onClick={(event) => {
            event.preventDefault();
            reload();
          }}
        >
          <Icon icon={RefreshCw} size="small" />
          {text.refresh}
        </a>
      </div>
      <p
        id={NEWS_RUN_ID}
        role="status"
        className={styles.notice}
        data-failed={notice?.state === "failed" || undefined}
      >
        {notice === null ? null : noticeText(notice, text)}
      </p>
    </>
  );
}
