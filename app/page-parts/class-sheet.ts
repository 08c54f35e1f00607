// The sheet about a tool and a class in words, in one language.
import { LANGUAGES, type Locale } from "~/addresses/languages";
import { YOUNG_PUPILS } from "~/content/rules/class-laws.server";
import { type ShownFact, type ShownReading, shownFacts } from "~/features/evidence/core/shown-fact";
import { ADULT } from "~/features/evidence/core/tool-claims";
import { forReadersIn, type Question, type ToolEvidence } from "~/features/evidence/core/tool-evidence";
import {
  answersFor,
  type ClassAnswer,
  type ClassQuestion,
  getWorst,
} from "~/features/may-we-use/core/class-answers";
import { type ClassAsked, findCountry } from "~/features/may-we-use/core/class-asked";
import type { ClassSheet, GuardianLetter, SaidText, SheetRow } from "~/features/may-we-use/core/class-sheet";
import type { LawLine } from "~/features/rules/core/law-line";
import { formatMonth } from "~/i18n/format-month";
import { askedSentence } from "~/i18n/law-words";
import { mayWeUseMessages } from "~/i18n/messages/may-we-use";
import { placesMessages } from "~/i18n/messages/places";
import { toolFactsMessages } from "~/i18n/messages/tool-facts";
import { afterLabel } from "~/lib/after-label";

export interface SheetTool {
  readonly title: string;
  readonly maker: string;
  readonly evidence: ToolEvidence;
}

/** The sheet for a class; the laws are those of its place. */
export function toClassSheet(
  { title, maker, evidence }: SheetTool,
  asked: ClassAsked,
  laws: readonly LawLine[],
  locale: Locale,
): ClassSheet {
  const text = mayWeUseMessages[locale];
  const country = findCountry(asked.place);
  const there = forReadersIn(evidence, country);
  const answers = answersFor(there, asked, LANGUAGES[locale].tag);
  const facts = shownFacts(there, locale, country);
  const rows = answers.map((answer) => toRow(answer, asked, facts, locale));
  const verdict = getWorst(answers.map((answer) => answer.verdict));
  const count = answers.filter((answer) => answer.verdict === verdict).length;
  const place = placesMessages[locale][asked.place];
  const account = text.accounts[asked.account];
  const open = answers.filter((answer) => answer.verdict === "not-known");
  return {
    locale,
    title: text.title(title),
    about: text.about(asked.age, place, account),
    verdict,
    conclusion: text.conclusions[verdict](count),
    rows,
    message: {
      to: text.messageTo(maker, title, asked.age, place),
      questions: [
        ...open.map(({ question }) => text.asks[question](asked.age, place, account)),
        text.askCached,
      ],
    },
    laws: [
      ...(laws.length === 0 ? [text.noLaws] : laws.map((line) => askedSentence(line, locale))),
      ...kitLines(asked, locale),
    ],
    letter: toLetter(title, maker, asked, rows, locale),
  };
}

/** Demands of the school kit on every school beyond the texts of makers. */
function kitLines({ age, account }: ClassAsked, locale: Locale): readonly string[] {
  const { young, personal } = mayWeUseMessages[locale].kit;
  return [
    ...(age < YOUNG_PUPILS.below ? [young] : []),
    ...(account === "personal-account" ? [personal] : []),
  ];
}

/** The question about the tool that heads a row; what answers another one says which. */
const HEADED_BY = {
  age: "minimumAge",
  consent: "guardianConsent",
  login: "pupilLogin",
  data: "trainsOnInputs",
  cost: "freePlan",
  language: "answersIn",
} as const satisfies Record<ClassQuestion, Question>;

function toRow(
  { question, verdict, from, remark }: ClassAnswer,
  asked: ClassAsked,
  facts: readonly ShownFact[],
  locale: Locale,
): SheetRow {
  const { verdicts, remarks, kept } = mayWeUseMessages[locale];
  const { questions } = toolFactsMessages[locale];
  const about = from.flatMap((name) => facts.find((fact) => fact.question === name) ?? []);
  const telling = about.filter(({ text }) => text !== null);
  const said = (telling.length === 0 ? about.slice(0, 1) : telling).flatMap((fact) =>
    saidBy(fact, fact.question === HEADED_BY[question] ? null : questions[fact.question], locale),
  );
  return {
    question,
    label: questions[HEADED_BY[question]],
    said: joinAlike(question === "data" ? [...said, { text: kept, source: null, address: null }] : said),
    own: ownWords(question, asked, locale),
    verdict,
    so: remark === null ? verdicts[verdict] : withRemark(verdicts[verdict], remarks[remark]),
  };
}

/** No colon follows another. */
function withRemark(verdict: string, remark: string): string {
  return `${verdict}${verdict.includes(":") ? ";" : ":"} ${remark}`;
}

/** Age or needs of the class, in words. */
function ownWords(question: ClassQuestion, { age, account }: ClassAsked, locale: Locale): string {
  const { accounts, own, ownAge } = mayWeUseMessages[locale];
  if (question === "login") return accounts[account];
  return question === "age" || question === "consent" ? ownAge(age) : own[question];
}

/** Answer of a text, after the question that it answers where that is not the one of its row. */
function saidBy(fact: ShownFact, asked: string | null, locale: Locale): readonly SaidText[] {
  const { table, otherwise } = toolFactsMessages[locale];
  const text = fact.text ?? (fact.basis === "not-found" ? table.notFound : table.notStated);
  const others = fact.others.map((other) => toSaid(other, otherwise(other.text), locale));
  return [toSaid(fact, asked === null ? text : afterLabel(asked, text), locale), ...others];
}

function toSaid(fact: ShownFact | ShownReading, text: string, locale: Locale): SaidText {
  return { text, source: toSource(fact, locale), address: fact.address };
}

/** The texts of one source name it once. */
function joinAlike(said: readonly SaidText[]): readonly SaidText[] {
  const joined: SaidText[] = [];
  for (const one of said) {
    const last = joined.at(-1);
    if (last === undefined || last.source === null || last.source !== one.source) joined.push(one);
    else joined[joined.length - 1] = { ...last, text: `${last.text}. ${one.text}` };
  }
  return joined;
}

function toSource({ basis, month, document }: ShownFact | ShownReading, locale: Locale): string | null {
  const { accordingTo, accordingToUndated, unofficial } = mayWeUseMessages[locale];
  if (document === null) return null;
  const source =
    month === null ? accordingToUndated(document) : accordingTo(formatMonth(month, locale), document);
  return basis === "third-party" ? unofficial(source) : source;
}

/** Notice for guardians and their questions; null for adults, and where no text lets their children in. */
function toLetter(
  tool: string,
  maker: string,
  { age, account }: ClassAsked,
  rows: readonly SheetRow[],
  locale: Locale,
): GuardianLetter | null {
  const { letter, accounts } = mayWeUseMessages[locale];
  const toVerdict = (question: ClassQuestion) => rows.find((row) => row.question === question)?.verdict;
  const who = [toVerdict("age"), toVerdict("consent"), toVerdict("login")];
  const isOpen = who.some((verdict) => verdict !== "not-known");
  if (age >= ADULT || who.includes("does-not-fit") || !isOpen) return null;
  const needsNone = toVerdict("consent") === "fits" && !who.includes("guardian");
  return {
    title: letter.title(tool),
    opening: letter.opening(tool, maker, accounts[account]),
    said: rows
      .filter(({ question }) => question === "age" || question === "consent" || question === "data")
      .flatMap(({ label, said }) => {
        const texts = said.flatMap(inOneLine);
        return texts.length === 0 ? [] : afterLabel(label, texts.join(" "));
      }),
    closing: letter.closing,
    choices: needsNone ? [] : letter.choices,
    lines: letter.lines,
  };
}

/** A text with its source; guardians are not told what nobody says. */
function inOneLine({ text, source }: SaidText): readonly string[] {
  return source === null ? [] : [`${text} (${source}).`];
}
