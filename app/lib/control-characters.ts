// Control characters hide markup from filters, so they go before anything else is read.

/**
 * Characters that none of our texts may hold: C0 except tab and line ends, DEL, C1, noncharacters, and lone
 * surrogates, which is what a Unicode pattern means by them. A pattern with lookbehind would work in fewer browsers.
 */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
  /[\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\uFDD0-\uFDEF\uFFFE\uFFFF\uD800-\uDFFF]/gu;

/** Bidirectional overrides and isolates, zero-width marks: they can disguise what a line says. */
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/g;

/** The text without control characters and lone surrogates. Tab, line feed, form feed and return stay. */
export function stripControlCharacters(text: string): string {
  return text.replace(FORBIDDEN, "");
}

/** The text without zero-width and direction-changing characters, for one-line plain text such as titles. */
export function stripInvisibleCharacters(text: string): string {
  return text.replace(INVISIBLE, "");
}
