// The Brazilian number of a person: nine digits and two that follow from them.
import { digitsOf, type PersonalData } from "./finding";

/** What people and programs put between the groups: dots, dashes of any length, spaces, signs that nobody sees. */
const BETWEEN = "[^\\S\\n\\r]|[./_\\-\\u00ad\\u00b7\\u200b-\\u200d\\u2010-\\u2015\\u2060\\u2212\\ufeff]";

/** Looks ahead only, so that a number is found even where another group of digits stands before it. */
const GROUPS = new RegExp(
  `(?<!\\d)(?<!\\b0[.,])(?=(\\d{3}(?:${BETWEEN}){0,3}\\d{3}(?:${BETWEEN}){0,3}\\d{3}(?:${BETWEEN}){0,3}\\d{2})(?!\\d))`,
  "g",
);

function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}

/** The two check digits of nine digits. */
export function cpfCheckDigits(nine: readonly number[]): readonly [number, number] {
  const first = checkDigit(nine);
  return [first, checkDigit([...nine, first])];
}

/** True for eleven digits whose check digits are right. Eleven equal ones are nobody's. */
export function isCpf(text: string): boolean {
  const digits = [...digitsOf(text)].map(Number);
  if (digits.length !== 11 || new Set(digits).size === 1) return false;
  const [first, second] = cpfCheckDigits(digits.slice(0, 9));
  return digits[9] === first && digits[10] === second;
}

export function findCpfs(text: string): PersonalData[] {
  return [...text.matchAll(GROUPS)].flatMap((match) => {
    const [, number = ""] = match;
    const end = match.index + number.length;
    return isCpf(number) ? [{ kind: "cpf", start: match.index, end, text: number }] : [];
  });
}
