/** What windows-1252 has at 0x80 to 0x9F, where Latin-1 has control characters. */
const FROM_80 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** The character of a byte from 0x80 to 0x9F. */
export function windows1252Character(byte: number): string {
  return FROM_80[byte - 0x80] ?? "";
}
