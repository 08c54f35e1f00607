// Reads the judged questions of tests/fixtures/search and measures what the search answers to them.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** How well an answer serves who asked: 3 is what they want, 2 helps, 1 is near it. */
export type Grade = 1 | 2 | 3;

export interface JudgedQuestion {
  readonly text: string;
  readonly grades: ReadonlyMap<string, Grade>;
  /** The filters that must be offered as links. */
  readonly chips: readonly string[];
}

const GRADES = [3, 2, 1] as const;

/** The questions of a language in the parts in which they were written: before the rules, after them, and later. */
export function readQuestions(locale: string): JudgedQuestion[][] {
  const file = readFileSync(join(import.meta.dirname, "fixtures", "search", `${locale}.txt`), "utf8");
  return file
    .split(/^#.*$/m)
    .map((part) =>
      part
        .split("\n")
        .filter((line) => line !== "")
        .map(readQuestion),
    )
    .filter((part) => part.length > 0);
}

/** "question | ids of grade 3 / of grade 2 / of grade 1 > chips" */
function readQuestion(line: string): JudgedQuestion {
  const [text = "", judged = ""] = line.split(" | ");
  const [answers = "", chips = ""] = judged.split(">");
  const grades = answers
    .split("/")
    .flatMap((ids, place) => toWords(ids).map((id) => [id, GRADES[place] ?? 1] as const));
  return { text, grades: new Map(grades), chips: toWords(chips) };
}

function toWords(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

export interface SearchQuality {
  /** Share of the questions with an answer of grade 2 or 3 among the first three. */
  readonly successAt3: number;
  /** How good the first eight are, against the best possible order; 1 is perfect. */
  readonly ndcgAt8: number;
  /** Share of the questions that nothing is found for. */
  readonly empty: number;
  /** The questions that pull a figure down, with what was answered. */
  readonly worst: readonly string[];
}

const SHOWN = 8;

/** Measures a search by the ids it answers with. */
export function measure(
  questions: readonly JudgedQuestion[],
  answer: (text: string) => readonly string[],
): SearchQuality {
  const judged = questions.map((question) => {
    const ids = answer(question.text);
    const isFound = ids.slice(0, 3).some((id) => (question.grades.get(id) ?? 0) >= 2);
    return { question, ids, isFound, ndcg: toNdcg(question, ids) };
  });
  return {
    successAt3: mean(judged.map(({ isFound }) => (isFound ? 1 : 0))),
    ndcgAt8: mean(judged.map(({ ndcg }) => ndcg)),
    empty: mean(judged.map(({ ids }) => (ids.length === 0 ? 1 : 0))),
    worst: judged
      .filter(({ isFound, ndcg }) => !isFound || ndcg < 0.8)
      .map(({ question, ids, isFound, ndcg }) =>
        [isFound ? " " : "!", ndcg.toFixed(2), question.text, "=>", ...ids.slice(0, SHOWN)].join(" "),
      ),
  };
}

function toNdcg({ grades }: JudgedQuestion, ids: readonly string[]): number {
  const best = [...grades.values()].sort((a, b) => b - a);
  return toGain(ids.map((id) => grades.get(id) ?? 0)) / toGain(best);
}

function toGain(grades: readonly number[]): number {
  return grades
    .slice(0, SHOWN)
    .reduce((gain, grade, place) => gain + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0) / numbers.length;
}
