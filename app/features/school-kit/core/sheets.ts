// Selection of the clauses for each document, and the blocks after them.

import type { Typed } from "./answers";
import type { Band, DocumentId } from "./clause-record";
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
  /** The stages of an agreement or the readers of a letter: it is made where a clause for them holds. */
  readonly band?: Band;
  /** True where clauses bear numbers. */
  readonly counts: boolean;
  /** True where a clause is a list of short sentences. */
  readonly lists: boolean;
}

/** The documents in the order of the page. */
export const SHEETS: readonly Sheet[] = [
  { id: "policy", document: "policy", counts: true, lists: false },
  { id: "letter", document: "letter", band: "families", counts: false, lists: false },
  { id: "letter-adults", document: "letter", band: "adults", counts: false, lists: false },
  { id: "agreement-young", document: "agreement", band: "young", counts: true, lists: true },
  { id: "agreement-lower", document: "agreement", band: "lower", counts: true, lists: true },
  { id: "agreement-upper", document: "agreement", band: "upper", counts: true, lists: true },
  { id: "scale", document: "scale", counts: true, lists: false },
  { id: "inventory", document: "inventory", counts: true, lists: true },
  { id: "impact", document: "impact", counts: false, lists: false },
  { id: "incident", document: "incident", counts: true, lists: true },
  { id: "poster", document: "poster", counts: false, lists: false },
];

/** The clauses of a document; none where the school has no use for it. */
export function listClauses({ document, band }: Sheet, clauses: readonly KitClause[]): KitClause[] {
  const own = clauses.filter(
    (clause) => clause.document === document && (clause.band === undefined || clause.band === band),
  );
  return band === undefined || own.some((clause) => clause.band === band) ? own : [];
}

/** The blocks that a person fills in, below the clauses. */
export function closingBlocks(
  { document, band }: Sheet,
  clauses: readonly KitClause[],
  { words, tools }: Kit,
  { toolIds }: School,
): KitBlock[] {
  switch (document) {
    case "policy":
      return [{ kind: "lines", labels: words.signature }];
    case "letter":
      return letterBlocks(band === "adults" ? "adults" : "families", clauses, words);
    case "impact":
      return [{ kind: "lines", labels: words.impactLines }];
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

/** The clauses of a letter that announce something to fill in below them. */
const NOTICE_CLAUSE = "let-notice";
const FORM_CLAUSE = "let-consent";

function letterBlocks(
  readers: "families" | "adults",
  clauses: readonly KitClause[],
  { signature, notice, consent }: Kit["words"],
): KitBlock[] {
  const has = (clause: string) => clauses.some(({ id }) => id === clause);
  const told: KitBlock[] = [
    { kind: "heading", text: notice.heading },
    { kind: "lines", labels: notice.lines },
  ];
  const asked: KitBlock[] = [
    { kind: "heading", text: consent.heading },
    { kind: "lines", labels: consent.about },
    { kind: "ticks", items: consent.answers },
    { kind: "lines", labels: consent.lines[readers] },
  ];
  return [
    ...(has(NOTICE_CLAUSE) ? told : []),
    { kind: "lines", labels: signature },
    ...(has(FORM_CLAUSE) ? asked : []),
  ];
}

/** A table for each tool; an empty one where none was chosen. */
function toolTables(tools: readonly KitTool[], words: Kit["words"]): KitBlock[] {
  const toFillIn = words.inventoryRows.map((label) => ({ label, text: "", source: "" }));
  if (tools.length === 0) return [{ kind: "table", title: words.emptyTool, rows: toFillIn }];
  return tools.map(({ name, facts }) => ({ kind: "table", title: name, rows: [...facts, ...toFillIn] }));
}
