// Services as loaders have them, and what they answer.
import type { Answer } from "~/lib/answer";
import { createLog } from "../../workers/log";
import { createQueryRunner } from "../../workers/services/ask-database";
import { createNewsService } from "../../workers/services/news-service";

/** The news of a request of its own, and whether the request had to do without an answer. */
export function toNews(d1: D1Database) {
  const { ask, isDegraded } = createQueryRunner(createLog());
  return { news: createNewsService(d1, ask), isDegraded };
}

/** Value of an answer; throws when there was none. */
export function answered<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error("the database did not answer");
  return answer.value;
}
