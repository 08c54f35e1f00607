import type { PersonalData } from "./finding";
import { isGivenName } from "./name-lists";

/** An entry of a list of marks: who, and what they got. */
interface Entry {
  readonly who: string;
  readonly start: number;
  readonly end: number;
}

const WHO =
  "(?:\\d{1,3}[ \\t]*[.)ºo°-]*[ \\t]+)?(\\p{Lu}[\\p{L}.'’-]*(?:[ \\t]+(?:d[aeo]s?[ \\t]+|e[ \\t]+)?\\p{Lu}[\\p{L}.'’-]*){0,5})";
const MARK =
  "(?:100|\\d{1,2}(?:[.,]\\d{1,2})?)(?:[ \\t]*(?:%|/[ \\t]*(?:10|20|40|50|100)))?|A\\*|[A-G][+-]?|MB|[BRI]";
const LINK = "[ \\t]*(?:[:;,|=–—-]|\\t|(?<=[ \\t]))[ \\t]*(?:nota|mark|score|grade)?[: \\t]*";
/** Several marks may follow one name. */
const ENTRY = new RegExp(
  `^[ \\t|*•-]*${WHO}${LINK}(?:${MARK})(?:[ \\t]*[;,|/\\t ][ \\t]*(?:${MARK}))*[ \\t|.]*$`,
  "u",
);

/** Words that stand beside a number without being anybody. */
const NOBODY =
  /^(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|year|years|ano|week|semana|aula|lesson|cap[íi]tulo|chapter|unit|unidade|p[áa]gina|page|grupo|group|time|team|equipe|table|mesa|quest[ãa]o|question|exerc[íi]cio|exercise|item|passo|step|n[íi]vel|level|etapa|total|m[ée]dia|mean|average)(?![\p{L}])/iu;

/** A letter in the place of a name, which is what the guard puts there itself. */
const LETTER_ALONE = /^(?:alun[oa]|estudante|pupil|student)[ \t]+\p{Lu}{1,2}$/iu;

const TALKS_OF_MARKS =
  /(?<![\p{L}])(?:notas?|boletim|conceitos?|marks?|scores?|grades?|results|resultados)(?![\p{L}])/iu;

const FEWEST = 3;

function entriesOf(text: string, separator: RegExp): (Entry | null)[] {
  let start = 0;
  return text.split(separator).flatMap((cell, index) => {
    const at = start;
    start += cell.length;
    if (index % 2 === 1) return []; // the separator itself
    const who = ENTRY.exec(cell)?.[1];
    if (who === undefined || NOBODY.test(who) || LETTER_ALONE.test(who))
      return cell.trim() === "" ? [] : [null];
    const indent = cell.length - cell.trimStart().length;
    return [{ who, start: at + indent, end: at + cell.trimEnd().length }];
  });
}

/** Runs of entries that nothing else interrupts. */
function runsOf(entries: readonly (Entry | null)[]): Entry[][] {
  const runs: Entry[][] = [[]];
  for (const entry of entries) {
    if (entry === null) runs.push([]);
    else runs.at(-1)?.push(entry);
  }
  return runs.filter(({ length }) => length >= FEWEST);
}

/** True where somebody is meant: one has a common name, or the text before speaks of marks. */
function isAboutPeople(text: string, run: readonly Entry[]): boolean {
  const [first] = run;
  if (first === undefined) return false;
  if (run.some(({ who }) => isGivenName(who.split(/[ \t]/)[0] ?? ""))) return true;
  return TALKS_OF_MARKS.test(text.slice(Math.max(0, first.start - 120), first.start));
}

/** The lists of a text that pair names with marks, line by line or in one line. */
function findRuns(text: string): Entry[][] {
  const inLines = runsOf(entriesOf(text, /(\r?\n)/));
  const inOneLine = runsOf(entriesOf(text, /(;|,(?=[ \t]+\p{Lu})|:(?=[ \t]+\p{Lu})|\r?\n)/u));
  return [...inLines, ...inOneLine].filter((run) => isAboutPeople(text, run));
}

export function findMarkLists(text: string): PersonalData[] {
  return findRuns(text).flatMap((run) => {
    const start = run[0]?.start ?? 0;
    const end = run.at(-1)?.end ?? start;
    return [{ kind: "marks", start, end, text: text.slice(start, end) }];
  });
}

/** The names in a list of marks, in their order. */
export function namesInMarkList(list: string): readonly string[] {
  return findRuns(list)
    .flatMap((run) => run.map(({ who }) => who))
    .filter((who, index, all) => all.indexOf(who) === index);
}
