// The kit in one language: all that documents are made of. It goes to the device as one file.
import { LANGUAGES, type Locale } from "~/addresses/languages";
import type { RuleCountry } from "~/features/rules/core/rule";
import type {
  AgreementBand,
  ClauseRecord,
  DocumentId,
  Part,
  ReasonId,
  Tone,
  WarningRecord,
  Words,
} from "./clause-record";
import type { Conditions, Country } from "./kit-options";

/** Where the file of a language is served. */
export function kitFilePath(locale: Locale): string {
  return `/school-kit.${locale}.json`;
}

export interface KitRule {
  readonly title: string;
  readonly country: RuleCountry;
  /** Its state, the month of the text that was read, and what kind of text that was. */
  readonly basis: string;
  /** The rule on the page of the rules. */
  readonly href: string;
}

export interface Grounds {
  readonly reasons: readonly ReasonId[];
  readonly rules: readonly string[];
}

export interface KitClause extends Conditions, Grounds {
  readonly id: string;
  readonly document: DocumentId;
  readonly part: Part | null;
  readonly band?: AgreementBand;
  readonly tone: Tone | null;
  readonly text: string;
  readonly legal: string | null;
  readonly legalIn?: readonly Country[];
}

export interface KitWarning extends Conditions, Grounds {
  readonly id: string;
  readonly text: string;
}

/** A tool of the catalogue with what its texts say of age, consent, account and training. */
export interface KitTool {
  readonly id: string;
  readonly name: string;
  readonly facts: readonly KitFact[];
}

export interface KitFact {
  readonly label: string;
  readonly text: string;
  /** The kind of text that says so, with its month. */
  readonly source: string;
}

/** The words of the documents around their clauses, in one language. */
export interface DocumentWords {
  readonly titles: Readonly<Record<SheetId, string>>;
  readonly intros: Readonly<Record<SheetId, string>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly tones: Readonly<Record<Tone, string>>;
  /** The words of a blank's missing value. */
  readonly blanks: Readonly<Record<BlankId, string>>;
  /** Answers as they read inside a clause. */
  readonly inSentence: Readonly<Record<string, string>>;
  readonly consent: {
    readonly heading: string;
    readonly answers: readonly string[];
    readonly lines: readonly string[];
  };
  readonly signature: readonly string[];
  readonly classSignature: readonly string[];
  readonly incidentHeading: string;
  readonly incidentRecord: readonly string[];
  /** Rows of the inventory that the school fills in. */
  readonly inventoryRows: readonly string[];
  readonly emptyTool: string;
  /** Around what a document says of itself. */
  readonly why: string;
  readonly rulesRead: string;
  readonly noRules: string;
  /** One clause, and several: "{numbers}" stands for them. */
  readonly ofClause: string;
  readonly ofClauses: string;
  /** Beside a rule of another country, which binds nobody at the school. */
  readonly modelFrom: Readonly<Record<Exclude<RuleCountry, "international">, string>>;
  readonly forLawyer: string;
  /** Its day is "{today}". */
  readonly ending: string;
}

/** Documents as they are printed: the agreement is one for each band of stages. */
export const SHEET_IDS = [
  "policy",
  "letter",
  "agreement-young",
  "agreement-lower",
  "agreement-upper",
  "scale",
  "inventory",
  "incident",
  "poster",
] as const;
export type SheetId = (typeof SHEET_IDS)[number];

export const BLANK_IDS = [
  "school",
  "contact",
  "reviewDate",
  "tool",
  "date",
  "purpose",
  "kept",
  "changed",
  "cause",
] as const;
export type BlankId = (typeof BLANK_IDS)[number];

export interface Kit {
  readonly locale: Locale;
  readonly clauses: readonly KitClause[];
  readonly warnings: readonly KitWarning[];
  readonly reasons: Readonly<Record<ReasonId, string>>;
  readonly rules: Readonly<Record<string, KitRule>>;
  readonly tools: readonly KitTool[];
  readonly words: DocumentWords;
}

/** A rule as the kit shows it, in one language. */
export interface RuleForKit extends KitRule {
  readonly id: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD of the text that was read; null where it bears none. */
  readonly sourceDate: string | null;
}

export interface KitSources {
  readonly clauses: readonly ClauseRecord[];
  readonly warnings: readonly WarningRecord[];
  readonly reasons: Readonly<Record<ReasonId, Words>>;
  readonly rules: readonly RuleForKit[];
  readonly tools: readonly KitTool[];
  readonly words: DocumentWords;
}

/** The kit in one language. A clause that names a rule that does not exist is an error of the content. */
export function toKit({ clauses, warnings, reasons, rules, tools, words }: KitSources, locale: Locale): Kit {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const used = new Set([...clauses, ...warnings].flatMap((ground) => ground.rules));
  const missing = [...used].filter((id) => !known.has(id));
  if (missing.length > 0) throw new Error(`no rule has the id ${missing.join(", ")}`);
  return {
    locale,
    clauses: clauses.map((record) => toClause(record, known, locale)),
    warnings: warnings.map(({ text, ...rest }) => ({ ...rest, text: text[locale] })),
    reasons: inOneLanguage(reasons, locale),
    rules: Object.fromEntries(
      rules
        .filter(({ id }) => used.has(id))
        .map(({ id, title, country, basis, href }) => [id, { title, country, basis, href }]),
    ),
    tools,
    words,
  };
}

function toClause(record: ClauseRecord, rules: ReadonlyMap<string, RuleForKit>, locale: Locale): KitClause {
  const { id, document, part = null, tone = null, text, legal, says: _says, group: _group, ...rest } = record;
  const dates = rest.rules.flatMap((rule) => rules.get(rule)?.sourceDate ?? []);
  const words = text[locale].replace("{rulesSeen}", monthOf(dates.sort().at(-1), locale));
  return { ...rest, id, document, part, tone, text: words, legal: legal?.[locale] ?? null };
}

/** The month in words; a text that bears a year alone has that. */
function monthOf(date: string | undefined, locale: Locale): string {
  if (date === undefined || date.length === 4) return date ?? "";
  const { tag } = LANGUAGES[locale];
  const format = new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));
}

function inOneLanguage(
  reasons: Readonly<Record<ReasonId, Words>>,
  locale: Locale,
): Readonly<Record<ReasonId, string>> {
  return {
    "own-thinking": reasons["own-thinking"][locale],
    "process-evidence": reasons["process-evidence"][locale],
    "least-data": reasons["least-data"][locale],
    equity: reasons.equity[locale],
    clarity: reasons.clarity[locale],
    "shared-norms": reasons["shared-norms"][locale],
    trust: reasons.trust[locale],
    development: reasons.development[locale],
    "guided-autonomy": reasons["guided-autonomy"][locale],
    "feedback-relationship": reasons["feedback-relationship"][locale],
    accountability: reasons.accountability[locale],
    detectors: reasons.detectors[locale],
  };
}
