// Control characters hide markup from filters, so they go before anything else is read.

/**
 * Characters that none of our texts may hold: C0 except tab and line ends, DEL, C1, noncharacters, and lone
 * surrogates, which is what a Unicode pattern means by them. A pattern with lookbehind would work in fewer browsers.
 */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
  /[\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\uFDD0-\uFDEF\uFFFE\uFFFF\uD800-\uDFFF]/gu;

/**
 * Characters that nobody sees and a model reads all the same: zero-width marks, fillers and variation selectors, the
 * block of tags, and the marks that turn the direction of a line.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each of these goes by itself, whatever it stands beside
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]/gu;

/** A pile of marks covers the lines around it. A Latin letter, a figure or a space has no more than two by right. */
const PILE_ON_LATIN = /([\p{Script=Latin}\p{N}\p{P}\p{Zs}])\p{M}{3,}/gu;

/** No script needs more marks on one letter. */
const PILE_OF_MARKS = /(\p{M}{4})\p{M}+/gu;

/** The text without control characters and lone surrogates. Tab, line feed, form feed and return stay. */
export function stripControlCharacters(text: string): string {
  return text.replace(FORBIDDEN, "");
}

/**
 * The text without hidden characters and piles of marks. Everything that comes from a feed or a model goes through it,
 * after its markup was read: a reference such as "&#8203;" is such a character only then.
 */
export function stripInvisibleCharacters(text: string): string {
  return text.replace(INVISIBLE, "").replace(PILE_ON_LATIN, "$1").replace(PILE_OF_MARKS, "$1");
}
