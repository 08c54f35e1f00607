import type { PersonalData } from "./finding";
import { type GuardRules, isGivenName } from "./guard-rules";

/** An entry of a list of marks: who, and what they got. */
interface Entry {
  readonly who: string;
  readonly start: number;
  readonly end: number;
}

const WHO = "\\p{Lu}[\\p{L}.'’-]{0,30}(?:[ \\t]+(?:d[aeo]s?[ \\t]+|e[ \\t]+)?\\p{Lu}[\\p{L}.'’-]{0,30}){0,5}";
const MARK =
  "(?:(?:100|\\d{1,2}(?:[.,]\\d{1,2})?)(?:[ \\t]*(?:%|/[ \\t]*(?:10|20|40|50|100)))?|A\\*|[A-G][+-]?|MB|[BRI])(?![\\p{L}\\d]|[.,]\\d)";
const LINK = "[ \\t]*(?:[:;,|=–—-]|\\t|(?<=[ \\t]))[ \\t]*(?:nota|mark|score|grade)?[: \\t]*";
/** Several marks may follow one name. */
const ENTRY = new RegExp(`(?<![\\p{L}\\d])(${WHO})${LINK}${MARK}(?:[ \\t]*[;,|/\\t ][ \\t]*${MARK})*`, "gu");
/** The separators of two entries: signs, a new line with its number, "and". */
const GAP = /^(?:[\s;,|•*–—-]|\.(?=\s*\n))*(?:(?:e|and)\s+)?(?:\d{1,3}\s*[.)ºo°-]*\s+)?$/u;

/** A letter in the place of a name: the guard's own replacement. */
const LETTER_ALONE = /^(?:alun[oa]|estudante|pupil|student)[ \t]+\p{Lu}{1,2}$/iu;

const TALKS_OF_MARKS =
  /(?<![\p{L}])(?:notas?|boletim|conceitos?|marks?|scores?|grades?|results|resultados)(?![\p{L}])/iu;

const FEWEST = 3;

function listEntries(text: string, { numbered }: GuardRules): Entry[] {
  return [...text.matchAll(ENTRY)].flatMap((match) => {
    const [whole, who = ""] = match;
    if (numbered.test(who) || LETTER_ALONE.test(who)) return [];
    return [{ who, start: match.index, end: match.index + whole.length }];
  });
}

/** Entries that follow one another with nothing but a comma or a new line between them. */
function toRuns(text: string, rules: GuardRules): Entry[][] {
  const runs: Entry[][] = [];
  for (const entry of listEntries(text, rules)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && GAP.test(text.slice(last.end, entry.start)))
      run.push(entry);
    else runs.push([entry]);
  }
  return runs.filter(({ length }) => length >= FEWEST);
}

/** True where somebody is meant: one has a common name, or lines of a table stand below words about marks. */
function isAboutPeople(text: string, run: readonly Entry[], rules: GuardRules): boolean {
  if (run.some(({ who }) => isGivenName(who.split(/[ \t]/)[0] ?? "", rules))) return true;
  const start = run[0]?.start ?? 0;
  const hasLines = text.slice(start, run.at(-1)?.end).includes("\n");
  return hasLines && TALKS_OF_MARKS.test(text.slice(Math.max(0, start - 120), start));
}

/** The lists of a text that pair names with marks, line by line or in one line. */
function listRuns(text: string, rules: GuardRules): Entry[][] {
  return toRuns(text, rules).filter((run) => isAboutPeople(text, run, rules));
}

/** Lists of marks that belong to people. */
export function listMarkLists(text: string, rules: GuardRules): PersonalData[] {
  return listRuns(text, rules).flatMap((run) => {
    const start = run[0]?.start ?? 0;
    const end = run.at(-1)?.end ?? start;
    return [{ kind: "marks", start, end, text: text.slice(start, end) }];
  });
}

/** The names in a list of marks, in their order. */
export function namesInMarkList(list: string, rules: GuardRules): readonly string[] {
  return [...new Set(listEntries(list, rules).map(({ who }) => who))];
}
