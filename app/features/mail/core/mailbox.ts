// Equivalence of addresses by mailbox. This is only for counting mails, never for deciding where a mail goes. If
// two people are counted as one, a mail comes a day later. If one is counted as two, somebody could fill that
// mailbox.

/** Domains whose mailboxes have a second name. */
const SAME_DOMAIN: Readonly<Record<string, string>> = { "googlemail.com": "gmail.com" };

/** Mail systems that do not look at the dots before the @. */
const WITHOUT_DOTS = new Set(["gmail.com"]);

/** The providers where most teachers who sign up privately have their mailbox, here and in Brazil. */
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

/** The mailbox of an address, from its dedupe key: without "+tag", and at Gmail without dots. */
export function toMailbox(dedupeKey: string): Mailbox {
  const at = dedupeKey.lastIndexOf("@");
  const typedDomain = dedupeKey.slice(at + 1);
  const domain = SAME_DOMAIN[typedDomain] ?? typedDomain;
  const [beforeTag = ""] = dedupeKey.slice(0, at).split("+");
  // "+ana@example.com" is a mailbox too, if an odd one.
  const name = beforeTag === "" ? dedupeKey.slice(0, at) : beforeTag;
  return { key: `${WITHOUT_DOTS.has(domain) ? name.replaceAll(".", "") : name}@${domain}`, domain };
}

/**
 * How many confirmation mails of one hour may go to one domain: a quarter of the hourly limit, and half of it for the
 * large providers. So nobody can turn the whole limit against one school.
 */
export function domainLimit(domain: string, hourlyLimit: number): number {
  return Math.ceil(hourlyLimit / (LARGE_PROVIDERS.has(domain) ? 2 : 4));
}
