// What the check of summaries was measured to catch, as the pipeline's page shows it.

/** The kinds of false sentence that are measured, in the order of the table. */
export const BROKEN_KINDS = [
  "name",
  "place",
  "number",
  "scale",
  "unit",
  "currency",
  "date",
  "quotation",
  "address",
  "instruction",
  "invented",
  "negation",
  "hedge",
  "numbers",
  "roles",
  "subject",
  "direction",
] as const;
export type BrokenKind = (typeof BROKEN_KINDS)[number];

/** Kinds whose words are all in the source: only what they say is turned round. */
export const TURNED_KINDS: readonly BrokenKind[] = [
  "negation",
  "hedge",
  "numbers",
  "roles",
  "subject",
  "direction",
];

/** Sentences of a kind, and how many of them the check refused. */
export interface KindCount {
  readonly sentences: number;
  readonly refused: number;
}

export interface HalfFigures {
  readonly articles: number;
  /** True sentences; those refused were refused wrongly. */
  readonly passing: KindCount;
  readonly broken: Readonly<Record<BrokenKind, KindCount>>;
}

export interface CheckFigures {
  /** Day of the measurement, ISO. */
  readonly measuredOn: string;
  /** Sentences that were known while the rules were made, and those written after them. */
  readonly first: HalfFigures;
  readonly second: HalfFigures;
}

/** What the check should do at least: shares of the false refused, and of the true refused at most. */
const AIMS = { broken: 0.9, turned: 0.6, passing: 0.05 };

/** True where a row of the table is worse than it should be. `kind` is null for the true sentences. */
export function missesAim(kind: BrokenKind | "turned" | "broken" | null, count: KindCount): boolean {
  const share = shareOf(count);
  if (kind === null) return share > AIMS.passing;
  const isTurned = kind === "turned" || TURNED_KINDS.some((turned) => turned === kind);
  return share < (isTurned ? AIMS.turned : AIMS.broken);
}

/** The sum of some kinds. */
export function sumOf({ broken }: HalfFigures, kinds: readonly BrokenKind[]): KindCount {
  const counts = kinds.map((kind) => broken[kind]);
  return {
    sentences: counts.reduce((sum, { sentences }) => sum + sentences, 0),
    refused: counts.reduce((sum, { refused }) => sum + refused, 0),
  };
}

/** The share that was refused, 0 to 1. */
export function shareOf({ sentences, refused }: KindCount): number {
  return sentences === 0 ? 0 : refused / sentences;
}
