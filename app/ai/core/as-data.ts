import { stripControlCharacters, stripInvisibleCharacters } from "~/lib/control-characters";

/** The marks around a text for a model, which it cannot write itself in whatever spelling. */
export const OPEN = "<article>";
export const CLOSE = "</article>";

/** Angle brackets and what looks like them, as characters and as references. */
const BRACKETS =
  /[<>\u02C2\u02C3\u1438\u1433\u16B2\u2039\u203A\u2264\u2265\u226A\u226B\u2329\u232A\u276C-\u2771\u27E8\u27E9\u2A7D\u2A7E\u3008-\u300B\uFE3D-\uFE40\uFE64\uFE65\uFF1C\uFF1E\u{1F780}\u{1F782}]|&\s*(?:amp\s*;\s*)*(?:lt|gt|#\s*0*6[02]|#\s*x\s*0*3[ce])\s*;?/giu;

/** Before the word of the mark: with a slash it could pass for the end even without brackets. Each run is read once. */
const BEFORE_END =
  /(?<![\s/\u2044\u2215\u29F8\uFF0F\\])[\s/\u2044\u2215\u29F8\uFF0F\\]+(?=a\s*r\s*t\s*i\s*c\s*l\s*e)/giu;
const FROM_SLASH = /[/\u2044\u2215\u29F8\uFF0F\\].*/su;

/**
 * The text without hidden characters, letters of another width as plain ones, and without a sign that a mark could be
 * written with.
 */
export function asData(text: string): string {
  const plain = stripInvisibleCharacters(stripControlCharacters(text)).normalize("NFKC");
  // Composing can bring such signs about, so they are looked for behind it.
  return stripInvisibleCharacters(plain)
    .replace(BRACKETS, " ")
    .replace(BEFORE_END, (run) => run.replace(FROM_SLASH, " "))
    .replace(/[^\S\n]+/g, " ");
}
