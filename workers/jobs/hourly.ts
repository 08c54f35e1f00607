import { createDb } from "~/db/client.server";
import { removeOldDeskRows } from "~/features/desk/io/act-store.server";
import { removeOldMails } from "~/features/mail/io/mail-queue.server";
import { FETCH_OPERATION } from "~/features/news/io/pipeline-log.server";
import { removeOld } from "~/features/news/io/retention.server";
import { startFetchRun } from "~/features/news/io/run-news.server";
import { removeUnconfirmed } from "~/features/newsletter/io/newsletter-retention.server";
import { rekeyAddresses } from "~/features/newsletter/io/rekey-addresses.server";
import { type Env, getConfig } from "../env";
import { createRunServices } from "./run-services";

/** Starts the hourly news run; a run that is still at work is left to it. */
export async function fetchHourlyNews(env: Env, now: Date): Promise<void> {
  const services = createRunServices(env);
  const start = { trigger: "cron", idempotencyKey: null, cooldownSeconds: 0, now } as const;
  const runId = await startFetchRun(services, start);
  if (runId === null) await services.runs.logSkipped(FETCH_OPERATION, "cron", now);
}

/** More rows are removed in an hour than sign-ups can come in an hour, so that a backlog shrinks. */
const MOST_UNCONFIRMED = 500;

/** Removes what is too old to be kept. */
export async function removeOldRows(env: Env, now: Date): Promise<void> {
  const db = createDb(env.DB);
  const { newsSources, sampleSources, mail } = getConfig(env);
  const sourceIds = [...newsSources, ...sampleSources].map(({ id }) => id);
  await removeOld(db, sourceIds, now);
  await removeUnconfirmed(db, MOST_UNCONFIRMED + mail.hourlyLimit, now);
  await removeOldMails(db, now);
  await removeOldDeskRows(db, now);
}

/** Makes codes of addresses again that were made with an older key. */
export async function rekeyOldAddresses(env: Env): Promise<void> {
  const { addressHashKey, canWriteMails } = getConfig(env);
  // A wrong key must not take the place of the right one.
  if (canWriteMails) await rekeyAddresses(createDb(env.DB), addressHashKey);
}
