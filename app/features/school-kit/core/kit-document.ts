// A document of the kit, ready to be shown, printed or written into a file.
import type { Tone } from "./clause-record";
import type { DocumentWords, KitRule, SheetId } from "./kit";

/** Text, or a blank with the words of its missing value. */
export type Piece = string | { readonly blank: string };

export interface Why {
  /** Null where its rules are its only ground. */
  readonly reason: string | null;
  readonly rules: readonly KitRule[];
  /** The point for a lawyer to check; null where nothing asks for one. */
  readonly legal: string | null;
}

export interface ShownClause {
  readonly kind: "clause";
  readonly id: string;
  /** Its number in a document that counts its clauses; null elsewhere. */
  readonly number: number | null;
  readonly tone: { readonly id: Tone; readonly label: string } | null;
  /** One or more sentences; more than one stands as a list. */
  readonly lines: readonly (readonly Piece[])[];
  readonly why: Why;
}

export type KitBlock =
  | ShownClause
  | { readonly kind: "heading"; readonly text: string }
  /** A tool: what is known with its source, and rows to fill in. */
  | {
      readonly kind: "table";
      readonly title: string;
      readonly rows: readonly { readonly label: string; readonly text: string; readonly source: string }[];
    }
  /** Labelled lines to write on. */
  | { readonly kind: "lines"; readonly labels: readonly string[] }
  | { readonly kind: "ticks"; readonly items: readonly string[] };

/** A rule that a document rests on, and the clauses that do. */
export interface RuleRead extends KitRule {
  readonly clauses: readonly number[];
}

export interface KitDocument {
  readonly id: SheetId;
  readonly title: string;
  readonly intro: string;
  readonly blocks: readonly KitBlock[];
  readonly rulesRead: readonly RuleRead[];
  /** The points for a lawyer to check, each with the number of its clause. */
  readonly legal: readonly { readonly number: number | null; readonly text: string }[];
  /** When it was made, and that it is a draft. */
  readonly ending: string;
}

/** "clauses 3, 9"; nothing where clauses bear no numbers. */
export function inClauses(numbers: readonly number[], words: DocumentWords): string[] {
  if (numbers.length === 0) return [];
  const pattern = numbers.length === 1 ? words.ofClause : words.ofClauses;
  return [pattern.replace("{numbers}", numbers.join(", "))];
}
