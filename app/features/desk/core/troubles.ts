// Troubles of the site, in the order of their weight. `npm run doctor` names the same parts.
import { DAY_MS, HOUR_MS } from "~/lib/durations";

export type TroubleKind =
  | "links"
  | "pages"
  | "value"
  | "domain"
  | "run-late"
  | "run-failed"
  | "feed"
  | "model"
  | "mail-waits"
  | "mail-failed"
  | "dead-letter"
  | "retarget"
  | "target-silent"
  | "no-backup";

export interface Trouble {
  readonly kind: TroubleKind;
  /** Subject: a feed, a model, a code, a value, a number. */
  readonly subject: string;
  /** ISO instant, where the thing itself tells; else null. */
  readonly since: string | null;
}

interface Waiting {
  readonly count: number;
  /** ISO instant of the oldest; null for none. */
  readonly since: string | null;
}

/** State of a site at one moment. */
export interface SiteFacts {
  readonly wrongValues: readonly string[];
  /** YYYY-MM-DD; null where the author has not said. */
  readonly domainPaidUntil: string | null;
  readonly areLinksDown: boolean;
  /** Whether the pages that are files are those of this build and configuration. */
  readonly pages: string;
  readonly lastRun: { readonly startedAt: string; readonly status: string } | null;
  readonly feeds: readonly { name: string; failures: number; lastSuccessAt: string | null }[];
  readonly models: readonly { name: string; failures: number; until: string }[];
  readonly waitingMails: Waiting;
  readonly failedMails: Waiting;
  readonly deadLetters: Waiting;
  readonly refusedTargets: readonly string[];
  readonly silentTargets: readonly { address: string; answeredAt: string | null }[];
  readonly lastBackupAt: string | null;
}

/** A run starts every hour. After so long without one, the cron itself has stopped. */
const LATE_MS = 3 * HOUR_MS;
/** One missed hour is the weather of the web. */
const FEED_FAILURES = 6;
const MODEL_FAILURES = 3;
const MAIL_LATE_MS = 2 * HOUR_MS;
const BACKUP_DAYS = 35;
const DOMAIN_DAYS = 90;

/** Whole days until the domain of the printed codes has run out, and whether that calls for a renewal. */
export function countDomainDays(paidUntil: string, now: Date): { readonly days: number; isNear: boolean } {
  const days = Math.floor((Date.parse(paidUntil) - now.getTime()) / DAY_MS) + 1;
  return { days, isNear: days <= DOMAIN_DAYS };
}

/** Everything that is off. What is missing on purpose is not. */
export function listTroubles(facts: SiteFacts, now: Date): Trouble[] {
  const found: Trouble[] = [];
  function note(isOff: boolean, kind: TroubleKind, subject = "", since: string | null = null) {
    if (isOff) found.push({ kind, subject, since });
  }
  const age = (at: string) => now.getTime() - Date.parse(at);
  const { domainPaidUntil: paidUntil, lastRun, waitingMails, failedMails, deadLetters, lastBackupAt } = facts;
  note(facts.areLinksDown, "links");
  note(facts.pages !== "finished" && facts.pages !== "not finished", "pages");
  for (const name of facts.wrongValues) note(true, "value", name);
  note(paidUntil !== null && countDomainDays(paidUntil, now).isNear, "domain");
  note(lastRun === null || age(lastRun.startedAt) > LATE_MS, "run-late", "", lastRun?.startedAt);
  note(["failed", "abandoned"].includes(lastRun?.status ?? ""), "run-failed", "", lastRun?.startedAt);
  for (const { name, failures, lastSuccessAt } of facts.feeds)
    note(failures >= FEED_FAILURES, "feed", name, lastSuccessAt);
  for (const { name, failures, until } of facts.models)
    note(failures >= MODEL_FAILURES && age(until) < 0, "model", name);
  const isMailLate = waitingMails.since !== null && age(waitingMails.since) > MAIL_LATE_MS;
  note(isMailLate, "mail-waits", String(waitingMails.count), waitingMails.since);
  note(failedMails.count > 0, "mail-failed", String(failedMails.count), failedMails.since);
  note(deadLetters.count > 0, "dead-letter", String(deadLetters.count), deadLetters.since);
  for (const code of facts.refusedTargets) note(true, "retarget", code);
  for (const { address, answeredAt } of facts.silentTargets) note(true, "target-silent", address, answeredAt);
  const isBackupOld = lastBackupAt === null || age(lastBackupAt) > BACKUP_DAYS * DAY_MS;
  note(isBackupOld, "no-backup", "", lastBackupAt);
  return found;
}

/** The name under which the database remembers since when something is off. */
export function troubleName({ kind, subject }: Trouble): string {
  // The number of waiting mails changes from hour to hour, and the trouble is the same one.
  return /^\d+$/.test(subject) ? kind : `${kind} ${subject}`.trim();
}

/** The part of a configuration that says which parts of the site are on. */
interface PartValues {
  readonly mail: { readonly provider: { readonly kind: string } };
  readonly aiProviders: readonly unknown[];
  readonly turnstile: unknown;
  readonly donations: { readonly pix: unknown; readonly links: Readonly<Record<string, string>> };
  readonly contactEmail: string | null;
  readonly authorName: string | null;
  readonly bookUrl: Readonly<Record<string, string | null>>;
}

/** Parts of the site that a configuration switches off as a whole, and whether it does. */
const PARTS = {
  mail: ({ mail }: PartValues) => mail.provider.kind === "outbox",
  models: ({ aiProviders }: PartValues) => aiProviders.length === 0,
  "bot-check": ({ turnstile }: PartValues) => turnstile === null,
  pix: ({ donations }: PartValues) => donations.pix === null,
  cards: ({ donations }: PartValues) => Object.keys(donations.links).length === 0,
  contact: ({ contactEmail }: PartValues) => contactEmail === null,
  book: ({ bookUrl }: PartValues) => Object.values(bookUrl).includes(null),
  author: ({ authorName }: PartValues) => authorName === null,
};
export type SitePart = keyof typeof PARTS;

/** The parts that are off because nothing is configured for them, which may be on purpose. */
export function listPartsOff(config: PartValues): SitePart[] {
  return (Object.keys(PARTS) as SitePart[]).filter((part) => PARTS[part](config));
}
