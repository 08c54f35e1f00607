// Only http(s) addresses are kept. A story gets one address, however a feed writes it.
import { stripControlCharacters } from "~/lib/control-characters";
import { withoutEndSlashes } from "~/lib/without-end-slashes";

/** Longer addresses are not links anybody shares; browsers and databases begin to disagree about them. */
const MAX_LENGTH = 2048;

const TRACKING_PARAMETERS = new Set(
  "fbclid gclid gclsrc dclid gbraid wbraid msclkid yclid twclid ttclid li_fat_id igshid igsh mc_cid mc_eid mkt_tok _hsenc _hsmi __hstc __hssc __hsfp hsctatracking vero_id vero_conv oly_anon_id oly_enc_id wickedid rb_clickid s_cid s_kwcid ml_subscriber ml_subscriber_hash guccounter guce_referrer guce_referrer_sig sr_share ncid cmpid smid smtyp xtor spm trk trkcampaign trkinfo ftag _ga _gl wt_mc ocid taid soc_src soc_trk __twitter_impression".split(
    " ",
  ),
);

const TRACKING_PREFIXES = ["utm_", "at_", "pk_", "mtm_", "hsa_", "ns_", "itm_", "matomo_"];

/** Parameters that some sites use for content. They are dropped only when they have the values that feeds add. */
const FEED_MARKS: ReadonlyMap<string, RegExp> = new Map([
  ["ref", /^(?:rss|feed|newsletter)$/i],
  ["source", /^(?:rss|feed|rss-feed|newsletter)[-\w]*$/i],
  ["cmp", /^(?:rss|share_\w*)$/i],
  ["partner", /^(?:rss|rssnyt)$/i],
  ["from", /^(?:rss|feed)$/i],
  ["emc", /^rss$/i],
]);

/**
 * The one form of an http(s) address that stands for a page: fragment and tracking parameters are removed, the host
 * is in lower case, default port and trailing slash are left out. Null for every other scheme, and for addresses with
 * a user name, without a host or with over 2048 characters. A relative address needs a base.
 */
export function canonicalUrl(address: string, base?: string): string | null {
  const url = parseHttpUrl(address, base);
  if (url === null) return null;
  url.hash = "";
  url.hostname = url.hostname.replace(/\.$/, "");
  const kept = url.search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && !isTracking(pair));
  // The setter removes one leading "?", and the kept parameters may begin with one of their own.
  url.search = kept.length === 0 ? "" : `?${kept.join("&")}`;
  if (url.pathname !== "/") url.pathname = withoutEndSlashes(url.pathname);
  const text = url.href;
  return text.length > MAX_LENGTH ? null : text;
}

/**
 * A canonical address without what sites change when they move to https or drop their "www.": the same story gets no
 * second card by it. It names a story and is not to be opened.
 */
export function storyAddress(canonical: string): string {
  return canonical.replace(/^https?:\/\/(?:www\.)?/, "https://");
}

/** An http(s) link made absolute, its fragment and parameters kept; null for everything else. */
export function absoluteLink(address: string, base?: string): string | null {
  const url = parseHttpUrl(address, base);
  return url === null || url.href.length > MAX_LENGTH ? null : url.href;
}

function parseHttpUrl(address: string, base: string | undefined): URL | null {
  const trimmed = stripControlCharacters(address).trim();
  if (trimmed === "" || trimmed.length > 4 * MAX_LENGTH) return null;
  const url = parseUrl(trimmed, base);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  // "https://openai.com@example.org" would show one host and open another.
  if (url.username !== "" || url.password !== "" || url.hostname === "") return null;
  return url;
}

function parseUrl(address: string, base: string | undefined): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

function isTracking(pair: string): boolean {
  const [name = "", value = ""] = pair.split("=", 2);
  const lowered = name.toLowerCase();
  if (TRACKING_PARAMETERS.has(lowered)) return true;
  if (TRACKING_PREFIXES.some((prefix) => lowered.startsWith(prefix))) return true;
  return FEED_MARKS.get(lowered)?.test(value) ?? false;
}
