import { useLocation } from "@remix-run/react";
import type { RunNotice } from "~/features/news/core/run-notice";
import styles from "~/features/news/ui/news-section.module.css";
import { NEWS_RUNS, type NewsRun, type NewsRunControls, RUN_TRIGGER } from "~/features/news/ui/use-news-run";
import type { NewsMessages } from "~/i18n/messages/en/news";
import { newsMessages } from "~/i18n/messages/news";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Newspaper, RefreshCw, Sparkles } from "~/ui/sprite-icons";

const RUNS: readonly NewsRun[] = ["fetch", "summarise"];
const ICONS = { fetch: Newspaper, summarise: Sparkles } as const;

function noticeText(notice: RunNotice, text: NewsMessages): string {
  if (notice.state === "failed") {
    return notice.action === "fetch" ? text.run.fetchFailed : text.run.summariseFailed;
  }
  return notice.state === "fresh" ? text.run.fresh(notice.minutesToNext) : text.run[notice.state];
}

/**
 * Spec §2 and §4: the three buttons. Each is an ordinary form or link, so that it works before and without the
 * client; with it the answer appears in place and the list reloads by itself.
 */
export function NewsActions({ busy, notice, start, reload }: NewsRunControls) {
  const text = useMessages(newsMessages);
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const labels = {
    fetch: { idle: text.fetch, busy: text.fetching },
    summarise: { idle: text.summarise, busy: text.summarising },
  };
  return (
    <div className="stack">
      <div className="cluster">
        {RUNS.map((run) => (
          <form
            key={run}
            method="post"
            action={NEWS_RUNS[run].address}
            onSubmit={(event) => {
              event.preventDefault();
              start(run);
            }}
          >
            <input type="hidden" name="trigger" value={RUN_TRIGGER} />
            <input type="hidden" name="locale" value={locale} />
            <Button
              type="submit"
              variant="quiet"
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
          className={buttonClass({ variant: "quiet", size: "small" })}
          onClick={(event) => {
            event.preventDefault();
            reload();
          }}
        >
          <Icon icon={RefreshCw} size="small" />
          {text.refresh}
        </a>
      </div>
      <p role="status" className={styles.notice} data-failed={notice?.state === "failed" || undefined}>
        {notice === null ? null : noticeText(notice, text)}
      </p>
    </div>
  );
}
