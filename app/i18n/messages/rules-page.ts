import type {
  RuleConfidence,
  RuleCountry,
  RuleHearsay,
  RuleSourceType,
  RuleStage,
  RuleState,
} from "~/features/rules/core/rule";
import type { Messages } from "~/i18n/translate";

const countries = {
  BR: "Brazil",
  UK: "United Kingdom",
  US: "United States",
  EU: "European Union",
  international: "International",
} satisfies Record<RuleCountry, string>;

const stages = {
  "early-years": "early years",
  primary: "primary",
  "lower-secondary": "lower secondary",
  "upper-secondary": "upper secondary",
  adult: "adult education",
} satisfies Record<RuleStage, string>;

const states = {
  "in-force": "in force",
  "approved-waiting": "approved, not yet in force",
  draft: "draft",
  guidance: "guidance, not law",
} satisfies Record<RuleState, string>;

/** The date beside a state. "Not yet in force since" some day would say the opposite. */
const dated: Readonly<Record<RuleState, (date: string) => string>> = {
  "in-force": (date) => `since ${date}`,
  "approved-waiting": (date) => `dated ${date}`,
  draft: (date) => `dated ${date}`,
  guidance: (date) => `dated ${date}`,
};

const confidences = {
  high: "sure",
  medium: "fairly sure",
  low: "unsure",
} satisfies Record<RuleConfidence, string>;

const sources = {
  "official-text": "official text",
  "copy-of-official-text": "copy of the official text",
  "official-page": "official page",
  "copy-of-official-page": "copy of the official page",
  "official-answer-copy": "copy of an official answer",
  "official-mail-copy": "copy of an official email",
  "official-release-copy": "copy of an official press release",
  "official-national-commission-page": "page of a national commission",
  "public-university-page": "page of a public university",
  "association-page": "page of an association",
  "industry-page": "page of an industry body",
} satisfies Record<Exclude<RuleSourceType, RuleHearsay>, string>;

/** The page of all rules. */
const en = {
  countries,
  stages,
  states,
  confidences,
  sources,
  everyStage: "all stages",
  noAdvice:
    "This is not legal advice. We say what we read, how old it is and how sure we are; the official text is what counts.",
  noAddress: (count: number, total: number) =>
    `${count} of ${total} rules have no official address here yet, because we could not open the authority's page. For each of them we say what we read instead.`,
  coming: "Dates ahead",
  filters: "Filter the rules",
  country: "Country",
  stage: "Stage",
  state: "Status",
  all: { country: "All", stage: "All", state: "All" },
  clear: "Show all rules",
  showing: (shown: number, all: number) => `Showing ${shown} of ${all} rules`,
  emptyTitle: "No rule matches",
  emptyText: "No rule matches all three filters. Remove one of them.",
  details: "Where, for whom and source",
  groupCount: (count: number) => (count === 1 ? "1 rule" : `${count} rules`),
  facts: {
    stages: "For",
    state: "Status",
    next: "Next date",
    passed: "Date passed",
    official: "Official page",
    read: "Text read",
    sure: "How sure we are",
  },
  dated,
  addressUnknown: "not found yet",
  undated: "undated",
  outOfDate: "may be out of date",
  hearsay: { news: "based on press reports", "third-party-notes": "based on someone else's summary" },
  waitsForLawyer: "not yet reviewed by a lawyer",
  timeline: "Timeline",
  timelineLead: "When each rule reached its present status, and the dates that lie ahead.",
  openTimeline: "Show the timeline",
  deadline: "a date set by the rule",
  print: "Print",
  files: "Keep up with the rules",
  filesLead:
    "The calendar holds only days with a clear date in an official text; the feed has an entry for every change of status or date.",
  calendar: {
    link: "Dates for your calendar (ICS)",
    name: "Rules on AI for teachers",
    fileName: "ai-rules-for-teachers.ics",
    since: (title: string) => `In force: ${title}`,
    deadline: (title: string) => `Date set by: ${title}`,
  },
  feed: {
    title: "Changes to the rules on AI for teachers",
    description: "Every change in the status or a date of a rule, with its day.",
  },
  feedLink: "Changes (RSS)",
  changes: "What changed",
  toRules: "All rules for teachers",
};

export type RulesPageMessages = typeof en;

const ptBr: RulesPageMessages = {
  countries: {
    BR: "Brasil",
    UK: "Reino Unido",
    US: "Estados Unidos",
    EU: "União Europeia",
    international: "Internacional",
  },
  stages: {
    "early-years": "educação infantil",
    primary: "anos iniciais",
    "lower-secondary": "anos finais",
    "upper-secondary": "ensino médio",
    adult: "EJA",
  },
  states: {
    "in-force": "em vigor",
    "approved-waiting": "aprovado, ainda não em vigor",
    draft: "projeto",
    guidance: "orientação, não é lei",
  },
  confidences: { high: "alto", medium: "médio", low: "baixo" },
  sources: {
    "official-text": "texto oficial",
    "copy-of-official-text": "cópia do texto oficial",
    "official-page": "página oficial",
    "copy-of-official-page": "cópia da página oficial",
    "official-answer-copy": "cópia de uma resposta oficial",
    "official-mail-copy": "cópia de um e-mail oficial",
    "official-release-copy": "cópia de uma nota oficial",
    "official-national-commission-page": "página de uma comissão nacional",
    "public-university-page": "página de uma universidade pública",
    "association-page": "página de uma associação",
    "industry-page": "página de uma entidade do setor",
  },
  everyStage: "todas as etapas",
  noAdvice:
    "Isto não é orientação jurídica. Dizemos o que lemos, de quando é e com que grau de certeza; o que vale é o texto oficial.",
  noAddress: (count, total) =>
    `${count} de ${total} regras ainda estão sem endereço oficial aqui, porque não conseguimos abrir a página da autoridade. Cada regra informa o que lemos em vez da página oficial.`,
  coming: "Próximas datas",
  filters: "Filtrar as regras",
  country: "País",
  stage: "Etapa",
  state: "Situação",
  all: { country: "Todos", stage: "Todas", state: "Todas" },
  clear: "Mostrar todas as regras",
  showing: (shown, all) => `Mostrando ${shown} de ${all} regras`,
  emptyTitle: "Nenhuma regra encontrada",
  emptyText: "Nenhuma regra atende aos três filtros ao mesmo tempo. Tire um deles.",
  details: "Onde vale, para quem e fonte",
  groupCount: (count) => (count === 1 ? "1 regra" : `${count} regras`),
  facts: {
    stages: "Para",
    state: "Situação",
    next: "Próxima data",
    passed: "Data que já passou",
    official: "Página oficial",
    read: "Texto lido",
    sure: "Grau de certeza",
  },
  dated: {
    "in-force": (date) => `desde ${date}`,
    "approved-waiting": (date) => `data: ${date}`,
    draft: (date) => `data: ${date}`,
    guidance: (date) => `data: ${date}`,
  },
  addressUnknown: "ainda não encontrada",
  undated: "sem data",
  outOfDate: "pode estar desatualizado",
  hearsay: {
    news: "baseado em notícias",
    "third-party-notes": "baseado em um resumo, não no texto oficial",
  },
  waitsForLawyer: "ainda não revisada por advogado",
  timeline: "Linha do tempo",
  timelineLead: "Quando cada regra chegou à situação de hoje, e as datas que ainda vêm.",
  openTimeline: "Mostrar a linha do tempo",
  deadline: "data marcada pela regra",
  print: "Imprimir",
  files: "Acompanhe as regras",
  filesLead:
    "A agenda só traz datas com dia certo em texto oficial; o feed RSS avisa cada mudança de situação ou de data.",
  calendar: {
    link: "Datas para a sua agenda (ICS)",
    name: "Regras de IA para professores",
    fileName: "regras-de-ia-para-professores.ics",
    since: (title) => `Em vigor: ${title}`,
    deadline: (title) => `Data marcada por: ${title}`,
  },
  feed: {
    title: "Mudanças nas regras de IA para professores",
    description: "Cada mudança na situação ou em uma data de uma regra, com o dia.",
  },
  feedLink: "Mudanças (RSS)",
  changes: "O que mudou",
  toRules: "Todas as regras para professores",
};

export const rulesPageMessages: Messages<typeof en> = { en, "pt-br": ptBr };
