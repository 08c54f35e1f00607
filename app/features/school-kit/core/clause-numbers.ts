import type { DocumentWords } from "./kit";

/** "clauses 3, 9"; nothing where clauses bear no numbers. */
export function inClauses(numbers: readonly number[], words: DocumentWords): string[] {
  if (numbers.length === 0) return [];
  const pattern = numbers.length === 1 ? words.ofClause : words.ofClauses;
  return [pattern.replace("{numbers}", numbers.join(", "))];
}
