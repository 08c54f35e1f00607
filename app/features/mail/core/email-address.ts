// An address as mail systems see it: lengths of RFC 5321, a dot-atom local part, an IDN domain as punycode. No
// address that passes can add a header to a mail. The check is written by hand, because common ones fail for IDN and
// xn-- domains. It runs in the browser and in the Worker.

const LOCAL_PART_MAX = 64;
const ADDRESS_MAX = 254;

export interface EmailAddress {
  /** The stored address, to which mail goes: local part as typed, domain in lower-case ASCII. */
  readonly address: string;
  /** Same mailbox, same key: all lower case. Plus tags are kept: they may be mailboxes of their own. */
  readonly dedupeKey: string;
}

export type EmailAddressProblem =
  | "empty"
  | "line-break"
  | "several-addresses"
  | "display-name"
  | "missing-at"
  | "local-part"
  | "local-part-not-ascii"
  | "domain"
  | "too-long";

export type EmailAddressResult =
  | { readonly ok: true; readonly email: EmailAddress }
  | { readonly ok: false; readonly reason: EmailAddressProblem };

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** Hyphens in places 3 and 4 are kept for punycode. */
const DOMAIN_LABEL = /^(?!(?!xn)..--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** The top-level domain is letters or punycode, because mail never goes to a bare IP number. */
const TOP_LEVEL_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Names that no mail server in the world answers to (RFC 2606, 6761, 6762, 7686). */
const UNREACHABLE = new Set(["arpa", "internal", "invalid", "local", "localhost", "onion", "test"]);

/** One typed address in the form it may be stored and mailed to, or why it may not. */
export function parseEmailAddress(text: string): EmailAddressResult {
  // Before trimming: a line break is never an accident of typing in a single-line field.
  if (/[\r\n\u0085\u2028\u2029]/.test(text)) return refuse("line-break");
  const typed = text.replace(/^[\s\u200b\u2060]+|[\s\u200b\u2060]+$/g, "");
  if (typed === "") return refuse("empty");
  if (/[,;]/.test(typed)) return refuse("several-addresses");
  if (/[<>()"\s]/.test(typed)) return refuse("display-name");
  const at = typed.lastIndexOf("@");
  if (at === -1) return refuse("missing-at");
  const localPart = typed.slice(0, at);
  if (localPart.includes("@")) return refuse("several-addresses");
  if (/\P{ASCII}/u.test(localPart)) return refuse("local-part-not-ascii");
  if (!LOCAL_PART.test(localPart)) return refuse("local-part");
  if (localPart.length > LOCAL_PART_MAX) return refuse("too-long");
  const domain = toAsciiDomain(typed.slice(at + 1));
  if (domain === null) return refuse("domain");
  const address = `${localPart}@${domain}`;
  if (address.length > ADDRESS_MAX) return refuse("too-long");
  return { ok: true, email: { address, dedupeKey: address.toLowerCase() } };
}

/**
 * The host parser of URL applies IDNA (UTS 46) and lower case. Everything else that it would accept is refused
 * before.
 */
function toAsciiDomain(domain: string): string | null {
  if (domain === "" || /[/:?#[\]%\\@]/.test(domain)) return null;
  const url = URL.canParse(`http://${domain}/`) ? new URL(`http://${domain}/`) : null;
  const labels = url === null ? [] : url.hostname.split(".");
  const isHostName = labels.length >= 2 && labels.every((label) => DOMAIN_LABEL.test(label));
  const top = labels.at(-1) ?? "";
  return isHostName && TOP_LEVEL_LABEL.test(top) && !UNREACHABLE.has(top) ? labels.join(".") : null;
}

function refuse(reason: EmailAddressProblem): EmailAddressResult {
  return { ok: false, reason };
}
