import { createDb } from "~/db/client.server";
import type { SubscriberRecord } from "~/features/newsletter/core/subscriber-record";
import type { Answer } from "~/lib/answer";
import { type Env, getConfig } from "../env";
import type { AskDatabase } from "./ask-database";

/** Actions behind the links of a mail: true once done, false when the link leads to nobody, or no longer does. */
export interface NewsletterService {
  confirm(token: string): Promise<Answer<boolean>>;
  unsubscribe(token: string): Promise<Answer<boolean>>;
  deleteRecord(token: string): Promise<Answer<boolean>>;
  /** Stops further confirmation mails to the mailbox. */
  refuse(token: string): Promise<Answer<boolean>>;
  /** Null when nothing but a hash is held. */
  findRecord(token: string): Promise<Answer<SubscriberRecord | null>>;
}

/** Always uses the primary database, because a replica may not know yet what the visitor did a moment ago. */
export function createNewsletterService(env: Env, ask: AskDatabase, now: Date): NewsletterService {
  const db = createDb(env.DB);
  const { addressHashKey } = getConfig(env);
  const links = () => import("~/features/newsletter/io/subscription.server");
  function follow<T>(what: string, work: () => Promise<T>): Promise<Answer<T>> {
    return ask({ event: "newsletter link failed", what }, work);
  }
  return {
    confirm: async (token) => {
      const answer = await follow("confirm", async () => (await links()).confirm(db, token, now));
      if (!answer.ok || !answer.value) return answer;
      // Behind import(): the words of mails and what writes them. A mail that cannot be written or queued now keeps
      // nobody from having confirmed.
      const { welcomeReader } = await import("../jobs/mail");
      await ask({ event: "welcome not written" }, () => welcomeReader(token, env, now));
      return answer;
    },
    unsubscribe: (token) => follow("unsubscribe", async () => (await links()).unsubscribe(db, token, now)),
    deleteRecord: (token) => follow("delete", async () => (await links()).deleteRecord(db, token, now)),
    refuse: (token) =>
      follow("refuse", async () => (await links()).refuseMail(db, token, addressHashKey, now)),
    findRecord: (token) =>
      follow("record", async () => (await links()).findRecord(db, token, addressHashKey, now)),
  };
}
