// The Brazilian number of a person: nine digits and two that follow from them.
import { isCpf } from "~/lib/taxpayer-number";
import { digitsOf, type PersonalData } from "./finding";

/** What people and programs put between the groups: dots, dashes of any length, spaces, signs that nobody sees. */
const BETWEEN = "[^\\S\\n\\r]|[./_\\-\\u00ad\\u00b7\\u200b-\\u200d\\u2010-\\u2015\\u2060\\u2212\\ufeff]";

/** Looks ahead only, so that a number is found even where another group of digits stands before it. */
const GROUPS = new RegExp(
  `(?<!\\d)(?<!\\b0[.,])(?=(\\d{3}(?:${BETWEEN}){0,3}\\d{3}(?:${BETWEEN}){0,3}\\d{3}(?:${BETWEEN}){0,3}\\d{2})(?!\\d))`,
  "g",
);

/** Every CPF with right check digits. */
export function listCpfs(text: string): PersonalData[] {
  return [...text.matchAll(GROUPS)].flatMap((match) => {
    const [, number = ""] = match;
    const end = match.index + number.length;
    return isCpf(digitsOf(number)) ? [{ kind: "cpf", start: match.index, end, text: number }] : [];
  });
}
