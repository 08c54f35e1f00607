// Lines that feed software adds and no reader wants. A line is dropped when all of it is one of these.
import { listWords, type WordsByLanguage } from "~/lib/words-by-language";

/** Patterns of regular expressions; upper and lower case are one. */
export interface BoilerplateWords {
  /** Whole lines. */
  readonly lines: WordsByLanguage;
  /** Beginnings of lines that ask to read on elsewhere. */
  readonly invitations: WordsByLanguage;
  /** Words after the ellipsis of a cut text. */
  readonly cutMarks: WordsByLanguage;
}

export interface Boilerplate {
  readonly line: RegExp;
  /** Marks of a cut text at its end: "[…]", "[...] Read more". */
  readonly cutMark: RegExp;
}

const ELLIPSIS = "…|\\.\\.\\.";

/** The patterns of the word lists, made once for many articles. */
export function toBoilerplate({ lines, invitations, cutMarks }: BoilerplateWords): Boilerplate {
  const invitation = `(?:${listWords(invitations).join("|")})\\b.{0,160}`;
  const signs = `\\[?(?:${ELLIPSIS})\\]?|\\[&#8230;\\]`;
  const readOn = listWords(cutMarks).join("|");
  return {
    line: new RegExp(`^(?:${[...listWords(lines), invitation, signs].join("|")})$`, "i"),
    cutMark: new RegExp(`\\s*(?:\\[(?:${ELLIPSIS})\\]|(?:${ELLIPSIS})\\s*(?:${readOn})\\b.*)\\s*$`, "i"),
  };
}

/** True for a line that feed software wrote. */
export function isBoilerplate(text: string, { line }: Boilerplate): boolean {
  return line.test(text.trim());
}

/** Plain text lines without boilerplate; a text that the feed cut off ends with an ellipsis. */
export function withoutBoilerplate(text: string, boilerplate: Boilerplate): string {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "" && !isBoilerplate(line, boilerplate))
    .map((line) => line.replace(boilerplate.cutMark, "…"))
    .join("\n");
}
