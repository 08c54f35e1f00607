import { createDb } from "~/db/client.server";
import type { LinkOutcome } from "~/features/newsletter/core/link-outcome";
import type { SubscriberRecord } from "~/features/newsletter/core/subscriber-record";
import {
  confirm,
  deleteRecord,
  findRecord,
  refuseMail,
  unsubscribe,
} from "~/features/newsletter/io/subscription.server";
import type { Log } from "../log";

/** What the links of a mail do; nothing here rejects. */
export interface NewsletterService {
  confirm(token: string): Promise<LinkOutcome>;
  unsubscribe(token: string): Promise<LinkOutcome>;
  deleteRecord(token: string): Promise<LinkOutcome>;
  /** Stops further confirmation mails to the mailbox. */
  refuse(token: string): Promise<LinkOutcome>;
  /** Null when nothing but a hash is held. */
  findRecord(token: string): Promise<SubscriberRecord | null | "failed">;
}

/** Always the primary database: a replica may not know yet what the visitor did a moment ago. */
export function createNewsletterService(
  d1: D1Database,
  addressHashKey: string,
  log: Log,
  now: Date,
): NewsletterService {
  const db = createDb(d1);
  async function attempt<T>(what: string, work: Promise<T>): Promise<T | "failed"> {
    try {
      return await work;
    } catch (error) {
      log.error("newsletter link failed", { what, error });
      return "failed";
    }
  }
  async function change(what: string, work: Promise<boolean>): Promise<LinkOutcome> {
    const found = await attempt(what, work);
    return found === "failed" ? "failed" : found ? "done" : "unknown";
  }
  return {
    confirm: (token) => change("confirm", confirm(db, token, now)),
    unsubscribe: (token) => change("unsubscribe", unsubscribe(db, token, now)),
    deleteRecord: (token) => change("delete", deleteRecord(db, token, now)),
    refuse: (token) => change("refuse", refuseMail(db, token, addressHashKey, now)),
    findRecord: (token) => attempt("record", findRecord(db, token, addressHashKey, now)),
  };
}
