// The kit in one language: all that documents are made of. It goes to the device as one file.
import type { Locale } from "~/addresses/languages";
import type { Place } from "~/features/rules/core/place";
import { formatWholeDate } from "~/i18n/format-month";
import type { Band, ClauseRecord, DocumentId, Part, Tone, WarningRecord } from "./clause-record";
import type { Answers, Conditions } from "./kit-options";

/** Where the file of a language is served. */
export function kitFilePath(locale: Locale): string {
  return `/school-kit.${locale}.json`;
}

export interface KitRule {
  readonly title: string;
  /** Where it may be named, and for whom: a document cites the law of its school's own place and stages. */
  readonly places: readonly Place[];
  readonly stages: Answers["stage"];
  /** Its state and the month of the text that was read. */
  readonly signed: string;
  /** The same, and what kind of text that was: for whoever reads online, not for what a head signs. */
  readonly basis: string;
  /** The rule on the page of the rules. */
  readonly href: string;
}

export interface Grounds {
  /** Null where its rules are its only ground. */
  readonly reason: string | null;
  readonly rules: readonly string[];
}

export interface KitClause extends Conditions, Grounds {
  readonly id: string;
  readonly document: DocumentId;
  readonly part: Part | null;
  readonly band?: Band;
  readonly tone: Tone | null;
  readonly namesRules?: true;
  readonly text: string;
  readonly legal: string | null;
  readonly legalAt?: readonly Place[];
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
  /** Entries of the privacy notice, one for each system. */
  readonly notice: { readonly heading: string; readonly lines: readonly string[] };
  readonly consent: {
    readonly heading: string;
    /** Subject of the question. */
    readonly about: readonly string[];
    readonly answers: readonly string[];
    readonly lines: Readonly<Record<"families" | "adults", readonly string[]>>;
  };
  readonly impactLines: readonly string[];
  readonly signature: readonly string[];
  readonly classSignature: readonly string[];
  readonly incidentHeading: string;
  readonly incidentRecord: readonly string[];
  /** Rows of the inventory that the school fills in. */
  readonly inventoryRows: readonly string[];
  readonly emptyTool: string;
  /** Work of pupils that a marking tool gets. */
  readonly answersToMark: string;
  /** Whoever answers for data: an officer where the law of the place knows one. */
  readonly dataOfficer: Readonly<Record<"byLaw" | "elsewhere", string>>;
  /** Stages as a document names them; England has names of its own. */
  readonly stages: {
    readonly usual: Readonly<Record<"lower" | "upper", StageWords>>;
    readonly england: Readonly<Record<"lower" | "upper", StageWords>>;
    readonly adult: StageWords;
    readonly and: string;
  };
  /** Around what a document says of itself. */
  readonly why: string;
  readonly rulesRead: string;
  readonly noRules: string;
  /** One clause, and several: "{numbers}" stands for them. */
  readonly ofClause: string;
  readonly ofClauses: string;
  readonly forLawyer: string;
  /** Its day is "{today}". */
  readonly ending: string;
}

interface StageWords {
  readonly name: string;
  readonly inIt: string;
}

/** Documents as they are printed: the agreement is one for each band of stages. */
export const SHEET_IDS = [
  "policy",
  "letter",
  "letter-adults",
  "agreement-young",
  "agreement-lower",
  "agreement-upper",
  "scale",
  "inventory",
  "impact",
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
  readonly rules: readonly RuleForKit[];
  readonly tools: readonly KitTool[];
  readonly words: DocumentWords;
}

/** The kit in one language. A clause that names a rule that does not exist is an error of the content. */
export function toKit({ clauses, warnings, rules, tools, words }: KitSources, locale: Locale): Kit {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const used = new Set([...clauses, ...warnings].flatMap((ground) => ground.rules ?? []));
  const missing = [...used].filter((id) => !known.has(id));
  if (missing.length > 0) throw new Error(`no rule has the id ${missing.join(", ")}`);
  return {
    locale,
    clauses: clauses.map((record) => toClause(record, known, locale)),
    warnings: warnings.map(({ text, reason, rules: own = [], ...rest }) => ({
      ...rest,
      text: text[locale],
      reason: reason?.[locale] ?? null,
      rules: own,
    })),
    rules: Object.fromEntries(
      rules.filter(({ id }) => used.has(id)).map(({ id, sourceDate: _date, ...shown }) => [id, shown]),
    ),
    tools,
    words,
  };
}

function toClause(record: ClauseRecord, known: ReadonlyMap<string, RuleForKit>, locale: Locale): KitClause {
  const {
    part = null,
    tone = null,
    text,
    legal,
    reason,
    rules = [],
    says: _says,
    group: _group,
    ...rest
  } = record;
  const seen = rules
    .flatMap((rule) => known.get(rule)?.sourceDate ?? [])
    .sort()
    .at(-1);
  return {
    ...rest,
    part,
    tone,
    text: text[locale].replace(
      "{rulesSeen}",
      seen === undefined ? "" : formatWholeDate(seen.slice(0, 7), locale),
    ),
    reason: reason?.[locale] ?? null,
    rules,
    legal: legal?.[locale] ?? null,
  };
}
