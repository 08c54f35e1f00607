import type { JobQueue } from "~/features/news/io/run-news.server";
import type { JobMessage } from "./messages";

/** Messages that a queue takes in one call (Cloudflare Queues limit). */
const SEND_LIMIT = 100;

/** The queue of the Worker, as the news jobs use it. */
export function createJobQueue(queue: Queue): JobQueue {
  async function send(messages: readonly JobMessage[]): Promise<void> {
    for (let start = 0; start < messages.length; start += SEND_LIMIT) {
      await queue.sendBatch(messages.slice(start, start + SEND_LIMIT).map((body) => ({ body })));
    }
  }
  return {
    fetchSources: (runId, sourceIds) =>
      send(sourceIds.map((sourceId) => ({ type: "fetch-source", runId, sourceId }))),
    summariseArticles: (runId, ids) => send(ids.map((id) => ({ type: "summarise-article", runId, id }))),
  };
}
