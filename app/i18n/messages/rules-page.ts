import type {
  RuleConfidence,
  RuleCountry,
  RuleHearsay,
  RuleKind,
  RuleNetwork,
  RuleSourceType,
  RuleStage,
  RuleState,
  RuleTopic,
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

const kinds = {
  law: "law",
  regulation: "regulation",
  "statutory-guidance": "statutory guidance or code",
  "exam-rules": "exam boards' rules",
  money: "condition of money",
  "law-later": "law, duties start later",
  policy: "policy",
  advice: "guidance, not law",
  approved: "approved, not in force",
  bill: "bill or proposal",
} satisfies Record<RuleKind, string>;

const topics = {
  pupils: "Pupils' own use, age and accounts",
  data: "Pupils' data",
  tools: "Choosing a tool",
  assessment: "Marks, exams and decisions",
  phones: "Phones",
  safety: "Safety and harm",
  publishing: "Copyright and labels",
  teaching: "Teaching about AI, and your own training",
  school: "Rules of the whole school",
} satisfies Record<RuleTopic, string>;

const networks = {
  federal: "federal",
  state: "state",
  municipal: "municipal",
  private: "private",
} satisfies Record<RuleNetwork, string>;

/** The date beside a state. "Not yet in force since" some day would say the opposite. */
const dated: Readonly<Record<RuleState, (date: string) => string>> = {
  "in-force": (date) => `since ${date}`,
  "in-force-later": (date) => `dated ${date}`,
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
  kinds,
  topics,
  networks,
  nations: { england: "England", scotland: "Scotland" },
  confidences,
  sources,
  everyStage: "all stages",
  noAdvice:
    "This is not legal advice. We say what we read, how old it is and how sure we are; the official text is what counts.",
  noAddress: (count: number, total: number) =>
    `${count} of ${total} rules have no official address here yet, because we could not open the authority's page. For each of them we say what we read instead.`,
  onThisPage: "On this page",
  coming: "Dates ahead",
  filters: "Filter the rules",
  searchLabel: "Search the rules",
  submit: "Show",
  fields: {
    country: "Country",
    network: "School network (Brazil)",
    uf: "State (Brazil)",
    stage: "Stage",
    kind: "Kind of text",
  },
  all: "All",
  clear: "Show all rules",
  showing: (shown: number, all: number) => `Showing ${shown} of ${all} rules`,
  emptyTitle: "No rule matches",
  emptyText: "No rule matches all of your choices. Remove one of them.",
  unknownState: (name: string) =>
    `For ${name} we know of no rule of its own. What holds in all of Brazil holds there too; ask the Secretaria de Educação about the rest.`,
  unknownNetwork: {
    federal: "We know of no rule for federal schools alone; what holds in all of Brazil holds there too.",
    state: "We know of no rule for state schools alone.",
    municipal:
      "We know of no municipality's own rule; what holds in all of Brazil holds there too. Ask the municipal Secretaria de Educação.",
    private: "We know of no rule for private schools alone; what holds in all of Brazil holds there too.",
  } satisfies Record<RuleNetwork, string>,
  details: "Who is bound, source and dates",
  groupCount: (count: number) => (count === 1 ? "1 rule" : `${count} rules`),
  facts: {
    bound: "Bound by it",
    stages: "For",
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
  print: "Print",
  files: "Keep up with the rules",
  filesLead:
    "The calendar holds only days with a clear date in an official text; the feed has an entry for every change of kind or date.",
  calendar: {
    link: "Dates for your calendar (ICS)",
    name: "Rules on AI for teachers",
    fileName: "ai-rules-for-teachers.ics",
    since: (title: string) => `In force: ${title}`,
    deadline: (title: string) => `Date set by: ${title}`,
  },
  feedLink: "Changes (Atom)",
  changes: "What changed",
  changesCount: (count: number) => (count === 1 ? "1 change" : `${count} changes`),
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
  kinds: {
    law: "lei",
    regulation: "norma",
    "statutory-guidance": "orientação ou código com base legal",
    "exam-rules": "regras das bancas de exame",
    money: "condição para verba",
    "law-later": "lei com obrigações que começam depois",
    policy: "diretriz",
    advice: "orientação, não é lei",
    approved: "aprovado, ainda não em vigor",
    bill: "projeto ou proposta",
  },
  topics: {
    pupils: "Uso pelo aluno, idade e contas",
    data: "Dados dos alunos",
    tools: "Escolha da ferramenta",
    assessment: "Notas, provas e decisões",
    phones: "Celular",
    safety: "Proteção e riscos",
    publishing: "Direito autoral e identificação",
    teaching: "Ensinar sobre IA e a sua formação",
    school: "Regras da escola toda",
  },
  networks: { federal: "federal", state: "estadual", municipal: "municipal", private: "particular" },
  nations: { england: "Inglaterra", scotland: "Escócia" },
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
  onThisPage: "Nesta página",
  coming: "Próximas datas",
  filters: "Filtrar as regras",
  searchLabel: "Buscar nas regras",
  submit: "Mostrar",
  fields: {
    country: "País",
    network: "Rede (Brasil)",
    uf: "Estado (Brasil)",
    stage: "Etapa",
    kind: "Tipo de texto",
  },
  all: "Todos",
  clear: "Mostrar todas as regras",
  showing: (shown, all) => `Mostrando ${shown} de ${all} regras`,
  emptyTitle: "Nenhuma regra encontrada",
  emptyText: "Nenhuma regra atende a todas as escolhas ao mesmo tempo. Tire uma delas.",
  unknownState: (name) =>
    `${name}: não conhecemos nenhuma regra própria desse estado. O que vale em todo o Brasil vale ali também; sobre o resto, pergunte à Secretaria de Educação.`,
  unknownNetwork: {
    federal:
      "Não conhecemos nenhuma regra só para escolas federais; o que vale em todo o Brasil vale nelas também.",
    state: "Não conhecemos nenhuma regra só para escolas estaduais.",
    municipal:
      "Não conhecemos nenhuma regra própria de município; o que vale em todo o Brasil vale ali também. Pergunte à Secretaria Municipal de Educação.",
    private:
      "Não conhecemos nenhuma regra só para escolas particulares; o que vale em todo o Brasil vale nelas também.",
  },
  details: "A quem obriga, fonte e datas",
  groupCount: (count) => (count === 1 ? "1 regra" : `${count} regras`),
  facts: {
    bound: "Obriga",
    stages: "Para",
    next: "Próxima data",
    passed: "Data que já passou",
    official: "Página oficial",
    read: "Texto lido",
    sure: "Grau de certeza",
  },
  dated: {
    "in-force": (date) => `desde ${date}`,
    "in-force-later": (date) => `data: ${date}`,
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
  print: "Imprimir",
  files: "Acompanhe as regras",
  filesLead:
    "A agenda só traz datas com dia certo em texto oficial; o feed avisa cada mudança de tipo ou de data.",
  calendar: {
    link: "Datas para a sua agenda (ICS)",
    name: "Regras de IA para professores",
    fileName: "regras-de-ia-para-professores.ics",
    since: (title) => `Em vigor: ${title}`,
    deadline: (title) => `Data marcada por: ${title}`,
  },
  feedLink: "Mudanças (Atom)",
  changes: "O que mudou",
  changesCount: (count) => (count === 1 ? "1 mudança" : `${count} mudanças`),
  toRules: "Todas as regras para professores",
};

export const rulesPageMessages: Messages<typeof en> = { en, "pt-br": ptBr };
