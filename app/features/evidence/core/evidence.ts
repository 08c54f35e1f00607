// What a fact on the site rests on.

/** Who says so. "not-stated": an official text was read and is silent. "not-found": nothing was found to read. */
export const BASES = ["official", "third-party", "not-stated", "not-found"] as const;
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

/** What a badge tells of the evidence. */
export type Standing = Pick<Evidence, "basis" | "kind" | "month">;
