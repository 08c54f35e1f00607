import { useEffect, useRef, useState } from "react";
import { RUN_KINDS, RUN_TRIGGER, type RunKind } from "~/features/news/core/run/run-kind";
import { freshNotice, type RunNotice } from "~/features/news/core/run/run-notice";
import type { RunDecision } from "~/features/news/core/run/run-policy";
import { refreshNews } from "./shown-news";

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

export interface NewsRunControls {
  /** Which action is at work; null when the buttons may be pressed. */
  readonly busy: RunKind | null;
  readonly notice: RunNotice | null;
  /** True while the list is being read again. */
  readonly isReloading: boolean;
  readonly start: (kind: RunKind) => void;
  readonly reload: () => void;
}

/**
 * The busy states of the section. `initial` is what a press without the client has led to; `page` is the address that
 * is read again for its news.
 */
export function useNewsRun(initial: RunNotice | null, page: string): NewsRunControls {
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
