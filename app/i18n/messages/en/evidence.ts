import type { Basis, OfficialKind } from "~/features/evidence/core/evidence";

const official = {
  terms: "official terms",
  help: "official help",
  pricing: "official prices",
  other: "official page",
} satisfies Record<OfficialKind, string>;

const bases = {
  "third-party": "from a third party",
  "not-stated": "not stated officially",
  "not-found": "source not found",
} satisfies Record<Exclude<Basis, "official">, string>;

/** What is said of the evidence of a fact, on badges and beside facts. */
export const evidence = {
  official,
  bases,
  /** Joins what a fact rests on and the month of that text. */
  dated: (basis: string, month: string) => `${basis}, ${month}`,
  undated: (basis: string) => `${basis}, undated`,
  recheck: (standing: string) => `re-check: ${standing}`,
  /** Only for an official text of a known month. */
  checked: "Checked",
  checkedText: (text: string, month: string) => `checked: ${text} of ${month}`,
  basis: "Basis",
  undatedHint: "These facts have no date: confirm them on the maker's site before you rely on them.",
};

export type EvidenceMessages = typeof evidence;
