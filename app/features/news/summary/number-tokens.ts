// Part of the check of numbers: the words, figures and signs of a text in their order, as numbers are read from them.
import { localeOfWritten, type WrittenLanguage } from "~/addresses/languages";
import { foldText } from "~/lib/fold-text";
import { groupMark } from "~/lib/group-mark";

/** How separators are read: by the rules of one language, or both ways where they differ. */
export type NumeralReading = WrittenLanguage | "any";

export interface NumberToken {
  /** Folded; a figure as it stands. */
  readonly text: string;
  readonly isFigure: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * Digits inside a name ("GPT-5", "K-12", "4o") are part of the name, so the name is one token. A figure may hold marks
 * of thousands, a comma or a point.
 */
const TOKEN =
  /(?<money>(?:US|R|A|C)\$|[$€£¥₹₩])|(?<name>\p{L}+[-.]?\d[\p{L}\d]*(?:[.-]\d+)*)|(?<figure>\d+(?:[.,'’\u00A0\u202F]\d{3})*(?![\d])(?:[.,]\d+)?|\d+(?:[.,]\d+)?)|(?<word>\p{L}+)|(?<sign>[%°ºª-])|(?<other>[^\s])/gu;

/** Letters of another width are the same letters; only "1º" is not "1o". */
export function evenText(text: string): string {
  const even = text.replace(/[ºª]/g, "°").normalize("NFKC");
  return even
    .replace(JOINED_TO_DATE, " ")
    .replace(ROMAN_CENTURY, (_, word: string, roman: string) => `${word} ${romanValue(roman)}`);
}

/** "Mid-2027" and "late-March" are a year and a month, and no names. */
const JOINED_TO_DATE =
  /(?<=\b(?:[Mm]id|[Ee]arly|[Ll]ate|[Ee]nd|[Pp]re|[Pp]ost))-(?=(?:19|20)\d\d\b|\p{Lu}\p{Ll})/gu;

/** "século XVI" is the 16th century. */
const ROMAN_CENTURY = /\b(s[eé]culos?) ([IVX]+)\b/gi;

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function romanValue(roman: string): number {
  const digits = [...roman.toUpperCase()].map((letter) => ROMAN[letter] ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

/** The tokens of a text; line ends and spaces part them and are no tokens. */
export function numberTokens(text: string): NumberToken[] {
  const tokens: NumberToken[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [written] = match;
    const isFigure = match.groups?.figure !== undefined;
    tokens.push({
      text: isFigure ? written : foldText(written),
      isFigure,
      start: match.index,
      end: match.index + written.length,
    });
  }
  return tokens;
}

/** One separator before three digits is where the languages differ: 1,500 and 1.500. */
export function readNumeral(numeral: string, reading: NumeralReading): number[] {
  const plain = numeral.replace(/['’\s]/g, "");
  const separators = plain.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return [Number(plain)];
  const asThousands = Number(plain.replace(/[.,]/g, ""));
  const at = plain.lastIndexOf(last);
  const asDecimal = Number(`${plain.slice(0, at).replace(/[.,]/g, "")}.${plain.slice(at + 1)}`);
  if (separators.length > 1) return [separators.every((mark) => mark === last) ? asThousands : asDecimal];
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(plain)) return [asDecimal];
  if (reading === "any") return [asThousands, asDecimal];
  return [last === groupMark(localeOfWritten(reading)) ? asThousands : asDecimal];
}
