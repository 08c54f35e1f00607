import { createDb } from "~/db/client.server";
import { writeLog } from "~/features/news/io/pipeline-log.server";
import { createRunStore } from "~/features/news/io/run-store.server";
import type { Env } from "./env";
import { parseJobMessage } from "./jobs/messages";
import { runJob } from "./jobs/run-job";
import { type FetchPage, showNews } from "./jobs/show-news";
import { createLog } from "./log";

// The platform deletes a message that failed too often, unless there is a dead-letter queue. Here it becomes a row
// that a person can read.
/** Characters of an unknown message that are kept. */
const BODY_LIMIT = 500;

/** Stores a message that has failed for good, and lets its run end without it. */
async function buryMessage(body: unknown, env: Env, show: () => Promise<void>): Promise<void> {
  const db = createDb(env.DB);
  const now = new Date();
  const message = parseJobMessage(body);
  const entry = { operation: "dead_letter", status: "failed" } as const;
  if (message === null) {
    const detail = { body: JSON.stringify(body)?.slice(0, BODY_LIMIT) ?? "" };
    await writeLog(db, { ...entry, detail }, now);
    return;
  }
  if (!("runId" in message)) {
    // The work of a lost message is still due: the next hourly run takes it up again, a look the next link watch.
    const detail = { type: message.type, mails: message.type === "send-mails" ? message.keys.length : null };
    await writeLog(db, { ...entry, detail }, now);
    return;
  }
  const item = message.type === "fetch-source" ? { sourceId: message.sourceId } : { articleId: message.id };
  await writeLog(db, { ...entry, ...item, runId: message.runId, detail: { type: message.type } }, now);
  const runs = createRunStore(db);
  const isNews =
    message.type === "fetch-source"
      ? await runs.finishItem(message.runId, message.sourceId, "failed", now)
      : await runs.finishSummary(message.runId, message.id, "failed", now);
  if (isNews) await show();
}

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
