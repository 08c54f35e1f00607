// Troubles of the site, in the order of their weight. `npm run doctor` names the same parts.
import { DAY_MS, HOUR_MS } from "~/lib/durations";

/** Parts of the site that a configuration switches off as a whole. */
export const SITE_PARTS = [
  "mail",
  "models",
  "bot-check",
  "pix",
  "cards",
  "contact",
  "book",
  "author",
] as const;
export type SitePart = (typeof SITE_PARTS)[number];

export type TroubleKind =
  | "database"
  | "links"
  | "pages"
  | "value"
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
  readonly areLinksDown: boolean;
  /** "finished" where the pages that are files are those of this build and configuration. */
  readonly pages: string;
  readonly lastRun: { readonly startedAt: string; readonly status: string } | null;
  readonly feeds: readonly {
    readonly name: string;
    readonly failures: number;
    readonly lastSuccessAt: string | null;
  }[];
  readonly models: readonly { readonly name: string; readonly failures: number; readonly until: string }[];
  readonly waitingMails: Waiting;
  readonly failedMails: Waiting;
  readonly deadLetters: Waiting;
  readonly refusedTargets: readonly string[];
  readonly silentTargets: readonly { readonly address: string; readonly answeredAt: string | null }[];
  readonly lastBackupAt: string | null;
}

/** A run starts every hour. After so long without one, the cron itself has stopped. */
const LATE_MS = 3 * HOUR_MS;
/** One missed hour is the weather of the web. */
const FEED_FAILURES = 6;
const MODEL_FAILURES = 3;
const MAIL_LATE_MS = 2 * HOUR_MS;
const BACKUP_DAYS = 35;

/** Everything that is off. What is missing on purpose is not. */
export function listTroubles(facts: SiteFacts, now: Date): Trouble[] {
  const age = (at: string) => now.getTime() - Date.parse(at);
  const { lastRun, waitingMails, failedMails, deadLetters, lastBackupAt } = facts;
  const found: (Trouble | false)[] = [
    facts.areLinksDown && { kind: "links", subject: "", since: null },
    facts.pages !== "finished" &&
      facts.pages !== "not finished" && { kind: "pages", subject: "", since: null },
    ...facts.wrongValues.map((subject): Trouble => ({ kind: "value", subject, since: null })),
    (lastRun === null || age(lastRun.startedAt) > LATE_MS) && {
      kind: "run-late",
      subject: "",
      since: lastRun?.startedAt ?? null,
    },
    lastRun !== null &&
      ["failed", "abandoned"].includes(lastRun.status) && {
        kind: "run-failed",
        subject: "",
        since: lastRun.startedAt,
      },
    ...facts.feeds.map(
      ({ name, failures, lastSuccessAt }) =>
        failures >= FEED_FAILURES && { kind: "feed" as const, subject: name, since: lastSuccessAt },
    ),
    ...facts.models.map(
      ({ name, failures, until }) =>
        failures >= MODEL_FAILURES &&
        age(until) < 0 && { kind: "model" as const, subject: name, since: null },
    ),
    waitingMails.since !== null &&
      age(waitingMails.since) > MAIL_LATE_MS && {
        kind: "mail-waits",
        subject: String(waitingMails.count),
        since: waitingMails.since,
      },
    failedMails.count > 0 && {
      kind: "mail-failed",
      subject: String(failedMails.count),
      since: failedMails.since,
    },
    deadLetters.count > 0 && {
      kind: "dead-letter",
      subject: String(deadLetters.count),
      since: deadLetters.since,
    },
    ...facts.refusedTargets.map((subject): Trouble => ({ kind: "retarget", subject, since: null })),
    ...facts.silentTargets.map(
      ({ address, answeredAt }): Trouble => ({ kind: "target-silent", subject: address, since: answeredAt }),
    ),
    (lastBackupAt === null || age(lastBackupAt) > BACKUP_DAYS * DAY_MS) && {
      kind: "no-backup",
      subject: "",
      since: lastBackupAt,
    },
  ];
  return found.filter((trouble) => trouble !== false);
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

/** The parts that are off because nothing is configured for them, which may be on purpose. */
export function listPartsOff(config: PartValues): SitePart[] {
  const isOff: Partial<Record<SitePart, boolean>> = {
    mail: config.mail.provider.kind === "outbox",
    models: config.aiProviders.length === 0,
    "bot-check": config.turnstile === null,
    pix: config.donations.pix === null,
    cards: Object.keys(config.donations.links).length === 0,
    contact: config.contactEmail === null,
    author: config.authorName === null,
    book: Object.values(config.bookUrl).includes(null),
  };
  return SITE_PARTS.filter((part) => isOff[part] === true);
}
