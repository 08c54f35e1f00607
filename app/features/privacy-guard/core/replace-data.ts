import type { DataKind, PersonalData } from "./finding";
import type { GuardRules } from "./guard-rules";
import { namesInMarkList } from "./mark-lists";
import { listPersonalData } from "./personal-data";

/** Replacements of personal data, in the language of the page. */
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

/** The replacement of a passage; `text` is the whole, in which no two people may get one letter. */
export function replacementFor(
  text: string,
  { kind, text: passage }: PersonalData,
  words: DataReplacements,
  rules: GuardRules,
): string {
  if (kind !== "name" && kind !== "marks") return words.number[kind];
  const names = freeNames(text, words.pupil);
  if (kind === "name") return names.next().value;
  return namesInMarkList(passage, rules).reduce(
    (list, who) => list.replace(alone(who), () => names.next().value),
    passage,
  );
}

/** A passage and its replacement, at every occurrence. */
export interface Replacement {
  readonly passage: string;
  readonly by: string;
}

/** The text with all replacements made, one after the other. */
export function applyReplacements(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce(
    (so, { passage, by }) =>
      /^\p{L}/u.test(passage) ? so.replace(alone(passage), () => by) : so.replaceAll(passage, () => by),
    text,
  );
}

/** Likely personal data of a text that the teacher has not confirmed. */
export function openData(text: string, kept: readonly string[], rules: GuardRules): readonly PersonalData[] {
  return listPersonalData(text, rules).filter((data) => !kept.includes(data.text));
}

/** The replacements for everything that is open in a text, each found after the one before it was made. */
export function replacementsForAll(
  text: string,
  kept: readonly string[],
  words: DataReplacements,
  rules: GuardRules,
): readonly Replacement[] {
  const replacements: Replacement[] = [];
  for (;;) {
    const now = applyReplacements(text, replacements);
    const open = openData(now, kept, rules);
    // Once the name is gone, nothing tells that words of health beside it are somebody's.
    const data = open.find(({ kind }) => kind === "health") ?? open[0];
    if (data === undefined) return replacements;
    const replacement = { passage: data.text, by: replacementFor(now, data, words, rules) };
    // A passage that its replacement does not change would be found for ever.
    if (applyReplacements(now, [replacement]) === now) return replacements;
    replacements.push(replacement);
  }
}
