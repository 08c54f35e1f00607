// Selection of the clauses for each document, and the blocks after them.

import type { Typed } from "./answers";
import type { AgreementBand, DocumentId } from "./clause-record";
import type { Kit, KitClause, KitTool, SheetId } from "./kit";
import type { KitBlock } from "./kit-document";
import type { Answers } from "./kit-options";

/** All that a school has told. */
export interface School {
  /** Settled: every question that is put has an answer. */
  readonly answers: Answers;
  readonly typed: Typed;
  /** Ids of the tools in the inventory. */
  readonly toolIds: readonly string[];
}

interface Sheet {
  readonly id: SheetId;
  readonly document: DocumentId;
  /** The band of stages of an agreement: it is made where a clause of that band holds. */
  readonly band?: AgreementBand;
  /** True where clauses bear numbers. */
  readonly counts: boolean;
  /** True where a clause is a list of short sentences. */
  readonly lists: boolean;
}

/** The documents in the order of the page. */
export const SHEETS: readonly Sheet[] = [
  { id: "policy", document: "policy", counts: true, lists: false },
  { id: "letter", document: "letter", counts: false, lists: false },
  { id: "agreement-young", document: "agreement", band: "young", counts: true, lists: true },
  { id: "agreement-lower", document: "agreement", band: "lower", counts: true, lists: true },
  { id: "agreement-upper", document: "agreement", band: "upper", counts: true, lists: true },
  { id: "scale", document: "scale", counts: true, lists: false },
  { id: "inventory", document: "inventory", counts: true, lists: false },
  { id: "incident", document: "incident", counts: true, lists: true },
  { id: "poster", document: "poster", counts: false, lists: false },
];

/** The clauses of a document; none where the school has no use for it. */
export function clausesOf({ document, band }: Sheet, clauses: readonly KitClause[]): KitClause[] {
  const own = clauses.filter(
    (clause) => clause.document === document && (clause.band === undefined || clause.band === band),
  );
  return band === undefined || own.some((clause) => clause.band === band) ? own : [];
}

/** The blocks that a person fills in, below the clauses. */
export function closingBlocks(
  { document }: Sheet,
  clauses: readonly KitClause[],
  { words, tools }: Kit,
  { toolIds }: School,
): KitBlock[] {
  switch (document) {
    case "policy":
      return [{ kind: "lines", labels: words.signature }];
    case "letter":
      return asksForForm(clauses)
        ? [
            { kind: "lines", labels: words.signature },
            { kind: "heading", text: words.consent.heading },
            { kind: "ticks", items: words.consent.answers },
            { kind: "lines", labels: words.consent.lines },
          ]
        : [{ kind: "lines", labels: words.signature }];
    case "agreement":
      return [{ kind: "lines", labels: words.classSignature }];
    case "inventory":
      return toolTables(
        tools.filter(({ id }) => toolIds.includes(id)),
        words,
      );
    case "incident":
      return [
        { kind: "heading", text: words.incidentHeading },
        { kind: "lines", labels: words.incidentRecord },
      ];
    default:
      return [];
  }
}

/** The clause that asks families for a signed answer. */
const FORM_CLAUSE = "let-consent";

function asksForForm(clauses: readonly KitClause[]): boolean {
  return clauses.some(({ id }) => id === FORM_CLAUSE);
}

/** A table for each tool; an empty one where none was chosen. */
function toolTables(tools: readonly KitTool[], words: Kit["words"]): KitBlock[] {
  const toFillIn = words.inventoryRows.map((label) => ({ label, text: "", source: "" }));
  if (tools.length === 0) return [{ kind: "table", title: words.emptyTool, rows: toFillIn }];
  return tools.map(({ name, facts }) => ({ kind: "table", title: name, rows: [...facts, ...toFillIn] }));
}
