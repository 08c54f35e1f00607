import { MODEL_DEADLINE_MS } from "~/ai/core/checked-model";
import { createProviders } from "~/ai/io/providers.server";
import { createDb } from "~/db/client.server";
import { countWithinDay } from "~/db/daily-counter.server";
import { createCircuitBreakerStore } from "~/features/news/io/circuit-breaker-store.server";
import { fetchNews } from "~/features/news/io/fetch-news.server";
import { summariseNews } from "~/features/news/io/summarise-news.server";
import { type Env, getConfig } from "../env";
import { judgeStoredNews } from "./judge-news";
import { mailDigest, sendMails } from "./mail";
import type { JobMessage } from "./messages";
import { createRunServices, MODEL_CALLS } from "./run-services";
import { lookAtLink } from "./watch-links";

/** Does what one message asks for; `showNews` is called once a run is over. Throws when the message has to come again. */
export async function runJob(message: JobMessage, env: Env, showNews: () => Promise<void>): Promise<void> {
  switch (message.type) {
    case "fetch-source":
      if (await fetchSource(message.runId, message.sourceId, env)) await showNews();
      return;
    case "summarise-article":
      if (await summariseArticle(message.runId, message.id, env)) await showNews();
      return;
    case "send-mails":
      return sendMails(message.keys, env);
    case "mail-digest":
      return mailDigest(message.locale, message.week, env);
    case "judge-articles":
      return judgeStoredNews(env);
    case "look-at-link":
      return lookAtLink(message, env, new Date());
  }
}

/** Returns whether its run is over. */
async function fetchSource(runId: string, sourceId: string, env: Env): Promise<boolean> {
  const config = getConfig(env);
  const { runs, feeds, queue, sources, sampleSources, allowance } = createRunServices(env);
  const source = [...sampleSources, ...sources].find(({ id }) => id === sourceId);
  // If a source was removed from the configuration while its message waited, that is not a failure.
  const outcome =
    source === undefined
      ? "unchanged"
      : await fetchNews(source, runId, {
          fetch,
          fetchAllow: config.fetchAllow,
          userAgent: `AITeacherPro/1.0 (+${config.siteOrigin})`,
          store: feeds,
          modelsFollow: config.aiProviders.length > 0,
          exclude: config.newsExclude,
          enqueue: async (articleIds) => {
            // The others stay pending with their extract, and a later run takes them up.
            const candidates = articleIds.map((id) => ({ id, sourceId }));
            const admitted = await allowance.admit(candidates, new Date());
            await runs.awaitSummaries(runId, admitted);
            await queue.summariseArticles(runId, admitted);
          },
          clock: () => new Date(),
        });
  return runs.finishItem(runId, sourceId, outcome, new Date());
}

/** Returns whether there is something new to show. */
async function summariseArticle(runId: string, id: string, env: Env): Promise<boolean> {
  const { aiProviders, aiDailyLimit } = getConfig(env);
  const { runs, summaries } = createRunServices(env);
  const db = createDb(env.DB);
  const outcome = await summariseNews(id, runId, {
    store: summaries,
    providers: createProviders(aiProviders, {
      fetch,
      now: () => Date.now(),
      countCall: () => countWithinDay(db, MODEL_CALLS, aiDailyLimit, new Date()),
    }),
    rests: createCircuitBreakerStore(db),
    modelDeadlineMs: MODEL_DEADLINE_MS,
    clock: () => new Date(),
    chance: () => Math.random(),
  });
  if (outcome === "pending") await runs.noteSummaryLeft(runId, new Date());
  return runs.finishSummary(runId, id, outcome, new Date());
}
