// The front of a code says for whom a skill is: EF05MA is stage EF, year 5, subject MA.

/** The stages of basic education in Brazil, in the order of a school life. */
export const STAGES = ["EI", "EF", "EM"] as const;
export type Stage = (typeof STAGES)[number];

export interface SkillPrefix {
  readonly stage: Stage;
  /** First and last year; in early childhood the age groups 1 to 3, in upper secondary 1 to 3. */
  readonly years: readonly [number, number];
  /** Letters of the subject, area or field of experience. */
  readonly subject: string;
}

const PREFIX = /^(E[IFM])(\d)(\d)([A-Z]{2,3})$/;

/** Takes the front of a code apart; null when it is none. */
export function parsePrefix(prefix: string): SkillPrefix | null {
  const [, head, from = "", to = "", subject = ""] = PREFIX.exec(prefix) ?? [];
  const stage = STAGES.find((name) => name === head);
  if (stage === undefined) return null;
  const last = Number(to);
  // A zero stands before a single year or age group. Two years are the first and the last one.
  return { stage, years: [from === "0" ? last : Number(from), last], subject };
}

/** How many digits the number at the end of a code has. */
export function countDigits(prefix: string): 2 | 3 {
  // The areas of upper secondary, with three letters, put the number of a competence in front.
  return /[A-Z]{3}$/.test(prefix) ? 3 : 2;
}

/** A code from its front and its number. */
export function writeCode(prefix: string, number: number): string {
  return prefix + String(number).padStart(countDigits(prefix), "0");
}

/** Two digits in a row, or one behind a letter: as in every code, mistyped, cut or written in parts. */
const LIKE_A_CODE = /\d\d|[a-z|]\d/i;

/** True for a text in which the check of codes may find something. It is asked at every key, before the check is loaded. */
export function mayHoldCode(text: string): boolean {
  return LIKE_A_CODE.test(text);
}
