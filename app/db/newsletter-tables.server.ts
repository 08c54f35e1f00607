// Tables of newsletter, mail and digest. Instants are ISO 8601 in UTC; hashes of tokens are lower-case hex
// SHA-256, those of addresses are keyed (features/newsletter/core/address-hash.ts).
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Locale } from "~/addresses/languages";
import type { DigestIssue } from "~/features/digest/core/digest-issue";
import type { MailState } from "~/features/mail/core/mail-delivery";
import type { MailMessage, MailPurpose } from "~/features/mail/core/mail-message";
import type { StopCause } from "~/features/newsletter/core/subscriber";

/** One subscription per address. Once it is unsubscribed, only the key and the date are left, for a year. */
export const subscribers = sqliteTable(
  "subscribers",
  {
    addressHash: text("address_hash").primaryKey(),
    state: text({ enum: ["pending", "confirmed", "unsubscribed"] }).notNull(),
    address: text(),
    locale: text().$type<Locale>(),
    pendingSince: text("pending_since"),
    confirmedAt: text("confirmed_at"),
    unsubscribedAt: text("unsubscribed_at"),
    confirmTokenHash: text("confirm_token_hash"),
    confirmTokenExpiresAt: text("confirm_token_expires_at"),
  },
  (table) => [
    uniqueIndex("subscribers_confirm_token_hash").on(table.confirmTokenHash),
    index("subscribers_state_locale_address_hash").on(table.state, table.locale, table.addressHash),
    index("subscribers_pending_since").on(table.pendingSince).where(sql`state = 'pending'`),
    index("subscribers_unsubscribed_at").on(table.unsubscribedAt).where(sql`state = 'unsubscribed'`),
  ],
);

/** Links of mails that lead to somebody's own record: one token per mail, only its hash is kept. */
export const recordTokens = sqliteTable(
  "record_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    addressHash: text("address_hash").notNull(),
    expiresAt: text("expires_at").notNull(),
  },
  (table) => [
    index("record_tokens_address_hash").on(table.addressHash),
    index("record_tokens_expires_at").on(table.expiresAt),
  ],
);

/** Confirmation mails of the last year, counted by mailbox: its limits outlive an unconfirmed row. */
export const confirmationMails = sqliteTable(
  "confirmation_mails",
  {
    mailboxHash: text("mailbox_hash").notNull(),
    sentAt: text("sent_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mailboxHash, table.sentAt] }),
    index("confirmation_mails_sent_at").on(table.sentAt),
  ],
);

/** Addresses and mailboxes, by hash alone, that get no more mail. Kept for good: that is what they are for. */
export const mailStops = sqliteTable("mail_stops", {
  hash: text().primaryKey(),
  cause: text().$type<StopCause>().notNull(),
  stoppedAt: text("stopped_at").notNull(),
});

/**
 * Every mail, from the moment it is decided: the durable queue, and the outbox where no provider is configured.
 * A mail holds its whole text until it is sent, because its links carry tokens that are stored as hashes only.
 */
export const mails = sqliteTable(
  "mails",
  {
    /** One mail per purpose: the key the provider gets as well. */
    idempotencyKey: text("idempotency_key").primaryKey(),
    addressHash: text("address_hash").notNull(),
    purpose: text().$type<MailPurpose>().notNull(),
    state: text().$type<MailState>().notNull(),
    /** Null once the mail was sent or given up. */
    message: text({ mode: "json" }).$type<MailMessage>(),
    createdAt: text("created_at").notNull(),
    attempts: integer().notNull().default(0),
    /** The first attempt that may have been taken; null where every one surely was not. */
    firstAttemptAt: text("first_attempt_at"),
    /** The earliest next attempt; while one is at work, the end of its lease. */
    nextAttemptAt: text("next_attempt_at").notNull(),
    settledAt: text("settled_at"),
    providerId: text("provider_id"),
    lastError: text("last_error"),
  },
  (table) => [
    index("mails_due").on(table.nextAttemptAt).where(sql`state in ('queued', 'sending')`),
    index("mails_address_hash").on(table.addressHash),
    index("mails_created_at").on(table.createdAt),
  ],
);

/** One row per week and language, also for a week without an issue. */
export const digestIssues = sqliteTable(
  "digest_issues",
  {
    locale: text().$type<Locale>().notNull(),
    /** "2026-47". */
    week: text().notNull(),
    /** Null: fewer than three good news, so there was none. */
    issue: text({ mode: "json" }).$type<DigestIssue>(),
    goodNews: integer("good_news").notNull(),
    builtAt: text("built_at").notNull(),
    /** Address hash of the last subscriber whose mail was written; mails are written in this order. */
    mailedUpTo: text("mailed_up_to").notNull().default(""),
    /** When the last mail was written; null while there are more, and for a week without an issue. */
    mailedAt: text("mailed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.week] }),
    index("digest_issues_unmailed").on(table.week).where(sql`mailed_at is null and issue is not null`),
  ],
);
