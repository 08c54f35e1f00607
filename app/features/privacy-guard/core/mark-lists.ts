import type { PersonalData } from "./finding";
import { isGivenName } from "./name-lists";

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

/** Words that stand beside a number without being anybody. */
const NOBODY =
  /^(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|year|years|ano|week|semana|aula|lesson|cap[íi]tulo|chapter|unit|unidade|p[áa]gina|page|grupo|group|time|team|equipe|table|mesa|quest[ãa]o|question|exerc[íi]cio|exercise|item|passo|step|n[íi]vel|level|etapa|total|m[ée]dia|mean|average)(?![\p{L}])/iu;

/** A letter in the place of a name: the guard's own replacement. */
const LETTER_ALONE = /^(?:alun[oa]|estudante|pupil|student)[ \t]+\p{Lu}{1,2}$/iu;

const TALKS_OF_MARKS =
  /(?<![\p{L}])(?:notas?|boletim|conceitos?|marks?|scores?|grades?|results|resultados)(?![\p{L}])/iu;

const FEWEST = 3;

function entriesOf(text: string): Entry[] {
  return [...text.matchAll(ENTRY)].flatMap((match) => {
    const [whole, who = ""] = match;
    if (NOBODY.test(who) || LETTER_ALONE.test(who)) return [];
    return [{ who, start: match.index, end: match.index + whole.length }];
  });
}

/** Entries that follow one another with nothing but a comma or a new line between them. */
function runsOf(text: string): Entry[][] {
  const runs: Entry[][] = [];
  for (const entry of entriesOf(text)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && GAP.test(text.slice(last.end, entry.start)))
      run.push(entry);
    else runs.push([entry]);
  }
  return runs.filter(({ length }) => length >= FEWEST);
}

/** True where somebody is meant: one has a common name, or lines of a table stand below words about marks. */
function isAboutPeople(text: string, run: readonly Entry[]): boolean {
  if (run.some(({ who }) => isGivenName(who.split(/[ \t]/)[0] ?? ""))) return true;
  const start = run[0]?.start ?? 0;
  const hasLines = text.slice(start, run.at(-1)?.end).includes("\n");
  return hasLines && TALKS_OF_MARKS.test(text.slice(Math.max(0, start - 120), start));
}

/** The lists of a text that pair names with marks, line by line or in one line. */
function listRuns(text: string): Entry[][] {
  return runsOf(text).filter((run) => isAboutPeople(text, run));
}

/** Lists of marks that belong to people. */
export function listMarkLists(text: string): PersonalData[] {
  return listRuns(text).flatMap((run) => {
    const start = run[0]?.start ?? 0;
    const end = run.at(-1)?.end ?? start;
    return [{ kind: "marks", start, end, text: text.slice(start, end) }];
  });
}

/** The names in a list of marks, in their order. */
export function namesInMarkList(list: string): readonly string[] {
  return [...new Set(entriesOf(list).map(({ who }) => who))];
}
