// The form that is posted where no script runs.

export const TEXT_FIELD = "text";
/** The address of the answer to a text that was too large to be read says so with this. */
export const PROBLEM_PARAMETER = "problem";
export const TOO_LARGE = "too-large";
/** That of the answer to a client that has asked for too many checks. */
export const TOO_MANY = "too-many";

/** The limit of different codes judged in a posted text. A plan has some dozens; each takes time of the server. */
export const MOST_POSTED_CODES = 300;

/** The longest text that is checked, as bytes. */
export const TEXT_MAX_BYTES = 64 * 1024;
/** A form writes an accented letter with six signs, so it may be this long for a text of that size. */
export const POST_MAX_BYTES = 4 * TEXT_MAX_BYTES;

export type PostProblem = "empty" | "tooLarge" | "tooLargeToRead" | "tooMany";

/** The problem of a posted text; null when it can be checked. */
export function problemOfText(text: string): PostProblem | null {
  if (text.trim() === "") return "empty";
  return new TextEncoder().encode(text).length > TEXT_MAX_BYTES ? "tooLarge" : null;
}
