import { LANGUAGES } from "~/addresses/languages";
import type { ClassQuestion, Remark, Verdict } from "~/features/may-we-use/core/class-answers";
import type { Account, ClassField } from "~/features/may-we-use/core/class-asked";
import type { Messages } from "~/i18n/translate";

const fields = {
  tool: "AI tool",
  age: "Age of the youngest",
  place: "Where the school is",
  account: "How pupils sign in",
} satisfies Record<ClassField, string>;

const accounts = {
  "school-account": "With an account of the school",
  "personal-account": "With an account of their own",
  "no-login": "Without an account",
} satisfies Record<Account, string>;

/** Of the table. */
const columns: readonly [string, string, string, string] = ["Question", "The texts say", "Your class", "So"];

const verdicts = {
  fits: "Fits what the terms say",
  guardian: "Needs a guardian's permission",
  "not-known": "Not known: ask the maker",
  "does-not-fit": "Does not fit",
} satisfies Record<Verdict, string>;

const remarks = {
  "country-age": "the country may ask for a higher age",
  elsewhere: "the text that we read is for other countries",
  "switch-off": "it fits once training is switched off in every account",
} satisfies Record<Remark, string>;

/** Questions to the maker where the texts that we read leave a question open. */
const asks = {
  age: (age: number, place: string) => `May pupils of ${age} use it in this place: ${place}?`,
  consent: (age: number) => `At ${age}, is a guardian's permission needed, and who obtains it?`,
  login: (_age: number, _place: string, account: string) => `May pupils use it like this: ${account}?`,
  data: () => "Is what pupils type used to train any model, and how is that switched off?",
  cost: () => "What does it cost for a class, after any free period?",
  language: () => `Are its answers and its menus in ${LANGUAGES.en.name}?`,
} satisfies Record<ClassQuestion, (age: number, place: string, account: string) => string>;

const en = {
  fields,
  accounts,
  verdicts,
  remarks,
  asks,
  pick: "Choose...",
  years: (age: string) => `${age} years`,
  show: "Show the answer",
  missing: "Choose one of the list.",
  change: "Ask about another class",
  title: (tool: string) => `May our class use ${tool}?`,
  about: (age: number, place: string, account: string) => `Youngest pupil: ${age}; ${place}; ${account}`,
  conclusions: {
    fits: () => "All six answers fit what the terms say.",
    guardian: () => "It fits, with a guardian's permission for each pupil.",
    "not-known": (count: number) =>
      count === 1
        ? "1 of 6 answers is not known: ask the maker before you begin."
        : `${count} of 6 answers are not known: ask the maker before you begin.`,
    "does-not-fit": (count: number) =>
      count === 1 ? "1 of 6 answers does not fit." : `${count} of 6 answers do not fit.`,
  } satisfies Record<Verdict, (count: number) => string>,
  columns,
  ownAge: (age: number) => `The youngest is ${age}`,
  own: {
    data: "What pupils type must not train the tool",
    cost: "Nobody should have to pay",
    language: `The class reads ${LANGUAGES.en.name}`,
  },
  accordingTo: (month: string, document: string) => `According to the text of ${month}: ${document}`,
  accordingToUndated: (document: string) => `According to a text without a date: ${document}`,
  unofficial: (source: string) => `${source} (unofficial)`,
  kept: "How long it is kept: ask the maker.",
  message: "Questions to send to the maker",
  messageTo: (maker: string, tool: string, age: number, place: string) =>
    `To ${maker}, about ${tool}, for a class from age ${age} (${place}):`,
  askCached: "How long do you keep what pupils type, who can read it, and how is it deleted?",
  laws: "Rules of this place",
  noLaws: "We have read no law of this place. Ask the school or its authority which rules hold.",
  /** Where the school kit asks for more than the texts of the makers. */
  kit: {
    young: "Our advice, as in the school kit: below 13, pupils work with the teacher's screen or on paper.",
    personal: "Our advice, as in the school kit: in a lesson nobody signs in with an account of their own.",
  },
  signature: ["School and class", "Head of the school, date and signature"],
  living: "This sheet with what we know today",
  print: "Print",
  noAdvice:
    "We compare the texts of the makers with your class; we do not give legal advice. Your answers are in the address of the page and nowhere else.",
  screen:
    "Where an answer does not fit, you can still show the tool on your own screen: you type, without pupils' data, and no pupil needs an account.",
  letter: {
    title: (tool: string) => `Letter to guardians about ${tool}`,
    opening: (tool: string, maker: string, account: string) =>
      `Dear families, our class would like to use ${tool}, by ${maker}, in some lessons. How pupils sign in: ${account}. This is what the texts say:`,
    closing: [
      "Names, marks, facts about health and photographs of pupils do not go into it. A teacher is present, and a person decides on every mark. Anyone who does not take part does an equivalent task and loses nothing by it.",
      "You can ask the school to see the texts, and you can change your answer at any time.",
    ],
    choices: ["I agree that my child takes part.", "I do not agree; my child does the equivalent task."],
    lines: ["School, class and teacher", "Name of the pupil", "Guardian, date and signature"],
  },
};

const PORTUGUESE = LANGUAGES["pt-br"].name.toLowerCase();

const ptBr: typeof en = {
  fields: {
    tool: "Ferramenta de IA",
    age: "Idade do mais novo",
    place: "Onde fica a escola",
    account: "Como os alunos entram",
  },
  accounts: {
    "school-account": "Com conta da escola",
    "personal-account": "Com conta própria",
    "no-login": "Sem conta",
  },
  verdicts: {
    fits: "De acordo com os termos",
    guardian: "Precisa da autorização dos responsáveis",
    "not-known": "Não sabemos: pergunte à empresa",
    "does-not-fit": "Não está de acordo",
  },
  remarks: {
    "country-age": "o país pode exigir idade maior",
    elsewhere: "o texto que lemos é de outros países",
    "switch-off": "fica de acordo depois de desligar o treinamento em cada conta",
  },
  asks: {
    age: (age, place) => `Alunos de ${age} anos podem usar a ferramenta neste lugar: ${place}?`,
    consent: (age) => `Aos ${age} anos, é preciso autorização dos responsáveis? Quem a obtém?`,
    login: (_age, _place, account) => `Os alunos podem usar deste modo: ${account}?`,
    data: () => "O que os alunos digitam é usado para treinar algum modelo? Como se desliga isso?",
    cost: () => "Quanto custa para uma turma, depois de um eventual período gratuito?",
    language: () => `As respostas e os menus estão em ${PORTUGUESE}?`,
  },
  pick: "Escolha...",
  years: (age) => `${age} anos`,
  show: "Mostrar a resposta",
  missing: "Escolha uma opção da lista.",
  change: "Perguntar sobre outra turma",
  title: (tool) => `Nossa turma pode usar: ${tool}?`,
  about: (age, place, account) => `Aluno mais novo: ${age} anos; ${place}; ${account}`,
  conclusions: {
    fits: () => "As seis respostas estão de acordo com os termos.",
    guardian: () => "Está de acordo, com a autorização dos responsáveis de cada aluno.",
    "not-known": (count) =>
      count === 1
        ? "Falta 1 das 6 respostas: pergunte à empresa antes de começar."
        : `Faltam ${count} das 6 respostas: pergunte à empresa antes de começar.`,
    "does-not-fit": (count) =>
      count === 1 ? "1 das 6 respostas não está de acordo." : `${count} das 6 respostas não estão de acordo.`,
  },
  columns: ["Pergunta", "O que dizem os textos", "Sua turma", "Então"],
  ownAge: (age) => `O mais novo tem ${age} anos`,
  own: {
    data: "O que os alunos digitam não pode treinar a ferramenta",
    cost: "Ninguém deve ter de pagar",
    language: `A turma lê em ${PORTUGUESE}`,
  },
  accordingTo: (month, document) => `Segundo o texto de ${month}: ${document}`,
  accordingToUndated: (document) => `Segundo um texto sem data: ${document}`,
  unofficial: (source) => `${source} (não oficial)`,
  kept: "Por quanto tempo fica guardado: pergunte à empresa.",
  message: "Perguntas para enviar à empresa",
  messageTo: (maker, tool, age, place) =>
    `Para ${maker}, sobre ${tool}, para uma turma a partir de ${age} anos (${place}):`,
  askCached: "Por quanto tempo vocês guardam o que os alunos digitam, quem pode ler e como se apaga?",
  laws: "Regras deste lugar",
  noLaws: "Não lemos nenhuma lei deste lugar. Pergunte à escola ou à rede de ensino quais são as regras.",
  kit: {
    young:
      "Nossa recomendação, como no kit da escola: quem tem menos de 13 anos trabalha com a tela do professor ou no papel.",
    personal: "Nossa recomendação, como no kit da escola: em aula, ninguém entra com conta própria.",
  },
  signature: ["Escola e turma", "Direção, data e assinatura"],
  living: "Esta folha com o que sabemos hoje",
  print: "Imprimir",
  noAdvice:
    "Comparamos os textos das empresas com a sua turma; isto não é orientação jurídica. Suas respostas ficam só no endereço da página.",
  screen:
    "Onde uma resposta não está de acordo, você ainda pode mostrar a ferramenta na sua tela: quem digita é você, sem dados de alunos, e nenhum aluno precisa de conta.",
  letter: {
    title: (tool) => `Carta aos responsáveis sobre: ${tool}`,
    opening: (tool, maker, account) =>
      `Prezadas famílias, nossa turma quer usar a ferramenta ${tool} (empresa: ${maker}) em algumas aulas. Como os alunos entram: ${account}. É isto que dizem os textos:`,
    closing: [
      "Nome, nota, dado de saúde e foto de alunos não entram na ferramenta. Há sempre um professor presente, e quem decide cada nota é uma pessoa. Quem não participar faz atividade equivalente, sem prejuízo.",
      "Vocês podem pedir os textos à escola e mudar de resposta quando quiserem.",
    ],
    choices: [
      "Concordo com a participação do meu filho ou da minha filha.",
      "Não concordo; meu filho ou minha filha faz a atividade equivalente.",
    ],
    lines: ["Escola, turma e professor", "Nome do aluno", "Responsável, data e assinatura"],
  },
};

export const mayWeUseMessages: Messages<typeof en> = { en, "pt-br": ptBr };
