import { digitsOf, type PersonalData, passagesOf } from "./finding";

/** Words that a pupil's number follows, in a register, a report or an identity card. */
const WORDS = [
  "matr[íi]cula",
  "registro (?:do alun[oa]|da aluna|acad[êe]mico)",
  "c[óo]digo d[oa] alun[oa]",
  "R\\.?A\\.?|R\\.?M\\.?|RGM|CGM|RG|NIS|CPF",
  "(?:registration|admission|candidate|passport|NHS|roll) (?:number|no)",
  "(?:pupil|student) (?:ID|number|no)",
  "UPN|ULN",
].join("|");

/** What may stand between the word and its number. */
const LINK = "(?:[\\s:#=.\\-–]|n[ºo°]|number|no\\b|d[oa] alun[oa]|é|is)*";

const NUMBER = "[A-Z]{0,2}\\d[\\d./-]{3,}[\\dXx]";

const AFTER_A_WORD = new RegExp(`(?<![\\p{L}\\d])(?:${WORDS})${LINK}(${NUMBER})`, "giu");

/** The number of a pupil in England: a letter, twelve digits; one of them may be a letter in a temporary number. */
const PUPIL_NUMBER = /(?<![\p{L}\d])[A-HJ-NP-RT-Z]\d{11}[\dA-Z](?![\p{L}\d])/gu;

/** Numbers under which a school or an authority knows a pupil. */
export function listRegistrations(text: string): PersonalData[] {
  return [
    ...passagesOf("registration", text, PUPIL_NUMBER),
    ...passagesOf("registration", text, AFTER_A_WORD, (number) => digitsOf(number).length >= 5),
  ];
}
