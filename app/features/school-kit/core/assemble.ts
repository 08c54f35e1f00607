// Answers in, documents out: which clauses stand in a school's kit, and how each document is put together.
import type { Locale } from "~/addresses/languages";
import { type Place, UK_PLACES } from "~/features/rules/core/place";
import { formatWholeDate } from "~/i18n/format-month";
import { capitalised } from "~/lib/capitalised";
import { splitSentences } from "~/lib/split-sentences";
import { type Filling, fillText, plainText } from "./fill-text";
import type { Grounds, Kit, KitClause, KitWarning } from "./kit";
import type { KitBlock, KitDocument, RuleRead, ShownClause, Why } from "./kit-document";
import { type Answers, type Conditions, holds, toPlace } from "./kit-options";
import { closingBlocks, listClauses, type School, SHEETS } from "./sheets";

export interface ShownWarning {
  readonly id: string;
  readonly text: string;
  readonly why: Why;
}

export interface AssembledKit {
  readonly locale: Locale;
  readonly warnings: readonly ShownWarning[];
  readonly documents: readonly KitDocument[];
}

/** The items that hold for the answers, in their order. */
export function holding<Item extends Conditions>(items: readonly Item[], answers: Answers): Item[] {
  return items.filter((item) => holds(item, answers));
}

/** Warnings and documents of a school. `today` is the day on which they are made, as "2026-11-22". */
export function assembleKit(whole: Kit, school: School, today: string): AssembledKit {
  const kit = narrowTo(toPlace(school.answers), school.answers, whole);
  const clauses = holding(kit.clauses, school.answers);
  const making = { kit, school, today, filling: fillingFor(kit, school) };
  return {
    locale: kit.locale,
    warnings: holding(kit.warnings, school.answers).map((warning) => toWarning(warning, kit)),
    documents: SHEETS.flatMap((sheet) => {
      const own = listClauses(sheet, clauses);
      return own.length === 0 ? [] : [toDocument(sheet, own, making)];
    }),
  };
}

/** The kit with the law of the school's own place alone, and of its stages where no text names it. */
function narrowTo(place: Place, { stage }: Answers, kit: Kit): Kit {
  const narrow = <Item extends Grounds & { readonly namesRules?: true }>(item: Item): Item => {
    const ofPlace = item.rules.filter((id) => kit.rules[id]?.places.includes(place));
    const ofStages = ofPlace.filter((id) => kit.rules[id]?.stages.some((one) => stage.includes(one)));
    const isGrounded = ofStages.length > 0 || item.reason !== null;
    return { ...item, rules: isGrounded && item.namesRules !== true ? ofStages : ofPlace };
  };
  return {
    ...kit,
    warnings: kit.warnings.map(narrow),
    clauses: kit.clauses.map((clause) => {
      const isElsewhere = clause.legalAt !== undefined && !clause.legalAt.includes(place);
      return narrow(isElsewhere ? { ...clause, legal: null } : clause);
    }),
  };
}

interface Making {
  readonly kit: Kit;
  readonly school: School;
  readonly filling: Filling;
  readonly today: string;
}

type Sheet = (typeof SHEETS)[number];

function toDocument(sheet: Sheet, clauses: readonly KitClause[], making: Making): KitDocument {
  const { kit, filling, school, today } = making;
  const { words, locale } = kit;
  const shown = clauses.map((clause, position) => toShown(clause, position + 1, sheet, making));
  const fill = (text: string) => plainText(fillText(text, filling));
  return {
    id: sheet.id,
    title: fill(words.titles[sheet.id]),
    intro: fill(words.intros[sheet.id]),
    blocks: [
      ...withHeadings(clauses, shown, kit),
      ...closingBlocks(sheet, clauses, kit, school).map((block) =>
        block.kind === "lines" ? { ...block, labels: block.labels.map(fill) } : block,
      ),
    ],
    rulesRead: rulesReadIn(clauses, kit, sheet.counts),
    legal: shown.flatMap(({ number, why }) => (why.legal === null ? [] : [{ number, text: why.legal }])),
    ending: words.ending.replace("{today}", formatWholeDate(today, locale)),
  };
}

/** The clauses, each part of the policy under its heading. */
function withHeadings(clauses: readonly KitClause[], shown: readonly ShownClause[], kit: Kit): KitBlock[] {
  return shown.flatMap((clause, position): KitBlock[] => {
    const part = clauses[position]?.part ?? null;
    const isFirst = part !== null && part !== clauses[position - 1]?.part;
    return isFirst ? [{ kind: "heading", text: kit.words.parts[part] }, clause] : [clause];
  });
}

function toShown(
  clause: KitClause,
  number: number,
  { counts, lists }: Sheet,
  { kit, filling }: Making,
): ShownClause {
  const { id, tone, text } = clause;
  return {
    kind: "clause",
    id,
    number: counts ? number : null,
    tone: tone === null ? null : { id: tone, label: kit.words.tones[tone] },
    lines: (lists ? splitSentences(text) : [text]).map((line) => fillText(line, filling)),
    why: { ...toWhy(clause, kit), legal: clause.legal },
  };
}

function toWhy({ reason, rules }: Grounds, kit: Kit): Why {
  return {
    reason,
    rules: rules.flatMap((id) => kit.rules[id] ?? []),
    legal: null,
  };
}

function toWarning(warning: KitWarning, kit: Kit): ShownWarning {
  return { id: warning.id, text: warning.text, why: toWhy(warning, kit) };
}

/** The rules of a document in the order of its clauses, each once. */
function rulesReadIn(clauses: readonly KitClause[], kit: Kit, counts: boolean): RuleRead[] {
  const numbers = new Map<string, number[]>();
  for (const [position, { rules }] of clauses.entries())
    for (const id of rules) numbers.set(id, [...(numbers.get(id) ?? []), position + 1]);
  return [...numbers].flatMap(([id, found]) => {
    const rule = kit.rules[id];
    return rule === undefined ? [] : [{ ...rule, clauses: counts ? found : [] }];
  });
}

/** The places whose law on data knows a data protection officer. */
const WITH_OFFICER: readonly Place[] = ["br", ...UK_PLACES, "eu"];

function fillingFor({ words, locale }: Kit, { answers, typed }: School): Filling {
  const { school, contact, reviewDate } = typed;
  const said = (option: string | undefined) => words.inSentence[option ?? ""] ?? "";
  return {
    texts: {
      school,
      contact,
      reviewDate: reviewDate === "" ? "" : formatWholeDate(reviewDate, locale),
      responsible: said(answers.responsible[0]),
      reviewWhen: said(answers.review[0]),
      ...stagesInWords(answers, words),
      what: answers.data.map(said).filter(Boolean).join("; ") || words.answersToMark,
      dataOfficer: words.dataOfficer[WITH_OFFICER.includes(toPlace(answers)) ? "byLaw" : "elsewhere"],
    },
    blanks: words.blanks,
  };
}

/** The stages of a school as its documents name them, in a title and at the beginning of a sentence. */
function stagesInWords(answers: Answers, { stages }: Kit["words"]) {
  const { lower, upper } = toPlace(answers) === "england" ? stages.england : stages.usual;
  const { stage } = answers;
  const older = [
    ...(stage.includes("upper-secondary") ? [upper] : []),
    ...(stage.includes("adult") ? [stages.adult] : []),
  ];
  return {
    lower: lower.name,
    inLower: capitalised(lower.inIt),
    upper: older.map(({ name }) => name).join(stages.and),
    inUpper: capitalised(older.map(({ inIt }) => inIt).join(stages.and)),
  };
}
