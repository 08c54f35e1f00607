/** A number as letters: what is counted is called neither by lot nor by a number, which a text may be searched for. */
export function inLetters(number: number): string {
  return [...number.toString(26)]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join("");
}
