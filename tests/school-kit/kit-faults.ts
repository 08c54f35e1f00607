// Where the sentences of a kit disagree: with the answers of a school, with what they declare, or with one another.
import { LOCALES, type Locale } from "~/addresses/languages";
import type { Claims } from "~/features/school-kit/core/claims";
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";
import { holds, LOWER } from "~/features/school-kit/core/kit-options";
import { splitSentences } from "~/lib/split-sentences";
import { everySetFor } from "./kit-answers";
import { DECIDED_BY, type Topic, toTruth } from "./kit-truth";

/** Words that name a topic. Whoever uses one declares a claim on one of the topics. */
interface TopicWords {
  readonly name: string;
  readonly words: Readonly<Record<Locale, RegExp>>;
  readonly topics: readonly Topic[];
}

export const TOPIC_WORDS: readonly TopicWords[] = [
  {
    name: "use",
    words: {
      en: /\b(?:pupils?|children|learners?|class|I|we|you|they|nobody)\b[^.:]{0,40}\bus(?:e|es|ed|ing)\b[^.]{0,20}\bAI\b|\bAI (?:tools? )?(?:is|are) (?:not )?used\b|\b(?:teacher|adult)(?: who)? (?:types|operates)\b/i,
      "pt-br":
        /\b(?:alunos?|crianças|estudantes?|turma|gente|vocês?)\b[^.:]{0,40}\bus(?:am?|ar|ou|ei)\b[^.]{0,20}\bIA\b|\bIA (?:não )?é usada\b|\bdigita\b[^.]{0,6}\bprofessor|\bprofessor digita\b|\badulto opera\b/i,
    },
    topics: ["use", "primary", "early", "homework", "assessed", "aid", "decides"],
  },
  {
    name: "accounts",
    words: {
      en: /(?<!names of )\baccounts?\b(?! of)|\bsigns? in\b/i,
      "pt-br": /\bcontas? (?:em|da|pessoal|de|usada)\b|\bsem conta\b|\bde conta\b|\bexige\w* conta\b/i,
    },
    topics: ["accounts", "staffAccounts", "homework"],
  },
  {
    name: "marking",
    words: { en: /\bmark(?:s|ed|ing)?\b/i, "pt-br": /\bcorrig\w+|\bcorreção\b|\bnotas?\b/i },
    topics: [
      "closedQuestions",
      "openAnswers",
      "decides",
      "assessed",
      "greenCounts",
      "homework",
      "detector",
      "personalData",
    ],
  },
  {
    name: "ages",
    words: {
      en: /\bage\b|\b(?:from|below|until) 1[0-7]\b/i,
      "pt-br": /\bidade\b|\b1[0-7] anos\b/i,
    },
    topics: ["age", "youngest"],
  },
  {
    name: "data",
    words: {
      en: /\bnames\b(?! of accounts)|\bdata\b|\bhealth data\b|\bfaces?\b|\bvoices?\b|\bphotograph/i,
      "pt-br": /\bnomes?\b(?! de perfis)|\bdados?\b|\brosto\b|\bvoz\b|\bfoto\b/i,
    },
    topics: ["personalData", "work", "staffData", "place"],
  },
];

/** Phrases that assert something: whoever uses one declares one of these claims; none may stand for an empty list. */
interface Phrase {
  readonly words: Readonly<Record<Locale, RegExp>>;
  readonly claims: readonly Claims[];
}

const PHRASES: readonly Phrase[] = [
  {
    words: {
      en: /no AI tool is used|(?:pupils|children)\b[^.]* do not use (?:AI|artificial)|not used in lessons|without using it|AI stays outside/i,
      "pt-br":
        /nenhuma ferramenta de IA é usada|(?:alunos|crianças)\b[^.]* não usam|não é usada em aula|funciona, sem usar|fica do lado de fora/i,
    },
    claims: [{ use: "none" }, { early: "none" }],
  },
  {
    words: {
      en: /teacher (?:who )?types|adult operates|adult does|teacher uses AI with the class/i,
      "pt-br":
        /quem digita é|só o professor digita|só o adulto opera|quem faz[^.]*é o adulto|professor usa IA com a turma/i,
    },
    claims: [{ use: "screen" }, { primary: "adult-types" }],
  },
  {
    words: {
      en: /pupils use AI (?:themselves|in class|in a tool)|pupils may use|learners may use|you may use AI|ask the tool/i,
      "pt-br":
        /próprio aluno usa|aluno (?:usa|pode usar) IA|estudante pode usar|vocês podem usar IA|pergunta à ferramenta|é com IA/i,
    },
    claims: [{ use: "own" }],
  },
  {
    words: {
      en: /no (?:AI )?accounts|without an account|in the class needs an account/i,
      "pt-br": /não (?:dá ao aluno|cria) conta|sem conta|da turma precisa de conta/i,
    },
    claims: [{ accounts: "none" }, { accounts: "not-in-lessons" }],
  },
  {
    words: { en: /account the school gives/i, "pt-br": /conta que a escola fornece/i },
    claims: [{ accounts: "school" }],
  },
  {
    words: {
      en: /signs? in with (?:a|their|the) (?:personal|own) account/i,
      "pt-br": /(?:entra|usa) (?:com )?(?:a )?conta pessoal/i,
    },
    claims: [{ accounts: "not-in-lessons" }],
  },
  {
    words: { en: /(?:from|below) 13\b/i, "pt-br": /(?:a partir|antes) dos 13\b/i },
    claims: [{ youngest: "13" }],
  },
  {
    words: {
      en: /(?:from|below) (?:\d|1[0-2]|14)\b/i,
      "pt-br": /(?:a partir|antes) dos (?:\d|1[0-2]|14)\b/i,
    },
    claims: [],
  },
  {
    words: {
      en: /never give|never type|nothing about (?:any )?pupils? ever|without pupils' data|without learners' data/i,
      "pt-br": /nada disso se conta|nunca (?:damos|digitamos)|sem dados de (?:alunos|estudantes),/i,
    },
    claims: [{ staffData: "none" }],
  },
  {
    words: { en: /to work with \{what\}/i, "pt-br": /trabalhar com \{what\}/i },
    claims: [{ staffData: "some" }],
  },
  {
    words: { en: /tool may mark/i, "pt-br": /ferramenta pode corrigir/i },
    claims: [{ closedQuestions: "tool-checked" }],
  },
  {
    words: { en: /teachers mark\.|mark everything/i, "pt-br": /quem corrige é o professor|corrige tudo/i },
    claims: [{ closedQuestions: "teacher" }],
  },
  {
    words: {
      en: /mark personally|reads? and marks?\b|read and marked/i,
      "pt-br": /corrigir pessoalmente|lid[oa]s? e corrigid[oa]s?/i,
    },
    claims: [{ openAnswers: "teacher" }],
  },
  {
    words: {
      en: /(?:AI|tool) (?:may )?marks? (?:essays|open|everything|your|all)/i,
      "pt-br": /(?:IA|ferramenta) (?:pode )?corrig\w+ (?:redaç|questões dissert|tudo|o que)/i,
    },
    claims: [],
  },
  {
    words: {
      en: /homework is (?:done without AI|always red)|homework and work that counts/i,
      "pt-br": /para casa (?:são feitas sem IA|é sempre vermelha)|para casa e o que vale nota/i,
    },
    claims: [{ homework: "none" }],
  },
  {
    words: {
      en: /homework sheet carries|some homework may|homework without a colour is red/i,
      "pt-br": /toda atividade para casa traz|algumas atividades para casa podem|para casa sem cor também/i,
    },
    claims: [{ homework: "by-task" }],
  },
  {
    words: {
      en: /use AI in homework|homework without a colour may/i,
      "pt-br": /usar IA nas atividades para casa|para casa sem cor pode/i,
    },
    claims: [{ homework: "declared" }],
  },
  {
    words: {
      en: /counts for a mark (?:is done without|is always red|are always red)|counts for no mark/i,
      "pt-br": /o que vale nota (?:é feito sem|é sempre|são sempre)|não vale nota/i,
    },
    claims: [{ assessed: "none" }],
  },
  {
    words: { en: /use AI in assessed work/i, "pt-br": /usar IA em trabalho que vale nota/i },
    claims: [{ assessed: "process" }],
  },
  {
    words: { en: /if it counts for a mark/i, "pt-br": /se valer nota/i },
    claims: [{ greenCounts: "maybe" }],
  },
  {
    words: {
      en: /detector (?:is|counts as) proof|detector decides/i,
      "pt-br": /detector (?:é|vale como) prova/i,
    },
    claims: [],
  },
  {
    words: {
      en: /(?:AI|tool) (?:alone )?decides|decided by (?:AI|a tool)/i,
      "pt-br": /quem decide é a (?:IA|ferramenta)|a (?:IA|ferramenta) decide/i,
    },
    claims: [],
  },
  {
    words: {
      en: /without any consequence|strictest level|never be punished|this policy follows the/i,
      "pt-br": /sem sofrer consequência|nível mais alto|documento observa a/i,
    },
    claims: [],
  },
  {
    words: { en: /UNESCO (?:sets|fixes|requires)/i, "pt-br": /Unesco (?:fixa|exige|obriga)/i },
    claims: [],
  },
];

/** The sentences of a text that assert something: a question asserts nothing. */
function assertedIn(text: string): string {
  return splitSentences(text)
    .filter((sentence) => !sentence.endsWith("?"))
    .join(" ");
}

function faultsOfWords({ id, text, says = {} }: ClauseRecord): string[] {
  return LOCALES.flatMap((locale) => {
    const asserted = assertedIn(text[locale]);
    const named = TOPIC_WORDS.filter(
      ({ words, topics }) =>
        words[locale].test(asserted) && !topics.some((topic) => says[topic] !== undefined),
    ).map(({ name }) => `${id} (${locale}): names ${name} and declares nothing of it`);
    const asserts = PHRASES.filter(
      ({ words, claims }) => words[locale].test(asserted) && !claims.some((claim) => isClaimed(claim, says)),
    ).map(({ words }) => `${id} (${locale}): “${words[locale].exec(asserted)?.[0]}” is not what it declares`);
    return [...named, ...asserts];
  });
}

function isClaimed(claim: Claims, says: Claims): boolean {
  return listTopics(claim).every((topic) => says[topic] === claim[topic]);
}

function listTopics(claims: Claims): Topic[] {
  return TOPICS.filter((topic) => claims[topic] !== undefined);
}

const TOPICS: readonly Topic[] = [
  "use",
  "primary",
  "early",
  "accounts",
  "staffAccounts",
  "age",
  "youngest",
  "personalData",
  "work",
  "staffData",
  "closedQuestions",
  "openAnswers",
  "decides",
  "homework",
  "assessed",
  "greenCounts",
  "detector",
  "aid",
  "phones",
  "place",
];

/** A school at which the clause stands and claims what is not true there, for each topic that it claims. */
function faultsOfTruth(clause: ClauseRecord): string[] {
  const { id, says = {} } = clause;
  return listTopics(says).flatMap((topic) => {
    const sets = everySetFor([clause], DECIDED_BY[topic] ?? []);
    const where = sets.find((answers) => holds(clause, answers) && toTruth(answers)[topic] !== says[topic]);
    return where === undefined
      ? []
      : [`${id}: claims ${topic} ${says[topic]}, and that is not so at ${JSON.stringify(where)}`];
  });
}

/** A school with pupils below 13 at which the clause lets all of them use AI by themselves, away from the lesson. */
function faultsOfAge(clause: ClauseRecord): string[] {
  const { id, says = {} } = clause;
  const letsUse = says.homework === "declared" || says.assessed === "process";
  if (!letsUse || says.youngest !== undefined || clause.band === "adults") return [];
  const where = everySetFor([clause], ["stage"]).find(
    (answers) => holds(clause, answers) && holds({ when: LOWER }, answers),
  );
  return where === undefined
    ? []
    : [`${id}: names no age, and some are below 13 at ${JSON.stringify(where)}`];
}

/** All faults of the clauses of a kit. */
export function faultsIn(clauses: readonly ClauseRecord[]): string[] {
  return clauses.flatMap((clause) => [
    ...faultsOfWords(clause),
    ...faultsOfTruth(clause),
    ...faultsOfAge(clause),
  ]);
}
