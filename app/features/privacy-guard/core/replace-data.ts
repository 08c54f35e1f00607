import type { DataKind, PersonalData } from "./finding";
import { namesInMarkList } from "./mark-lists";

/** What is put in the place of personal data, in the language of the page. */
export interface DataReplacements {
  readonly number: Readonly<Record<Exclude<DataKind, "name" | "marks">, string>>;
  /** "Pupil A". */
  readonly pupil: (letter: string) => string;
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Finds a text where it stands alone, not inside of a longer word or number. */
function alone(found: string): RegExp {
  const escaped = found.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, "gu");
}

/** Names for pupils that a text does not have yet; after the last letter they are doubled. */
function* freeNames(text: string, pupil: DataReplacements["pupil"]): Generator<string, string> {
  for (const first of ["", ...LETTERS]) {
    for (const letter of LETTERS) {
      const name = pupil(`${first}${letter}`);
      if (!alone(name).test(text)) yield name;
    }
  }
  return pupil("");
}

/** What stands in the place of a passage; `text` is the whole, in which no two people may get one letter. */
export function replacementFor(
  text: string,
  { kind, text: passage }: PersonalData,
  words: DataReplacements,
): string {
  if (kind !== "name" && kind !== "marks") return words.number[kind];
  const names = freeNames(text, words.pupil);
  if (kind === "name") return names.next().value;
  return namesInMarkList(passage).reduce(
    (list, who) => list.replace(alone(who), () => names.next().value),
    passage,
  );
}

/** The text with a passage replaced wherever it stands. */
export function replaceEverywhere(text: string, passage: string, replacement: string): string {
  return /^\p{L}/u.test(passage)
    ? text.replace(alone(passage), () => replacement)
    : text.replaceAll(passage, () => replacement);
}
