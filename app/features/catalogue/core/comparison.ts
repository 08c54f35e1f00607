// The table of a comparison: a row for each question, in it the answer of every tool.
import type { ShownFact } from "~/features/evidence/core/shown-fact";
import { QUESTIONS, type Question } from "~/features/evidence/core/tool-evidence";
import type { Resource } from "./resource";

/** A fourth column would be too narrow on A4. */
export const COMPARED_MAX = 3;

export type ComparedTool = Pick<Resource, "id" | "title" | "titleLang">;

export interface ComparedCell {
  readonly tool: ComparedTool;
  /** null where the question makes no sense for the tool. */
  readonly fact: ShownFact | null;
}

export interface ComparedRow {
  readonly question: Question;
  readonly cells: readonly ComparedCell[];
}

export interface Comparison {
  readonly tools: readonly ComparedTool[];
  readonly rows: readonly ComparedRow[];
}

/** Every question that one of the tools answers, in the order of the page of a tool. */
export function toComparison(
  resources: readonly Pick<Resource, "id" | "title" | "titleLang" | "facts">[],
): Comparison {
  const columns = resources.map(({ id, title, titleLang, facts }) => ({
    tool: { id, title, titleLang },
    toFact: new Map(facts.map((fact) => [fact.question, fact])),
  }));
  const asked = QUESTIONS.filter((question) => columns.some(({ toFact }) => toFact.has(question)));
  return {
    tools: columns.map(({ tool }) => tool),
    rows: asked.map((question) => ({
      question,
      cells: columns.map(({ tool, toFact }) => ({ tool, fact: toFact.get(question) ?? null })),
    })),
  };
}
