/** Kinds of personal data that the guard knows. */
export const DATA_KINDS = ["cpf", "email", "registration", "marks", "phone", "name", "health"] as const;
export type DataKind = (typeof DATA_KINDS)[number];

/** A passage that looks like data of a person. */
export interface PersonalData {
  readonly kind: DataKind;
  readonly start: number;
  readonly end: number;
  /** The passage itself. */
  readonly text: string;
}

/** The first group of every match, or the whole match where the pattern has none, as passages of one kind. */
export function listPassages(
  kind: DataKind,
  text: string,
  pattern: RegExp,
  isMeant: (passage: string) => boolean = () => true,
): PersonalData[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [whole, group] = match;
    const passage = group ?? whole;
    const start = match.index + whole.lastIndexOf(passage);
    return isMeant(passage) ? [{ kind, start, end: start + passage.length, text: passage }] : [];
  });
}

/** The digits of a text, without separators. */
export function toDigits(text: string): string {
  return text.replace(/\D/g, "");
}
