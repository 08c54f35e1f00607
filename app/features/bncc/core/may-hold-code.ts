/** Two digits in a row, or one behind a letter: as in every code, mistyped, cut or written in parts. */
const LIKE_A_CODE = /\d\d|[a-z|]\d/i;

/** True for a text in which the check of codes may find something. It is asked at every key, before the check is loaded. */
export function mayHoldCode(text: string): boolean {
  return LIKE_A_CODE.test(text);
}
