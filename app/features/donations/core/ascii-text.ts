// Pix BR Code: every text in the code is ASCII, so a length in characters is a length in bytes.

/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ł: "l",
  Ł: "L",
  "’": "'",
  "–": "-",
};

/**
 * The text in printable ASCII: accents folded ("São" to "Sao"), everything else that is not ASCII dropped,
 * runs of blanks made one, cut at `maxLength` characters. Empty when nothing printable is left.
 */
export function foldToAscii(text: string, maxLength: number): string {
  const folded = Array.from(text.normalize("NFKD"), (character) => UNDECOMPOSED[character] ?? character).join(
    "",
  );
  return folded
    .replace(/\s+/g, " ")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, maxLength)
    .trimEnd();
}
