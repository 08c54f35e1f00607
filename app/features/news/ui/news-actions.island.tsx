import { Newspaper, RefreshCw, Sparkles } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { RUN_KINDS, RUN_TRIGGER, type RunKind } from "~/features/news/core/run/run-kind";
import { freshNotice, NEWS_RUN_ID, type RunNotice } from "~/features/news/core/run/run-notice";
import type { RunDecision } from "~/features/news/core/run/run-policy";
import { type NewsMessages, newsMessages } from "~/i18n/messages/news";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button, buttonClass } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { usePagePlace } from "~/ui/navigation";
import { Skeleton } from "~/ui/skeleton";
import styles from "./news-section.module.css";
import { findNewsList, refreshNews } from "./shown-news";

async function requestRun(path: string): Promise<RunNotice> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ trigger: RUN_TRIGGER }),
  });
  if (answer.status === 429) return { state: "limited" };
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const decision: RunDecision = await answer.json();
  if (decision.state !== "fresh") return { state: decision.state };
  return freshNotice(decision.nextPossibleAt, Date.now()) ?? { state: "running" };
}

interface NewsRunControls {
  /** The action at work; null when the buttons may be pressed. */
  readonly busy: RunKind | null;
  readonly notice: RunNotice | null;
  /** True while the list is being read again. */
  readonly isReloading: boolean;
  readonly start: (kind: RunKind) => void;
  readonly reload: () => void;
}

/**
 * The busy states of the section. `initial` is the notice after a press without script; `page` is the address that is
 * read again for its news.
 */
function useNewsRun(initial: RunNotice | null, page: string): NewsRunControls {
  const [isReloading, setReloading] = useState(false);
  const [busy, setBusy] = useState<RunKind | null>(null);
  const [notice, setNotice] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  async function readAgain() {
    setReloading(true);
    try {
      await refreshNews(page);
    } catch (error) {
      console.warn("news not refreshed", error);
      setNotice({ state: "failed", action: "refresh" });
    }
    setReloading(false);
  }

  /** A message from before the list was read again is out of date. */
  function reload() {
    setNotice(null);
    return readAgain();
  }

  async function start(kind: RunKind) {
    const { path, reloadAfterMs } = RUN_KINDS[kind];
    setBusy(kind);
    setNotice(null);
    try {
      const outcome = await requestRun(path);
      setNotice(outcome);
      timer.current = setTimeout(() => {
        setBusy(null);
        // The articles that a run promised are on the page now. When the next run is possible is still worth knowing.
        if (outcome.state === "started" || outcome.state === "running") setNotice(null);
        readAgain();
      }, reloadAfterMs);
    } catch (error) {
      console.warn("news run failed", error);
      setBusy(null);
      setNotice({ state: "failed", action: kind });
    }
  }

  return { busy, notice, isReloading, start, reload };
}

/** A wait is worth a placeholder after this time. */
const SLOW_AFTER_MS = 300;

/** True once something has been under way for 300 ms, so that quick work shows no flicker. */
function useSlow(isUnderWay: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isUnderWay]);
  return isSlow;
}

/** How many placeholders stand there while the list is loading. */
const SKELETON_CARDS = 6;

/** Stands for a list of news that is on its way. */
function NewsSkeleton({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames("card-grid", className)} aria-busy="true">
      <Skeleton shape="card" count={SKELETON_CARDS} />
    </div>
  );
}

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
              // It stays enabled, so that it keeps the focus.
              if (busy === null) start(run);
            }}
          >
            <input type="hidden" name="trigger" value={RUN_TRIGGER} />
            <input type="hidden" name="locale" value={locale} />
            <Button
              type="submit"
              variant="bare"
              size="small"
              aria-disabled={busy !== null}
              aria-busy={busy === run}
            >
              <Icon icon={ICONS[run]} size="small" />
              {busy === run ? labels[run].busy : labels[run].idle}
            </Button>
          </form>
        ))}
        <a
          href={`${search || "?"}#news`}
          className={buttonClass({ variant: "bare", size: "small" })}
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
        className={classNames("callout", notice?.state === "failed" ? "danger" : "success", styles.notice)}
      >
        {notice === null ? null : noticeText(notice, text)}
      </p>
    </>
  );
}
