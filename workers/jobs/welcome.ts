import { createDb } from "~/db/client.server";
import { writeWelcome } from "~/features/newsletter/io/welcome.server";
import { type Env, getConfig } from "../env";
import { getMailWords, queueMails } from "./mail";

/** Writes the welcome of the reader behind a confirmation link and has it sent. */
export async function welcomeReader(token: string, env: Env, now: Date): Promise<void> {
  if (!getConfig(env).canWriteMails) return;
  const key = await writeWelcome(token, { db: createDb(env.DB), ...getMailWords(env) }, now);
  if (key !== null) await queueMails(env.JOBS, [key]);
}
