// What a code that was written otherwise may have meant. These are only proposals: the list decides.
import { countDigits } from "./skill-prefix";

/** Blanks, hyphens and the like that stand between the parts of a code, also invisible ones. */
const GAPS = /[\s\u00ad\u200b.\-\u2010-\u2015_/]/g;

function toDigits(text: string): string {
  return text.replaceAll("O", "0").replace(/[IL|]/g, "1");
}

function toLetters(text: string): string {
  return text.replaceAll("0", "O").replace(/[1|]/g, "I");
}

/** A code in capitals and in one piece. */
export function joinCode(written: string): string {
  return written.replace(GAPS, "").toUpperCase();
}

/** The number at the end with as many digits as the code has; null for what is no number of two digits or three. */
function respellNumber(prefix: string, text: string): string | null {
  const digits = toDigits(text);
  if (!/^\d{2,3}$/.test(digits)) return null;
  return prefix + String(Number(digits)).padStart(countDigits(prefix), "0");
}

/**
 * Spellings that a code may have had before it was mistyped: O for 0, I for 1 and the other way round, a year without
 * its zero, a number with a zero too many.
 */
export function listRespellings(written: string): string[] {
  const joined = joinCode(written);
  const [, stage = "", rest = ""] = /^E([FIM1L|])(.*)$/.exec(joined) ?? [];
  const head = `E${/[1L|]/.test(stage) ? "I" : stage}`;
  const years = [toDigits(rest.slice(0, 2)), `0${toDigits(rest.slice(0, 1))}`];
  return years.flatMap((year, index) => {
    if (!/^\d\d$/.test(year)) return [];
    const tail = rest.slice(2 - index);
    return [2, 3].flatMap((letters) => {
      const prefix = head + year + toLetters(tail.slice(0, letters));
      const code = respellNumber(prefix, tail.slice(letters));
      return code === null ? [] : [code];
    });
  });
}
