import { createDb } from "~/db/client.server";
import { applyDropRules } from "~/features/news/io/judge-articles.server";
import { judgeSummaries } from "~/features/news/io/judge-summaries.server";
import { type Env, getConfig } from "../env";
import type { JobMessage } from "./messages";

/** Applies changed rules to stored articles and summaries, a part at a time. Each part asks for the next one. */
export async function judgeStoredNews(env: Env): Promise<void> {
  const next: JobMessage = { type: "judge-articles" };
  const db = createDb(env.DB);
  const hasArticles = await applyDropRules(db, getConfig(env).newsExclude);
  const hasSummaries = await judgeSummaries(db);
  if (hasArticles || hasSummaries) await env.JOBS.send(next);
}
