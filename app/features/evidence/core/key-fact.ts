// Four questions that a teacher asks of a tool first, each with a short answer and the texts behind it.

import type { Locale } from "~/addresses/languages";
import { type Provenance, toProvenance, weakestOf } from "./evidence";
import { type ShownFact, shownFacts } from "./shown-fact";
import { claimsOf, type ToolClaims } from "./tool-claims";
import { answerOf, type PlanPrice, type Question, type ToolEvidence, type Training } from "./tool-evidence";

export const KEY_TOPICS = ["who", "cost", "portuguese", "data"] as const;
export type KeyTopic = (typeof KEY_TOPICS)[number];

/** Answers in the same words for every tool. "unclear": a text speaks of it, but its words allow no short answer. */
export type PlainAnswer =
  | "not-found"
  | "not-stated"
  | "unclear"
  | "through-school"
  | "pupils"
  | "pupils-with-guardian"
  | "not-pupils"
  | "free"
  | "not-free"
  | "free-elsewhere"
  | "interface"
  | "website"
  | "not-portuguese"
  | "trains-nothing"
  | "can-be-switched-off"
  | "trains";

export type KeyAnswer =
  | { readonly is: PlainAnswer }
  | { readonly is: "from-age" | "from-age-with-guardian"; readonly age: number }
  /** A paid plan alone is a price; where nobody says whether there is a free one, what the paid one costs. */
  | { readonly is: "price" | "paid-plan"; readonly price: PlanPrice };

export interface KeyFact {
  readonly topic: KeyTopic;
  readonly answer: KeyAnswer;
  /** The texts behind the answer, the telling one first: each vouches for its own words alone. */
  readonly texts: readonly KeyText[];
}

/** Quotes one text on each question that it answers, with the weakest provenance among those answers. */
export interface KeyText {
  readonly said: readonly { readonly question: Question; readonly text: string }[];
  readonly standing: Provenance;
  readonly source: { readonly document: string; readonly address: string } | null;
}

/** A short answer with the questions that it is drawn from, the telling one first. */
interface Drawn {
  readonly answer: KeyAnswer;
  readonly from: readonly Question[];
}

/** The four facts of a tool for readers in a country; null stands for readers anywhere. */
export function listKeyFacts(
  evidence: ToolEvidence,
  locale: Locale,
  country: string | null,
): readonly KeyFact[] {
  const shown = new Map(shownFacts(evidence, locale, country).map((fact) => [fact.question, fact]));
  const factsOf = (questions: readonly Question[]) =>
    questions.flatMap((question) => shown.get(question) ?? []);
  const claims = claimsOf(evidence, country);
  const drawn: Readonly<Record<KeyTopic, Drawn | null>> = {
    who: answerWho(claims),
    cost: drawCost(evidence, factsOf(["freePlan"])),
    portuguese: drawPortuguese(evidence),
    data: drawData(claims.training),
  };
  return KEY_TOPICS.map((topic) => {
    const { answer, from } = drawn[topic] ?? undrawn(factsOf(ASKED[topic]));
    return { topic, answer, texts: textsOf(factsOf(from)) };
  });
}

/** Questions whose evidence is shown where no value gives the answer. */
const ASKED: Readonly<Record<KeyTopic, readonly Question[]>> = {
  who: ["pupilLogin", "minimumAge"],
  cost: ["freePlan", "price"],
  portuguese: ["portuguese"],
  data: ["trainsOnInputs"],
};

function answerWho({ pupils, minimumAge: age, needsGuardian }: ToolClaims): Drawn | null {
  if (pupils === "through-school") return { answer: { is: "through-school" }, from: ["pupilLogin"] };
  if (pupils === "no") return { answer: { is: "not-pupils" }, from: ["pupilLogin"] };
  if (pupils === null) return age === null ? null : { answer: { is: "from-age", age }, from: ["minimumAge"] };
  // "with-guardian" says of the permission itself; else another text does.
  const consent: readonly Question[] = needsGuardian && pupils === "yes" ? ["guardianConsent"] : [];
  if (age === null) {
    const is = needsGuardian ? "pupils-with-guardian" : "pupils";
    return { answer: { is }, from: ["pupilLogin", ...consent] };
  }
  const is = needsGuardian ? "from-age-with-guardian" : "from-age";
  return { answer: { is, age }, from: ["pupilLogin", "minimumAge", ...consent] };
}

function drawCost({ freePlan, price }: ToolEvidence, [shown]: readonly ShownFact[]): Drawn | null {
  const plan = answerOf(freePlan);
  const least = answerOf(price);
  if (shown?.isElsewhere === true) return { answer: { is: "free-elsewhere" }, from: ["freePlan"] };
  // Who lives where the plan is offered cannot be told on a page for readers anywhere.
  if (plan?.countries !== undefined) return { answer: { is: "unclear" }, from: ["freePlan"] };
  if (plan?.free === true) {
    return { answer: { is: "free" }, from: "text" in price ? ["freePlan", "price"] : ["freePlan"] };
  }
  if (least !== null) {
    return plan === null
      ? { answer: { is: "paid-plan", price: least }, from: ["price"] }
      : { answer: { is: "price", price: least }, from: ["price", "freePlan"] };
  }
  return plan?.free === false ? { answer: { is: "not-free" }, from: ["freePlan"] } : null;
}

function drawPortuguese({ portuguese }: ToolEvidence): Drawn | null {
  const part = answerOf(portuguese);
  return part === null
    ? null
    : { answer: { is: part === "no" ? "not-portuguese" : part }, from: ["portuguese"] };
}

const TRAINING_ANSWERS = {
  no: "trains-nothing",
  "unless-switched-off": "can-be-switched-off",
  yes: "trains",
} as const satisfies Record<Training, PlainAnswer>;

function drawData(training: Training | null): Drawn | null {
  return training === null ? null : { answer: { is: TRAINING_ANSWERS[training] }, from: ["trainsOnInputs"] };
}

/** No value answers: a text that speaks of it comes first, then one that was read and is silent. */
function undrawn(asked: readonly ShownFact[]): Drawn {
  const speaking = asked.filter(({ text }) => text !== null);
  if (speaking.length > 0)
    return { answer: { is: "unclear" }, from: speaking.map(({ question }) => question) };
  const silent = asked.filter(({ basis }) => basis === "not-stated");
  return silent.length > 0
    ? { answer: { is: "not-stated" }, from: silent.map(({ question }) => question) }
    : { answer: { is: "not-found" }, from: [] };
}

function textsOf(facts: readonly ShownFact[]): readonly KeyText[] {
  const byText = new Map<string, ShownFact[]>();
  for (const fact of facts) {
    const key = `${fact.document} ${fact.address}`;
    byText.set(key, [...(byText.get(key) ?? []), fact]);
  }
  const [first = [], ...others] = byText.values();
  return [toLeadText(withoutAge(first)), ...others.map(toLeadText)];
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
    said: facts.flatMap(({ question, text }) => (text === null ? [] : { question, text })),
    standing: weakestOf(facts.map(toProvenance)),
    source: document === null || address === null ? null : { document, address },
  };
}
