import type { Locale } from "~/addresses/languages";
import { createReadDb } from "~/db/client.server";
import type { ArchivedWeek, StoredDigest } from "~/features/digest/io/digest-store.server";
import type { ReportState } from "~/features/reports/core/reader-report";
import type { LinkTargets } from "~/features/short-links/core/link-target";
import type { Answer } from "~/lib/answer";
import type { Config } from "./config";
import type { Desk } from "./desk/desk-service";
import { type Env, getConfig } from "./env";
import type { PostedReport } from "./http/reader-report";
import { createLog, type Log } from "./log";
import { type PublicConfiguration, toPublicConfiguration } from "./public-configuration";
import { type AskDatabase, createQueryRunner } from "./services/ask-database";
import { type CompanionService, createCompanionService } from "./services/companion-service";
import { createNewsService, type NewsService } from "./services/news-service";
import { createNewsletterService, type NewsletterService } from "./services/newsletter-service";

/** The digest as loaders read it. */
interface DigestService {
  /** Newest first. */
  listWeeks(locale: Locale): Promise<Answer<readonly ArchivedWeek[]>>;
  /** Null when the week was not built. */
  findDigest(locale: Locale, week: string): Promise<Answer<StoredDigest | null>>;
}

const QUESTION = { event: "digest not read" } as const;

/** Reads from the nearest replica. Queries that few pages ask are behind import(), here and in the other services. */
function createDigestService(d1: D1Database, ask: AskDatabase): DigestService {
  const store = () => import("~/features/digest/io/digest-store.server");
  return {
    listWeeks: (locale) => ask(QUESTION, async () => (await store()).listWeeks(createReadDb(d1), locale)),
    findDigest: (locale, week) =>
      ask(QUESTION, async () => (await store()).findDigest(createReadDb(d1), locale, week)),
  };
}

/**
 * Context of loaders and actions: services and parsed values, never raw bindings. A type, not an interface, because
 * Remix wants an index signature, which only a type has implicitly.
 */
export type LoadContext = {
  /** Configuration that pages may show. All of it goes into the keys of cached pages. */
  readonly config: PublicConfiguration;
  /** Where money goes. It is for the page that is never kept. */
  readonly payment: Config["donations"];
  readonly log: Log;
  readonly news: NewsService;
  readonly companion: CompanionService;
  readonly newsletter: NewsletterService;
  readonly digest: DigestService;
  /** Null for everybody but the author. */
  readonly desk: Desk | null;
  /** Takes what a reader reports, within the limits. */
  readonly takeReport: (report: PostedReport) => Promise<ReportState>;
  /** Where a short link leads; null when nobody knows the id. */
  readonly findTargets: (id: string) => Promise<LinkTargets | null>;
  /** The instant of the request: loaders read no clock of their own. */
  readonly now: Date;
  /** Marker of our own scripts in this rendering; see workers/http/finish-page.ts. */
  readonly scriptMarker: string;
  /** True once the database did not answer: something of the page is missing, and it is not kept. */
  readonly isIncomplete: () => boolean;
};

interface RequestScope extends Pick<LoadContext, "scriptMarker" | "desk" | "takeReport" | "findTargets"> {
  readonly requestId: string;
  /** Address of the client, for limits only. */
  readonly client: string;
}

/** Binds the services of one request. */
export function createLoadContext(env: Env, scope: RequestScope): LoadContext {
  const { requestId, client, ...services } = scope;
  const log = createLog({ requestId });
  const now = new Date();
  const config = getConfig(env);
  const { ask, isDegraded } = createQueryRunner(log);
  return {
    config: toPublicConfiguration(config),
    payment: config.donations,
    log,
    news: createNewsService(env.DB, ask),
    companion: createCompanionService(env.DB, ask, client, now),
    newsletter: createNewsletterService(env, ask, now),
    digest: createDigestService(env.DB, ask),
    ...services,
    now,
    isIncomplete: isDegraded,
  };
}
