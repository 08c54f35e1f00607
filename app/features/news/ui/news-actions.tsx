import { useLocation, useRevalidator } from "@remix-run/react";
import { Newspaper, RefreshCw, Sparkles } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { RELOAD_AFTER_FETCH_MS, RELOAD_AFTER_SUMMARIES_MS } from "~/features/news/core/reload-delays";
import { freshNotice, type RunNotice } from "~/features/news/core/run-notice";
import type { RunDecision } from "~/features/news/core/run-policy";
import type { NewsMessages } from "~/i18n/messages/en/news";
import { newsMessages } from "~/i18n/messages/news";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

type Action = "fetch" | "summarise";

const ACTIONS = {
  fetch: { address: "/api/fetch-ai-news", reloadAfterMs: RELOAD_AFTER_FETCH_MS, icon: Newspaper },
  summarise: {
    address: "/api/process-ai-summaries",
    reloadAfterMs: RELOAD_AFTER_SUMMARIES_MS,
    icon: Sparkles,
  },
} as const;

/** Spec §7: body of both calls. */
const TRIGGER = "manual_user_request";

async function requestRun(address: string): Promise<RunNotice> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ trigger: TRIGGER }),
  });
  if (answer.status === 429) return { state: "limited" };
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const decision: RunDecision = await answer.json();
  if (decision.state !== "fresh") return { state: decision.state };
  return freshNotice(decision.nextPossibleAt, Date.now()) ?? { state: "running" };
}

function noticeText(notice: RunNotice, text: NewsMessages): string {
  if (notice.state === "failed")
    return notice.action === "fetch" ? text.run.fetchFailed : text.run.summariseFailed;
  return notice.state === "fresh" ? text.run.fresh(notice.minutesToNext) : text.run[notice.state];
}

/**
 * Spec §2 and §4: the three buttons. Each is an ordinary form or link, so that it works before and without the
 * client; with it the answer appears in place and the list reloads by itself.
 */
export function NewsActions({ notice: initial }: { notice: RunNotice | null }) {
  const text = useMessages(newsMessages);
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<Action | null>(null);
  const [notice, setNotice] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  async function run(event: FormEvent, action: Action) {
    event.preventDefault();
    setBusy(action);
    setNotice(null);
    try {
      setNotice(await requestRun(ACTIONS[action].address));
      timer.current = setTimeout(() => {
        setBusy(null);
        revalidate();
      }, ACTIONS[action].reloadAfterMs);
    } catch (error) {
      console.warn("news run failed", error);
      setBusy(null);
      setNotice({ state: "failed", action });
    }
  }

  return (
    <div className="stack">
      <div className="cluster">
        {(["fetch", "summarise"] as const).map((action) => (
          <form
            key={action}
            method="post"
            action={ACTIONS[action].address}
            onSubmit={(event) => run(event, action)}
          >
            <input type="hidden" name="trigger" value={TRIGGER} />
            <input type="hidden" name="locale" value={locale} />
            <Button
              type="submit"
              variant="quiet"
              size="small"
              disabled={busy !== null}
              aria-busy={busy === action}
            >
              <Icon icon={ACTIONS[action].icon} size="small" />
              {action === "fetch"
                ? busy === "fetch"
                  ? text.fetching
                  : text.fetch
                : busy === "summarise"
                  ? text.summarising
                  : text.summarise}
            </Button>
          </form>
        ))}
        <a
          href={`${pathname}${search}#news`}
          className={buttonClass({ variant: "quiet", size: "small" })}
          onClick={(event) => {
            event.preventDefault();
            revalidate();
          }}
        >
          <Icon icon={RefreshCw} size="small" />
          {text.refresh}
        </a>
      </div>
      <p role="status">{notice === null ? null : noticeText(notice, text)}</p>
    </div>
  );
}
