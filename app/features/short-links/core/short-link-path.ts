// The address of a short link as people type it from paper.
import { LANGUAGES, LOCALES, type Locale } from "~/addresses/languages";
import { decodePercent } from "~/lib/decode-percent";
import { foldText } from "~/lib/fold-text";

export interface ShortLinkPath {
  /** Canonical id, or null where what was typed cannot be one. */
  readonly id: string | null;
  /** The language that the address asks for; null for the reader's own. */
  readonly locale: Locale | null;
}

/** Longer than any id with all its typing mistakes, so that hostile text costs no more than this to read. */
const TYPED_MAX = 200;
/** Blanks, punctuation and signs at either end, which come along from a sentence. A slash is a path, not a slip. */
const ENDS = /^(?:(?![/\\])[\s\p{P}\p{S}])+|(?:(?![/\\])[\s\p{P}\p{S}])+$/gu;
/** Substitutes for the hyphen of an id: dashes of all lengths, the minus sign, underscores, a blank. */
const SEPARATORS = /[\p{Pd}\u2212_\s]+/gu;

/** A language by its name in paths, with or without the hyphen, or by its code. */
const LANGUAGE_PREFIXES: ReadonlyMap<string, Locale> = new Map(
  LOCALES.flatMap((locale) =>
    [locale, locale.replace("-", ""), LANGUAGES[locale].written].map((prefix) => [prefix, locale] as const),
  ),
);

/** The canonical form of an id as somebody typed it, or null: a slip must not lead to another id. */
export function normaliseLinkId(typed: string): string | null {
  if (typed.length > TYPED_MAX) return null;
  const id = foldText(typed.normalize("NFKC").replace(/\p{Cf}+/gu, ""))
    .replace(ENDS, "")
    .replace(SEPARATORS, "-");
  return /^[a-z0-9][a-z0-9-]{0,79}$/.test(id) ? id : null;
}

/**
 * Reads `/r/{id}` with or without the prefix of a language, in any case, with any slashes and any signs copied along
 * from the page. Null for any other path, so that the router and the check of a target agree on what a short link is.
 */
export function readShortLinkPath(pathname: string): ShortLinkPath | null {
  const segments = pathname.split("/").filter(Boolean);
  const marker = segments.findIndex((segment) => segment.toLowerCase() === "r");
  if (marker === -1 || marker > 1 || segments.length > marker + 2) return null;
  const prefix = marker === 0 ? null : normaliseLinkId(decodePercent(segments[0] ?? "") ?? "");
  const locale = prefix === null ? null : (LANGUAGE_PREFIXES.get(prefix) ?? null);
  if (marker === 1 && locale === null) return null;
  const typed = decodePercent(segments[marker + 1] ?? "");
  return { id: typed === null ? null : normaliseLinkId(typed), locale };
}
