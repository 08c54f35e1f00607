import { createDb } from "~/db/client.server";
import { judgeArticles } from "~/features/news/io/judge-articles.server";
import { type Env, getConfig } from "../env";
import type { JobMessage } from "./messages";

/** Applies changed drop rules to stored articles, a part at a time. Each part asks for the next one. */
export async function judgeStoredNews(env: Env): Promise<void> {
  const next: JobMessage = { type: "judge-articles" };
  if (await judgeArticles(createDb(env.DB), getConfig(env).newsExclude)) await env.JOBS.send(next);
}
