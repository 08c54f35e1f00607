// Headlines of a tool: short answers to the four questions that a teacher asks first, each with the texts behind it. A
// headline is what is known and helps; everything else stands in the table alone.

import { LANGUAGES, type Locale } from "~/addresses/languages";
import { getWeakest, type Provenance, toProvenance } from "./evidence";
import { type ShownFact, type ShownReading, shownFacts } from "./shown-fact";
import { isAgeDisputed, listClaims, type ToolClaims } from "./tool-claims";
import { findAnswer, type PlanPrice, type Question, type ToolEvidence, type Training } from "./tool-evidence";

export const KEY_TOPICS = ["who", "cost", "language", "data"] as const;
export type KeyTopic = (typeof KEY_TOPICS)[number];

/** Answers in the same words for every tool. */
export type PlainAnswer =
  | "through-school"
  | "pupils"
  | "pupils-with-guardian"
  | "not-pupils"
  | "minors-with-guardian"
  | "free"
  | "not-free"
  | "free-elsewhere"
  | "free-somewhere"
  | "answers-and-menus"
  | "answers"
  | "menus"
  | "not-menus"
  | "not-in-it"
  | "trains-nothing"
  | "can-be-switched-off"
  | "trains";

export type KeyAnswer =
  | { readonly is: PlainAnswer }
  | { readonly is: "from-age" | "from-age-with-guardian"; readonly age: number }
  /** Of a tool that is known to have no free plan. */
  | { readonly is: "price"; readonly price: PlanPrice };

export interface KeyFact {
  readonly topic: KeyTopic;
  readonly answer: KeyAnswer;
  /** The texts behind the answer, the telling one first: each vouches for its own words alone. */
  readonly texts: readonly KeyText[];
}

/** Quotes one text on each question that it answers, with the weakest provenance among those answers. */
export interface KeyText {
  /** It disagrees with the answer. */
  readonly isOther: boolean;
  readonly said: readonly { readonly question: Question; readonly text: string }[];
  readonly standing: Provenance;
  readonly source: { readonly document: string; readonly address: string } | null;
}

/** A short answer with the questions that it is drawn from, the telling one first. */
interface Drawn {
  readonly answer: KeyAnswer;
  readonly from: readonly Question[];
}

/** The headlines of a tool for readers in a country, at most one for each topic; null stands for readers anywhere. */
export function listKeyFacts(
  evidence: ToolEvidence,
  locale: Locale,
  country: string | null,
): readonly KeyFact[] {
  const shown = new Map(shownFacts(evidence, locale, country).map((fact) => [fact.question, fact]));
  const listFacts = (questions: readonly Question[]) =>
    questions.flatMap((question) => shown.get(question) ?? []);
  const claims = listClaims(evidence, country, LANGUAGES[locale].tag);
  const drawn: Readonly<Record<KeyTopic, Drawn | null>> = {
    who: isAgeDisputed(evidence) && claims.pupils === "no" ? disputedAge(claims) : answerWho(claims),
    cost: drawCost(evidence, listFacts(["freePlan"])),
    language: drawLanguage(claims),
    data: drawData(claims.training),
  };
  return KEY_TOPICS.flatMap((topic) => {
    const found = drawn[topic];
    return found === null ? [] : [{ topic, answer: found.answer, texts: listTexts(listFacts(found.from)) }];
  });
}

/** The strictest age leads, with the text that disagrees beside it. */
function disputedAge({ minimumAge: age }: ToolClaims): Drawn | null {
  return age === null ? null : { answer: { is: "from-age", age }, from: ["minimumAge", "pupilLogin"] };
}

/** One answer of the age, the permission and the pupils' own way in. */
function answerWho({ pupils, minimumAge: age, needsGuardian }: ToolClaims): Drawn | null {
  if (pupils === "through-school") return { answer: { is: "through-school" }, from: ["pupilLogin"] };
  if (pupils === "no") return { answer: { is: "not-pupils" }, from: ["pupilLogin"] };
  // "with-guardian" says of the permission itself; else another text does.
  const consent: readonly Question[] = needsGuardian && pupils !== "with-guardian" ? ["guardianConsent"] : [];
  const login: readonly Question[] = pupils === null ? [] : ["pupilLogin"];
  if (age !== null) {
    const is = needsGuardian ? "from-age-with-guardian" : "from-age";
    return { answer: { is, age }, from: [...login, "minimumAge", ...consent] };
  }
  if (pupils === null)
    return needsGuardian ? { answer: { is: "minors-with-guardian" }, from: consent } : null;
  return { answer: { is: needsGuardian ? "pupils-with-guardian" : "pupils" }, from: [...login, ...consent] };
}

function drawCost({ freePlan, price }: ToolEvidence, [shown]: readonly ShownFact[]): Drawn | null {
  const plan = findAnswer(freePlan);
  const least = findAnswer(price);
  if (shown?.isElsewhere === true) return { answer: { is: "free-elsewhere" }, from: ["freePlan"] };
  // Who lives where the plan is offered cannot be told on a page for readers anywhere.
  if (plan?.countries !== undefined) return { answer: { is: "free-somewhere" }, from: ["freePlan"] };
  if (plan?.free === true) {
    return { answer: { is: "free" }, from: "text" in price ? ["freePlan", "price"] : ["freePlan"] };
  }
  // A price says nothing of a tool that may have a free plan.
  if (plan?.free !== false) return null;
  return least === null
    ? { answer: { is: "not-free" }, from: ["freePlan"] }
    : { answer: { is: "price", price: least }, from: ["price", "freePlan"] };
}

function drawLanguage({ answersIn: answers, menusIn: menus }: ToolClaims): Drawn | null {
  const is = languageAnswer(answers, menus);
  if (is === null) return null;
  const from: Question[] = [];
  if (answers !== null) from.push("answersIn");
  if (menus !== null) from.push("menusIn");
  return { answer: { is }, from };
}

function languageAnswer(answers: boolean | null, menus: boolean | null): PlainAnswer | null {
  if (answers === true) return menus === true ? "answers-and-menus" : "answers";
  if (menus === true) return "menus";
  if (answers === false) return "not-in-it";
  return menus === false ? "not-menus" : null;
}

const TRAINING_ANSWERS = {
  no: "trains-nothing",
  "unless-switched-off": "can-be-switched-off",
  yes: "trains",
} as const satisfies Record<Training, PlainAnswer>;

function drawData(training: Training | null): Drawn | null {
  return training === null ? null : { answer: { is: TRAINING_ANSWERS[training] }, from: ["trainsOnInputs"] };
}

function listTexts(facts: readonly ShownFact[]): readonly KeyText[] {
  const byText = new Map<string, ShownFact[]>();
  for (const fact of facts) {
    const key = `${fact.document} ${fact.address}`;
    byText.set(key, [...(byText.get(key) ?? []), fact]);
  }
  const [first = [], ...others] = byText.values();
  const disagreeing = facts.flatMap(({ question, others: readings }) =>
    readings.map((reading) => toOtherText(question, reading)),
  );
  return [toLeadText(withoutAge(first)), ...disagreeing, ...others.map(toLeadText)];
}

function toOtherText(question: Question, reading: ShownReading): KeyText {
  const { text, document, address } = reading;
  return {
    isOther: true,
    said: [{ question, text }],
    standing: toProvenance(reading),
    source: { document, address },
  };
}

/** The answer has said the age, unless the text says nothing else. */
function withoutAge(facts: readonly ShownFact[]): readonly ShownFact[] {
  return facts.length === 1
    ? facts
    : facts.map((fact) => (fact.question === "minimumAge" ? { ...fact, text: null } : fact));
}

function toLeadText(facts: readonly ShownFact[]): KeyText {
  const { document = null, address = null } = facts[0] ?? {};
  return {
    isOther: false,
    said: facts.flatMap(({ question, text }) => (text === null ? [] : { question, text })),
    standing: getWeakest(facts.map(toProvenance)),
    source: document === null || address === null ? null : { document, address },
  };
}
