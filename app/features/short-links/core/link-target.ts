// Product decisions, "Short links and QR": what a short link may lead to, and which language a reader gets.
import * as z from "zod/mini";
import type { Locale } from "~/i18n/locale";

/** A path of this site or a secure address: never `//host` or `/\host`, which browsers read as another host. */
const address = z.string().check(z.regex(/^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/));

/** The KV value: one address for both languages, or one for each. */
const linkValue = z.union([
  z.pipe(
    address,
    z.transform((url): LinkTargets => ({ en: url, "pt-br": url })),
  ),
  z.object({ en: address, "pt-br": address }),
]);

export type LinkTargets = Readonly<Record<Locale, string>>;

/** The canonical form of a short id, or null for anything that cannot be one (faults.md row 52). */
export function normaliseLinkId(text: string): string | null {
  const id = text.toLowerCase();
  return /^[a-z0-9][a-z0-9_-]{0,79}$/.test(id) ? id : null;
}

/** The targets in a KV value, which the author may have typed by hand; null when it holds none. */
export function parseLinkValue(value: string): LinkTargets | null {
  let parsed: unknown = value;
  if (/^\s*[{"]/.test(value)) {
    try {
      parsed = JSON.parse(value);
    } catch {
      return null;
    }
  }
  const result = linkValue.safeParse(parsed);
  return result.success ? result.data : null;
}

/** The language a reader asks for by Accept-Language (RFC 9110, 12.5.4): Portuguese or English, whichever comes first. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const ranked = (acceptLanguage ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => quality > 0 && /^(?:pt|en)\b/.test(tag))
    .sort((a, b) => b.quality - a.quality);
  return ranked[0]?.tag.startsWith("pt") ? "pt-br" : "en";
}
