import { LANGUAGES } from "~/addresses/languages";
import type { KeyTopic, PlainAnswer } from "~/features/evidence/core/key-fact";
import type { Audience, PlanPrice, Question } from "~/features/evidence/core/tool-evidence";
import type { Messages } from "~/i18n/translate";
import { fillTexts } from "~/lib/fill-texts";

const questions = {
  minimumAge: "Minimum age",
  guardianConsent: "A guardian's permission",
  pupilLogin: "May pupils use it?",
  schoolAge: "From which age with a school account?",
  noAccount: "Does it work without an account?",
  trainsOnInputs: "Does it train on what you type?",
  trainsElsewhere: "And with other kinds of account?",
  answersIn: "Which languages does it answer in?",
  menusIn: "Which languages are its menus in?",
  freePlan: "Is there a free plan?",
  price: "Price",
  educationOffer: "Education offer",
  availability: "Where it may be used",
} satisfies Record<Question, string>;

const audiences = {
  teacher: "teachers",
  school: "schools",
  student: "students",
  university: "universities",
} satisfies Record<Audience, string>;

const leadTopics = {
  who: "Who may use it",
  cost: "What it costs",
  language: `In ${LANGUAGES.en.name}`,
  data: "What happens to what you type",
} satisfies Record<KeyTopic, string>;

/** Headlines of a row of four, so they are a few words. */
const leadAnswers = {
  "through-school": "Pupils, through the school",
  pupils: "Pupils may use it",
  "pupils-with-guardian": "Pupils, with permission",
  "not-pupils": "Not for pupils",
  "minors-with-guardian": "Minors, with permission",
  free: "Free plan",
  "not-free": "No free plan",
  "free-elsewhere": "Free only elsewhere",
  "free-somewhere": "Free in some countries",
  "answers-and-menus": "Answers and menus",
  answers: "Its answers",
  menus: "Its menus",
  "not-menus": "Not its menus",
  "not-in-it": "No",
  "trains-nothing": "Not used for training",
  "can-be-switched-off": "Used for training, unless switched off",
  trains: "Used for training",
} satisfies Record<PlainAnswer, string>;

const pricedPer = {
  month: (amount: string) => `${amount} a month`,
  "month-billed-yearly": (amount: string) => `${amount} a month`,
  year: (amount: string) => `${amount} a year`,
} satisfies Record<PlanPrice["per"], (amount: string) => string>;

/** Words for the facts of a tool: on badges, and as answers to the questions of a class. */
const en = {
  questions,
  otherwise: (text: string) => `But it is also said: ${text}`,
  audiences,
  lead: {
    title: "The essentials first",
    topics: leadTopics,
    answers: leadAnswers,
    fromAge: (age: number) => `From ${age}`,
    fromAgeWithGuardian: (age: number) => `From ${age}, with permission`,
    pricedPer,
  },
  table: {
    title: "What we know, and where it comes from",
    intro:
      "Each answer names its source, or says that we found none. If the source is more than 180 days old, or has no date, check the maker's own page before you rely on it.",
    question: "Question",
    answer: "Answer",
    source: "Source",
    notFound: "Not found",
    notStated: "The official text does not say",
    open: (count: number) => `Show the ${count} answers`,
    notIn: (country: string) => `not for ${country}`,
  },
  claims: {
    schoolPupils: "Pupils through the school",
    pupilsFrom: (age: number) => `Pupils from ${age}`,
    pupilsFromWithGuardian: (age: number) => `Pupils from ${age}, with a guardian's permission`,
    /** Behind the words for an account of one's own. */
    youngerAtSchool: (words: string) => `${words}; younger through the school`,
    pupils: "Pupils may use it",
    pupilsWithGuardian: "Pupils with a guardian's permission",
    notForPupils: "Not for pupils",
    from: (age: number) => `From ${age}`,
    withGuardian: "Minors need a guardian's permission",
    noAccount: "No account needed",
    noPupilAccount: "Pupils need no account",
    inLanguage: {
      whole: `In ${LANGUAGES.en.name}`,
      answers: `Answers in ${LANGUAGES.en.name}`,
      menus: `Menus in ${LANGUAGES.en.name}`,
    },
    training: {
      no: "Does not train on what you type",
      "unless-switched-off": "Trains on what you type; can be switched off",
      yes: "Trains on what you type",
    },
    offer: (audiences: string, places: string) => `Education offer: ${audiences}; ${places}`,
    worldwide: "worldwide",
    placesUnknown: "countries not stated",
  },
};

/** Portuguese writes the names of languages small. */
const PORTUGUESE = LANGUAGES["pt-br"].name.toLowerCase();

export type ToolFactsMessages = typeof en;

const ptBr: ToolFactsMessages = {
  otherwise: (text) => `Mas também se lê: ${text}`,
  questions: {
    minimumAge: "Idade mínima",
    guardianConsent: "Autorização dos responsáveis",
    pupilLogin: "Alunos podem usar?",
    schoolAge: "A partir de que idade com conta da escola?",
    noAccount: "Funciona sem conta?",
    trainsOnInputs: "Treina com o que você digita?",
    trainsElsewhere: "E com outros tipos de conta?",
    answersIn: "Em que línguas ela responde?",
    menusIn: "Em que línguas estão os menus?",
    freePlan: "Tem plano gratuito?",
    price: "Preço",
    educationOffer: "Oferta para educação",
    availability: "Onde pode ser usada",
  },
  audiences: {
    teacher: "professores",
    school: "escolas",
    student: "estudantes",
    university: "universidades",
  },
  lead: {
    title: "O essencial primeiro",
    topics: {
      who: "Quem pode usar",
      cost: "Quanto custa",
      language: `Em ${PORTUGUESE}`,
      data: "O que acontece com o que você digita",
    },
    answers: {
      "through-school": "Alunos, pela escola",
      pupils: "Alunos podem usar",
      "pupils-with-guardian": "Alunos, com autorização",
      "not-pupils": "Não é para alunos",
      "minors-with-guardian": "Menores, com autorização",
      free: "Plano gratuito",
      "not-free": "Sem plano gratuito",
      "free-elsewhere": "Gratuito só em outros países",
      "free-somewhere": "Gratuito em alguns países",
      "answers-and-menus": "Respostas e menus",
      answers: "As respostas",
      menus: "Os menus",
      "not-menus": "Os menus, não",
      "not-in-it": "Não",
      "trains-nothing": "Não é usado para treinar a IA",
      "can-be-switched-off": "Usado para treinar a IA; dá para desligar",
      trains: "Usado para treinar a IA",
    },
    fromAge: (age) => `A partir de ${age} anos`,
    fromAgeWithGuardian: (age) => `A partir de ${age} anos, com autorização`,
    pricedPer: {
      month: (amount) => `${amount} por mês`,
      "month-billed-yearly": (amount) => `${amount} por mês`,
      year: (amount) => `${amount} por ano`,
    },
  },
  table: {
    title: "O que sabemos e qual é a fonte",
    intro:
      "Cada resposta traz a fonte ou diz que não achamos nenhuma. Se a fonte tem mais de 180 dias, ou não tem data, confira no site da empresa antes de contar com a informação.",
    question: "Pergunta",
    answer: "Resposta",
    source: "Fonte",
    notFound: "Não encontrado",
    notStated: "O texto oficial não informa",
    open: (count) => `Mostrar as ${count} respostas`,
    notIn: (country) => `não vale para: ${country}`,
  },
  claims: {
    schoolPupils: "Alunos, pela escola",
    pupilsFrom: (age) => `Alunos a partir de ${age} anos`,
    pupilsFromWithGuardian: (age) => `Alunos a partir de ${age} anos, com autorização dos responsáveis`,
    youngerAtSchool: (words) => `${words}; mais novos, pela escola`,
    pupils: "Alunos podem usar",
    pupilsWithGuardian: "Alunos, com autorização dos responsáveis",
    notForPupils: "Não é para alunos",
    from: (age) => `A partir de ${age} anos`,
    withGuardian: "Menores: com autorização dos responsáveis",
    noAccount: "Não precisa de conta",
    noPupilAccount: "Alunos não precisam de conta",
    inLanguage: {
      whole: `Em ${PORTUGUESE}`,
      answers: `Responde em ${PORTUGUESE}`,
      menus: `Menus em ${PORTUGUESE}`,
    },
    training: {
      no: "Não treina com o que você digita",
      "unless-switched-off": "Treina com o que você digita; dá para desligar",
      yes: "Treina com o que você digita",
    },
    offer: (audiences, places) => `Oferta para educação: ${audiences}; ${places}`,
    worldwide: "no mundo todo",
    placesUnknown: "países não informados",
  },
};

export const toolFactsMessages: Messages<typeof en> = fillTexts({ en, "pt-br": ptBr });
