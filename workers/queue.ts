import type { Env } from "./env";
import { buryMessage } from "./jobs/dead-letters";
import { parseJobMessage } from "./jobs/messages";
import { runJob } from "./jobs/run-job";
import { type FetchPage, showNews } from "./jobs/show-news";
import { createLog } from "./log";

/** The name of the dead-letter queue ends like this; see wrangler.toml. */
const DEAD_QUEUE_SUFFIX = "-dead";

/** Seconds before the first repetition. Each further repetition waits that much longer. */
const RETRY_SECONDS = 20;

/**
 * Handles every message on its own. One that fails is asked for again without its neighbours. With `fetchPage`, the
 * pages that a run has changed are rendered at its end.
 */
export async function handleQueue(
  batch: MessageBatch,
  env: Env,
  context: ExecutionContext,
  fetchPage?: FetchPage,
): Promise<void> {
  const log = createLog({ queue: batch.queue });
  const show = () => showNews(env, context, fetchPage);
  const isDeadQueue = batch.queue.endsWith(DEAD_QUEUE_SUFFIX);
  for (const message of batch.messages) {
    try {
      const job = isDeadQueue ? null : parseJobMessage(message.body);
      if (job === null) await buryMessage(message.body, env, show);
      else await runJob(job, env, show);
      message.ack();
    } catch (error) {
      log.error("message failed", { id: message.id, attempts: message.attempts, error });
      message.retry({ delaySeconds: RETRY_SECONDS * message.attempts });
    }
  }
}
