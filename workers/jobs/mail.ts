// Mails travel through the queue in small batches. Only the row of a mail counts: a message just says that it is time
// to look at it. So a lost message costs an hour, and a doubled one nothing.

import type { Locale } from "~/addresses/languages";
import { createDb } from "~/db/client.server";
import { listUnmailed } from "~/features/digest/io/digest-store.server";
import { createSender } from "~/features/mail/io/create-sender.server";
import { deliverMails } from "~/features/mail/io/deliver-mails.server";
import { listDueMails } from "~/features/mail/io/mail-queue.server";
import { MAILS_PER_BATCH, writeNextMails } from "~/features/newsletter/io/digest-mailing.server";
import { stopAddress } from "~/features/newsletter/io/subscription.server";
import { writeWelcome } from "~/features/newsletter/io/welcome.server";
import { mailMessages } from "~/i18n/messages/mail";
import { type Env, getConfig } from "../env";
import { createLog } from "../log";
import type { JobMessage } from "./messages";

/** How many mails one sweep takes up. The rest waits for the next sweep. */
const MOST_DUE_MAILS = 1000;

/** Who writes to readers, and in which words. */
export function getMailWords(env: Env) {
  const { siteOrigin, mail, controllerName, authorName } = getConfig(env);
  return { siteOrigin, from: mail.from, senderName: controllerName ?? authorName, texts: mailMessages };
}

/** Asks for these mails to be sent, after a while if one is given. */
export async function queueMails(queue: Queue, keys: readonly string[], delaySeconds = 0): Promise<void> {
  for (let start = 0; start < keys.length; start += MAILS_PER_BATCH) {
    const message: JobMessage = { type: "send-mails", keys: keys.slice(start, start + MAILS_PER_BATCH) };
    await queue.send(message, { delaySeconds });
  }
}

/** One attempt for each of these mails; those that must wait come back later, the held ones with the hourly sweep. */
export async function sendMails(keys: readonly string[], env: Env): Promise<void> {
  const db = createDb(env.DB);
  const log = createLog({ job: "send-mails" });
  const { mail, addressHashKey } = getConfig(env);
  const sender = createSender(mail.provider, { fetch, binding: env.EMAIL ?? null });
  if (sender === null) return;
  const report = await deliverMails(keys, { db, sender, clock: () => new Date() });
  for (const address of report.deadAddresses) {
    await stopAddress(db, address, "bounce", addressHashKey, new Date());
  }
  for (const error of report.failures) log.error("mail given up", { error });
  if (report.later !== null) await queueMails(env.JOBS, report.later.keys, report.later.waitSeconds);
}

/** Writes the next batch of an issue's mails, has it sent, and asks for the batch after it. */
export async function mailDigest(locale: Locale, week: string, env: Env): Promise<void> {
  if (!getConfig(env).canWriteMails) return;
  const services = { db: createDb(env.DB), ...getMailWords(env) };
  const step = await writeNextMails(locale, week, services, new Date());
  if (step.kind !== "written") return;
  await queueMails(env.JOBS, step.keys);
  await queueDigest(env.JOBS, locale, week);
}

/** Writes the welcome of the reader behind a confirmation link and has it sent. */
export async function welcomeReader(token: string, env: Env, now: Date): Promise<void> {
  if (!getConfig(env).canWriteMails) return;
  const key = await writeWelcome(token, { db: createDb(env.DB), ...getMailWords(env) }, now);
  if (key !== null) await queueMails(env.JOBS, [key]);
}

/** Asks for the mails of an issue. */
export async function queueDigest(queue: Queue, locale: Locale, week: string): Promise<void> {
  const message: JobMessage = { type: "mail-digest", locale, week };
  await queue.send(message);
}

/** Hourly: takes up what a crash, a lost message or a dead letter left behind. */
export async function resumeMailing(env: Env, now: Date): Promise<void> {
  const db = createDb(env.DB);
  for (const { locale, week } of await listUnmailed(db)) await queueDigest(env.JOBS, locale, week);
  await queueMails(env.JOBS, await listDueMails(db, now, MOST_DUE_MAILS));
}
