// A walk over tools, ages, places and accounts, shared by the drawn sample and the whole of it.
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "~/addresses/languages";
import { ASKED_TOOLS } from "~/content/evidence/asked-tools.server";
import { CLASS_AGES } from "~/features/catalogue/core/teacher-needs";
import { TOOL_EVIDENCE } from "~/features/catalogue/io/catalogue.server";
import { listKeyFacts } from "~/features/evidence/core/key-fact";
import { ADULT, listClaims } from "~/features/evidence/core/tool-claims";
import { forReadersIn, type ToolEvidence } from "~/features/evidence/core/tool-evidence";
import {
  answersFor,
  type ClassAnswer,
  type ClassQuestion,
  type Verdict,
} from "~/features/may-we-use/core/class-answers";
import { ACCOUNTS, type ClassAsked, findCountry } from "~/features/may-we-use/core/class-asked";
import { PLACES } from "~/features/rules/core/place";

export interface WalkedClass extends ClassAsked {
  readonly evidence: ToolEvidence;
  readonly locale: Locale;
}

/** Every tool that can be asked about. */
const EVIDENCE: readonly ToolEvidence[] = [...TOOL_EVIDENCE, ...ASKED_TOOLS.map(({ evidence }) => evidence)];

/** Every class that can be asked about, in every language. */
export const ALL_CLASSES: readonly WalkedClass[] = EVIDENCE.flatMap((evidence) =>
  CLASS_AGES.flatMap((age) =>
    PLACES.flatMap((place) =>
      ACCOUNTS.flatMap((account) =>
        LOCALES.map((locale) => ({ tool: evidence.id, evidence, age, place, account, locale })),
      ),
    ),
  ),
);

/** The answers to a class, by question. */
export function listAnswers(walked: WalkedClass): ReadonlyMap<ClassQuestion, ClassAnswer> {
  const { evidence, locale, ...asked } = walked;
  const there = forReadersIn(evidence, findCountry(asked.place));
  const answers = answersFor(there, asked, LANGUAGES[locale].tag);
  return new Map(answers.map((answer) => [answer.question, answer]));
}

/** Lists the faults of the answers to a class: an assurance without an official text, or a contradiction. */
export function listFaults(walked: WalkedClass): readonly string[] {
  const { evidence, age, place, account, locale } = walked;
  const answers = listAnswers(walked);
  const found = [...listUnfounded(evidence, answers), ...listContradictions(walked, answers)];
  return found.map((fault) => `${[evidence.id, age, place, account, locale].join(" ")}: ${fault}`);
}

type Answers = ReturnType<typeof listAnswers>;

function listUnfounded(evidence: ToolEvidence, answers: Answers): readonly string[] {
  return [...answers.values()].flatMap(({ question, verdict, from }) => {
    const texts = from.map((asked) => evidence[asked]).filter((fact) => fact !== undefined && "text" in fact);
    const isFounded = verdict === "fits" ? evidence[from[0]]?.basis === "official" : texts.length > 0;
    return isFounded || verdict === "not-known" ? [] : [`${question} ${verdict} by no text`];
  });
}

/** Contradictions to headlines and filters of the same tool, for readers at the same place. */
function listContradictions({ evidence, age, place, account, locale }: WalkedClass, answers: Answers) {
  const country = findCountry(place);
  const there = forReadersIn(evidence, country);
  const claims = listClaims(there, country, LANGUAGES[locale].tag);
  const leads = new Map(listKeyFacts(there, locale, country).map(({ topic, answer }) => [topic, answer]));
  const has = (question: ClassQuestion, ...verdicts: readonly Verdict[]) =>
    verdicts.some((verdict) => answers.get(question)?.verdict === verdict);
  const who = leads.get("who");
  const isMinor = age < ADULT;
  const isLetIn = has("age", "fits") && has("login", "fits", "guardian");
  const isTooYoung = who !== undefined && "age" in who && age < who.age;
  const isOwn = account === "personal-account";
  const holdsAt = evidence.termsHoldIn?.includes(country ?? "") ?? true;
  const contradictions: readonly (readonly [string, boolean])[] = [
    ["not for pupils", isMinor && isLetIn && who?.is === "not-pupils"],
    ["older pupils", isOwn && isTooYoung && has("age", "fits")],
    ["free", claims.free === true && has("cost", "does-not-fit")],
    ["a price", leads.get("cost")?.is === "price" && has("cost", "fits")],
    ["another language", has("language", "fits") && claims.answersIn !== true],
    ["trains on nothing", isOwn && claims.trainsNothing && !has("data", "fits")],
    [
      "the terms' own countries",
      has("age", "fits") && answers.get("age")?.from[0] === "minimumAge" && !holdsAt,
    ],
    ["an age that the country sets", answers.get("age")?.remark === "country-age" && has("consent", "fits")],
    // Without an account another text decides.
    ["the filter", isMinor && account !== "no-login" && isLetIn && (claims.pupilsFrom ?? Infinity) > age],
  ];
  return contradictions.flatMap(([said, isSo]) => (isSo ? [`contradicts ${said}`] : []));
}

/** The tools that the filter keeps and that no way to sign in lets a class of that age in, at a place. */
export function listCachedInVain(
  evidence: ToolEvidence,
  age: number,
  place: ClassAsked["place"],
): readonly string[] {
  const country = findCountry(place);
  const kept = listClaims(evidence, country, LANGUAGES[DEFAULT_LOCALE].tag).pupilsFrom;
  if (kept === null || age < kept) return [];
  const isOpen = ACCOUNTS.some((account) => {
    const answers = listAnswers({
      tool: evidence.id,
      evidence,
      age,
      place,
      account,
      locale: LOCALES[0] ?? "en",
    });
    const who = (["age", "consent", "login"] as const).map((question) => answers.get(question)?.verdict);
    return !who.includes("does-not-fit");
  });
  return isOpen ? [] : [`${evidence.id} at ${age} in ${place}`];
}
