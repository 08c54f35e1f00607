// The costs page: what the site costs per month and how many months are covered, from one content file. A figure that
// the author has not filled in is null and is shown as "not known". It never counts as zero.
import type { Locale, Texts } from "~/addresses/languages";

export interface CostItem {
  readonly id: string;
  readonly name: Texts<string>;
  readonly note: Texts<string>;
  /** Integer centavos a month; 0 is a checked zero, null is not filled in. */
  readonly monthlyCentavos: number | null;
}

export interface CostLedger {
  /** Month the figures are of, "2026-11". */
  readonly asOfMonth: string;
  readonly items: readonly CostItem[];
  /** Donations in hand for running costs, in centavos; null: not filled in. */
  readonly fundCentavos: number | null;
}

export type Coverage =
  /** A figure needed for the sum is not filled in. */
  | { readonly kind: "unknown" }
  /** Everything is filled in and the sum is zero: nothing to cover. */
  | { readonly kind: "no-cost" }
  /** Whole months, rounded down. */
  | { readonly kind: "months"; readonly months: number };

export interface CostSummary {
  /** Sum of the known amounts, in centavos. */
  readonly knownMonthlyCentavos: number;
  /** False when an item is not filled in: the sum is then a lower bound. */
  readonly isComplete: boolean;
  readonly fundCentavos: number | null;
  readonly coverage: Coverage;
}

export interface CostRow {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly monthlyCentavos: number | null;
}

/** The sums of the page. */
export function summariseCosts(ledger: CostLedger): CostSummary {
  const known = ledger.items.map((item) => item.monthlyCentavos).filter((centavos) => centavos !== null);
  const knownMonthlyCentavos = known.reduce((sum, centavos) => sum + centavos, 0);
  const isComplete = known.length === ledger.items.length;
  return {
    knownMonthlyCentavos,
    isComplete,
    fundCentavos: ledger.fundCentavos,
    coverage: toCoverage(knownMonthlyCentavos, isComplete, ledger.fundCentavos),
  };
}

/** The ledger's lines in one language. */
export function toCostRows(ledger: CostLedger, locale: Locale): readonly CostRow[] {
  return ledger.items.map(({ id, name, note, monthlyCentavos }) => ({
    id,
    name: name[locale],
    note: note[locale],
    monthlyCentavos,
  }));
}

function toCoverage(monthlyCentavos: number, isComplete: boolean, fundCentavos: number | null): Coverage {
  if (!isComplete) return { kind: "unknown" };
  if (monthlyCentavos === 0) return { kind: "no-cost" };
  if (fundCentavos === null) return { kind: "unknown" };
  return { kind: "months", months: Math.floor(fundCentavos / monthlyCentavos) };
}
