// Which addresses reach the same mailbox: only for counting mails, never for whom they go to. Counting two people
// as one costs a mail that comes a day later; counting one as two is how somebody's mailbox is filled.

/** Domains whose mailboxes have a second name. */
const SAME_DOMAIN: Readonly<Record<string, string>> = { "googlemail.com": "gmail.com" };

/** Mail systems that do not look at the dots before the @. */
const WITHOUT_DOTS = new Set(["gmail.com"]);

/** Where most teachers who sign up privately have their mailbox, here and in Brazil. */
const LARGE_PROVIDERS = new Set([
  "gmail.com",
  "outlook.com",
  "outlook.com.br",
  "hotmail.com",
  "hotmail.co.uk",
  "hotmail.com.br",
  "live.com",
  "msn.com",
  "yahoo.com",
  "yahoo.co.uk",
  "yahoo.com.br",
  "ymail.com",
  "icloud.com",
  "me.com",
  "proton.me",
  "uol.com.br",
  "bol.com.br",
  "terra.com.br",
  "ig.com.br",
  "globo.com",
]);

export interface Mailbox {
  /** The same for every spelling of one mailbox. */
  readonly key: string;
  readonly domain: string;
}

/** The mailbox of an address; takes its dedupe key. Without "+tag", and at Gmail without dots. */
export function mailboxOf(dedupeKey: string): Mailbox {
  const at = dedupeKey.lastIndexOf("@");
  const typedDomain = dedupeKey.slice(at + 1);
  const domain = SAME_DOMAIN[typedDomain] ?? typedDomain;
  const [beforeTag = ""] = dedupeKey.slice(0, at).split("+");
  // "+ana@example.com" is a mailbox too, if an odd one.
  const name = beforeTag === "" ? dedupeKey.slice(0, at) : beforeTag;
  return { key: `${WITHOUT_DOTS.has(domain) ? name.replaceAll(".", "") : name}@${domain}`, domain };
}

/**
 * Confirmation mails of one hour that go to one domain: of the hourly limit a quarter, and half for the large
 * providers, so that nobody can turn the whole limit against one school.
 */
export function domainLimit(domain: string, hourlyLimit: number): number {
  return Math.ceil(hourlyLimit / (LARGE_PROVIDERS.has(domain) ? 2 : 4));
}
