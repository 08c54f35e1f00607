// Evidence for the facts on the site.

/** The source of an answer. "tried": we tried it in that month. "not-stated": an official text was read and is silent. "not-found": no text was found. */
export const BASES = ["official", "tried", "third-party", "not-stated", "not-found"] as const;
export type Basis = (typeof BASES)[number];

/** The kind of official text. */
export const OFFICIAL_KINDS = ["terms", "help", "pricing", "other"] as const;
export type OfficialKind = (typeof OFFICIAL_KINDS)[number];

export interface Evidence {
  readonly basis: Basis;
  readonly kind?: OfficialKind;
  /** Name of the text that was read. */
  readonly document?: string;
  readonly address?: string;
  /** Month of the text, as "2026-07"; null where the text bears none. */
  readonly month: string | null;
}

/** The provenance of a fact: the part of its evidence that a badge shows. */
export type Provenance = Pick<Evidence, "basis" | "kind" | "month">;

/** Reduces evidence to its provenance. */
export function toProvenance({ basis, kind, month }: Provenance): Provenance {
  return kind === undefined ? { basis, month } : { basis, kind, month };
}

/** The weakest provenance: by basis, then undated before dated, then the older one. */
export function getWeakest(standings: readonly Provenance[]): Provenance {
  return (
    standings.reduce<Provenance | null>(
      (weakest, standing) => (weakest === null || isWeaker(standing, weakest) ? standing : weakest),
      null,
    ) ?? { basis: "not-found", month: null }
  );
}

function isWeaker(one: Provenance, other: Provenance): boolean {
  const byBasis = BASES.indexOf(one.basis) - BASES.indexOf(other.basis);
  if (byBasis !== 0) return byBasis > 0;
  if (one.month === null || other.month === null) return one.month === null && other.month !== null;
  return one.month < other.month;
}
