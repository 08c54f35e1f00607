// Configuration that pages may show, and the key of prerendered pages made of it. Loaders get nothing else of the
// configuration but payment data, which no cached page shows. So no prerendered page can show a value that is not part
// of its key.
import { toPublicDonations } from "~/features/donations/core/donation-props";
import { findService } from "~/features/mail/core/mail-providers";
import { shortHash } from "~/lib/short-hash";
import type { Config } from "./config";

/** Parts that no page shows: secrets, and what only jobs and handlers read. */
const UNSEEN = [
  "fetchAllow",
  "isOriginKnown",
  "domainPaidUntil",
  "runCooldownSeconds",
  "runLeaseSeconds",
  "aiDailyLimit",
  "newsExclude",
  "addressHashKey",
  "canWriteMails",
  "isBotCheckBroken",
  "access",
  "problems",
] as const satisfies readonly (keyof Config)[];

type SeenPart = Exclude<keyof Config, (typeof UNSEEN)[number]>;

/**
 * Every part of the configuration that pages may show, without secrets and without anything that leads money
 * somewhere.
 */
export function toPublicConfiguration(config: Config) {
  return {
    siteOrigin: config.siteOrigin,
    newsSources: config.newsSources,
    sampleSources: config.sampleSources,
    aiProviders: config.aiProviders.map((provider) => ({ config: { name: provider.config.name } })),
    authorName: config.authorName,
    controllerName: config.controllerName,
    contactEmail: config.contactEmail,
    mail: { service: findService(config.mail.provider) },
    turnstile: config.turnstile === null ? null : { siteKey: config.turnstile.siteKey },
    donations: toPublicDonations(config.donations),
    bookUrl: config.bookUrl,
    externalToolsUrl: config.externalToolsUrl,
    socialLinks: config.socialLinks,
    hasServiceWorker: config.hasServiceWorker,
  } satisfies Record<SeenPart, unknown>;
}

export type PublicConfiguration = ReturnType<typeof toPublicConfiguration>;

/** Parts that only live pages show, which are rendered with the configuration of the moment. */
export const LIVE_PARTS = [
  "newsSources",
  "sampleSources",
  "aiProviders",
] as const satisfies readonly (keyof PublicConfiguration)[];

/** A short hash of what prerendered pages show of the configuration: they hold as long as it does. */
export function prerenderedKey(config: Config): string {
  const shown = Object.entries(toPublicConfiguration(config)).filter(
    ([part]) => !LIVE_PARTS.some((name) => name === part),
  );
  return shortHash(JSON.stringify(shown));
}
