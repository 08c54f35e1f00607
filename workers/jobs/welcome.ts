import { createDb } from "~/db/client.server";
import { writeWelcome } from "~/features/newsletter/io/welcome.server";
import { mailMessages } from "~/i18n/messages/mail";
import { type Env, getConfig } from "../env";
import { queueMails } from "./mail";

/** Writes the welcome of the reader behind a confirmation link and has it sent. */
export async function welcomeReader(token: string, env: Env, now: Date): Promise<void> {
  const { siteOrigin, mail, controllerName, authorName, canWriteMails } = getConfig(env);
  if (!canWriteMails) return;
  const senderName = controllerName ?? authorName;
  const services = { db: createDb(env.DB), siteOrigin, from: mail.from, senderName, texts: mailMessages };
  const key = await writeWelcome(token, services, now);
  if (key !== null) await queueMails(env.JOBS, [key]);
}
