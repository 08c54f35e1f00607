// Validation of a short link's target. The Worker, the doctor and the command that sets a target use the same
// functions, so that none of them accepts a target that another refuses.
import * as z from "zod/mini";
import { forEachLocale, LOCALES, type Locale } from "~/addresses/languages";
import { parseJson } from "~/lib/parse-json";
import type { Retarget } from "./link-target";
import { readShortLinkPath } from "./short-link-path";

/** Why a value cannot be followed, as the end of a sentence about the target. */
export type Refusal =
  | "is empty"
  | "is longer than 2,000 characters"
  | "holds a line break or a control character"
  | "holds a backslash"
  | "is neither a path of this site nor an address of the web"
  | "begins with http:, which anybody on the way can change"
  | "has a user name in it"
  | "names no host"
  | "is itself a short link"
  | "is JSON that does not say a target by language";

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Refusal };

const TARGET_MAX = 2000;
/** Stands in for the site's host while one of its own paths is read. */
const HERE = "https://here.invalid";

const storedValue = z.union([z.string(), z.partialRecord(z.enum(LOCALES), z.string())]);

function refuse(reason: Refusal): Checked<never> {
  return { ok: false, reason };
}

/** True for two spellings of one host; `www.` leads to the same site almost everywhere. */
function isSameHost(one: string, other: string): boolean {
  const plain = (host: string) => host.toLowerCase().replace(/^www\./, "");
  return plain(one) === plain(other);
}

/**
 * A path of this site. Dots in it can make it end in `//host`, which browsers read as another site, so the path is
 * read a second time.
 */
function checkPath(path: string): Checked<string> {
  const url = URL.parse(path, HERE);
  if (url === null || url.origin !== HERE || url.pathname.startsWith("//")) return refuse("names no host");
  if (readShortLinkPath(url.pathname) !== null) return refuse("is itself a short link");
  return { ok: true, value: url.pathname + url.search + url.hash };
}

function checkWebAddress(address: string, ownHosts: readonly string[]): Checked<string> {
  const url = URL.parse(address);
  // The parser takes the first name it finds as the host, however many slashes stand before it.
  if (url === null || !/^https:\/\/[^/?#]/i.test(address)) return refuse("names no host");
  if (url.username !== "" || url.password !== "") return refuse("has a user name in it");
  if (!/[^.]\.[^.]/.test(url.hostname)) return refuse("names no host");
  const isOwn = ownHosts.some((host) => isSameHost(host, url.host));
  if (isOwn && readShortLinkPath(url.pathname) !== null) return refuse("is itself a short link");
  return { ok: true, value: url.href };
}

/**
 * The address that a typed target means, in ASCII, so that it can stand in a header: blanks around it are dropped, a
 * missing `https://` is added, accents are escaped. A short link of this site is refused, because a chain of them can
 * end where it began. `ownHosts` are the hosts of this site.
 */
export function checkTarget(typed: string, ownHosts: readonly string[]): Checked<string> {
  const text = typed.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, "");
  if (text === "") return refuse("is empty");
  if (text.length > TARGET_MAX) return refuse("is longer than 2,000 characters");
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) return refuse("holds a line break or a control character");
  if (text.includes("\\")) return refuse("holds a backslash");
  if (text.startsWith("//")) return refuse("is neither a path of this site nor an address of the web");
  if (text.startsWith("/")) return checkPath(text);
  if (/^http:/i.test(text)) return refuse("begins with http:, which anybody on the way can change");
  if (/^https:/i.test(text)) return checkWebAddress(text, ownHosts);
  const isHostFirst = /^[^\s/?#:@]+\.[^\s/?#:@]+(?::\d{1,5})?(?:[/?#]|$)/.test(text);
  if (isHostFirst) return checkWebAddress(`https://${text}`, ownHosts);
  return refuse(
    text.includes("@") ? "has a user name in it" : "is neither a path of this site nor an address of the web",
  );
}

function parseStored(value: string): z.output<typeof storedValue> | null {
  const text = value.trim();
  if (!/^[{"]/.test(text)) return value;
  return storedValue.safeParse(parseJson(text)).data ?? null;
}

/**
 * The author's target in a value of KV, which may have been typed by hand: one address, or JSON with one for a
 * language.
 */
export function checkRetarget(value: string, ownHosts: readonly string[]): Checked<Retarget> {
  const stored = parseStored(value);
  if (stored === null) return refuse("is JSON that does not say a target by language");
  const typed = typeof stored === "string" ? forEachLocale(() => stored) : stored;
  const targets: Partial<Record<Locale, string>> = {};
  for (const locale of LOCALES) {
    const address = typed[locale];
    if (address === undefined) continue;
    const checked = checkTarget(address, ownHosts);
    if (!checked.ok) return checked;
    targets[locale] = checked.value;
  }
  return Object.keys(targets).length === 0 ? refuse("is empty") : { ok: true, value: targets };
}
