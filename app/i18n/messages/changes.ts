import type { ChangeKind, RECORD_FIELDS } from "~/features/changes/core/change";
import type { Messages } from "~/i18n/translate";

const kinds = {
  pupils: "Age, accounts and pupils' data",
  law: "Rules of law",
  names: "Names, owners and ends",
  features: "What a tool can do",
  money: "Prices and offers",
} satisfies Record<ChangeKind, string>;

const fields = {
  name: "Name",
  status: "Still there?",
  maker: "Owner",
  features: "Features",
  cost: "Cost",
} satisfies Record<Exclude<(typeof RECORD_FIELDS)[number], "rule">, string>;

const en = {
  kinds,
  fields,
  was: "Before",
  now: "Now",
  why: "What it means",
  source: "Source",
  undated: "undated",
  /** The day may be to come. */
  from: (date: string) => `from ${date}`,
  seen: (date: string) => `Seen on ${date}`,
  seenIn: (month: string) => `Seen in ${month}`,
  affects: "Where the site uses it",
  clauses: (count: number) =>
    count === 1 ? "1 clause of the school kit" : `${count} clauses of the school kit`,
  ofRecord: "What changed",
  ofLesson: (count: number) =>
    count === 1 ? "One fact behind this lesson changed" : `${count} facts behind this lesson changed`,
  all: "All changes",
  feed: "Follow the changes (Atom)",
  feedTitles: {
    changes: "What changed on AI Teacher Pro",
    rules: "Changes to the rules on AI for teachers",
  },
  ownWords: "We list a change once, with the text that says so; the month is that of the text.",
};

const ptBr: typeof en = {
  kinds: {
    pupils: "Idade, contas e dados dos alunos",
    law: "Leis e normas",
    names: "Nomes, donos e encerramentos",
    features: "O que a ferramenta faz",
    money: "Preços e ofertas",
  },
  fields: {
    name: "Nome",
    status: "Ainda existe?",
    maker: "Quem é o dono",
    features: "Recursos",
    cost: "Custo",
  },
  was: "Antes",
  now: "Agora",
  why: "Na prática",
  source: "Fonte",
  undated: "sem data",
  from: (date) => `a partir de ${date}`,
  seen: (date) => `Vimos em ${date}`,
  seenIn: (month) => `O que vimos em ${month}`,
  affects: "Onde o site usa isso",
  clauses: (count) => (count === 1 ? "1 cláusula do kit da escola" : `${count} cláusulas do kit da escola`),
  ofRecord: "O que mudou",
  ofLesson: (count) => (count === 1 ? "Um fato desta aula mudou" : `${count} fatos desta aula mudaram`),
  all: "Todas as mudanças",
  feed: "Acompanhar as mudanças (Atom)",
  feedTitles: {
    changes: "O que mudou no AI Teacher Pro",
    rules: "Mudanças nas regras de IA para professores",
  },
  ownWords: "Cada mudança aparece uma vez, com o texto em que se apoia; o mês é o do texto.",
};

export const changesMessages: Messages<typeof en> = { en, "pt-br": ptBr };
