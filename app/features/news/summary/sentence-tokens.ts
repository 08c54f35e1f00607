// A sentence as the rules read it: words, figures and signs, which count, and the marks between them, which part it.
import { foldText } from "~/lib/fold-text";

export interface Token {
  /** Folded: lower case, without accents; a figure without marks between its thousands. */
  readonly key: string;
  readonly written: string;
  readonly isFigure: boolean;
  readonly isCapital: boolean;
  /** Place in the text, in characters. */
  readonly start: number;
  readonly end: number;
}

export interface ReadSentence {
  /** Composed; as long as `start` and `end` of the tokens say. */
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Marks and spaces before each token; one more than there are tokens: what stands behind the last. */
  readonly gaps: readonly string[];
  /** The keys, each between single spaces. */
  readonly line: string;
}

/** A sentence of more is a text without full stops. Its parts are not looked for: their time grows with its cube. */
export const MOST_TOKENS = 200;

const FIGURE = String.raw`\p{Nd}+(?:[.,:]\p{Nd}+)*[\p{L}\p{M}]*`;
const WORD = String.raw`\p{L}[\p{L}\p{M}\p{Nd}]*(?:['’-][\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*)*`;
const SIGN = String.raw`[%$€£¥&+@#/°=*_\\]`;
const TOKEN = new RegExp(`(?:${FIGURE})|(?:${WORD})|(?:${SIGN})`, "gu");

/** "Don't" and "cannot" are two words, so that the denial is one of its own. */
const BEFORE_DENIAL = /(?<=.)(?=n't$)|(?<=^can)(?=not$)/iu;
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+(?!\d)/;

/** The text as tokens and the gaps between them. */
export function readSentence(text: string): ReadSentence {
  const composed = text.normalize("NFC");
  const even = composed.replace(/[\u2010\u2011]/g, "-").replace(/[’ʼ]/g, "'");
  const tokens: Token[] = [];
  for (const { 0: found, index } of even.matchAll(TOKEN)) {
    let start = index;
    for (const written of found.split(BEFORE_DENIAL)) {
      tokens.push(toToken(written, start));
      start += written.length;
    }
  }
  const gaps = tokens.map(({ start }, place) => even.slice(tokens[place - 1]?.end ?? 0, start));
  const line = ` ${tokens.map(({ key }) => key).join(" ")} `;
  return { text: composed, tokens, gaps: [...gaps, even.slice(tokens.at(-1)?.end ?? 0)], line };
}

function toToken(written: string, start: number): Token {
  const plain = written.normalize("NFKC").toLowerCase();
  const isFigure = /^\p{Nd}/u.test(plain);
  const figure = isFigure ? plain.replace(THOUSANDS, (digits) => digits.replace(/[.,]/g, "")) : plain;
  return {
    // "É" (is) stays another word than "e" (and).
    key: plain === "é" ? plain : foldText(figure),
    written,
    isFigure,
    isCapital: /^\p{Lu}/u.test(written),
    start,
    end: start + written.length,
  };
}

/** Quotation marks of a text; a lone ' may be an apostrophe. */
export const QUOTATION = /["“”„«»‘]/;
