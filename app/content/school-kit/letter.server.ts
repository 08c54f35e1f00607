// The letter to families, and the one to adult learners.
import type { ClauseRecord, Words } from "~/features/school-kit/core/clause-record";
import { BEYOND_EARLY, IN_LESSONS, MINORS } from "~/features/school-kit/core/kit-options";

const ADULTS = { stage: ["adult"] } as const;

const STAFF_ONLY = { marking: ["teacher-only"], data: ["none"] } as const;
const WITH_DATA = [
  { data: ["pupil-work", "names-results", "sensitive"] },
  { marking: ["objective-checked", "drafts-checked"] },
] as const;

const HEARD_FIRST: Words = {
  en: "Families and learners cooperate when they hear it first from the school.",
  "pt-br": "Famílias e estudantes colaboram quando ficam sabendo antes, e pela escola.",
};
const SAME_FOR_ALL: Words = {
  en: "No task should depend on money, a phone or an account.",
  "pt-br": "Nenhuma tarefa deve depender de dinheiro, celular ou conta.",
};

export const LETTER: readonly ClauseRecord[] = [
  {
    id: "let-open-use",
    document: "letter",
    band: "families",
    when: { login: IN_LESSONS, stage: MINORS },
    text: {
      en: "Dear families, this term our pupils will meet artificial intelligence in some lessons at {school}. We are writing before it starts, so that you know what will happen and what will not.",
      "pt-br":
        "Prezadas famílias, neste período nossos alunos terão contato com inteligência artificial em algumas aulas da nossa escola, {school}. Escrevemos antes de começar, para que vocês saibam o que vai acontecer e o que não vai.",
    },
    reason: HEARD_FIRST,
    rules: ["br-lgpd-14"],
  },
  {
    id: "let-early",
    document: "letter",
    band: "families",
    when: { login: IN_LESSONS, stage: ["early"] },
    text: {
      en: "Children in early years do not use AI.",
      "pt-br": "As crianças da educação infantil não usam IA.",
    },
    reason: {
      en: "Young children learn through play, talk and movement.",
      "pt-br": "Crianças pequenas aprendem brincando, conversando e se movendo.",
    },
    says: { early: "none" },
  },
  {
    id: "let-open-nouse",
    document: "letter",
    band: "families",
    when: { login: ["no-pupil-use"], ...STAFF_ONLY, stage: MINORS },
    text: {
      en: "Dear families, pupils at {school} do not use artificial intelligence tools at school. Staff may use them to prepare lessons, without pupils' data, and answer for all that reaches the class.",
      "pt-br":
        "Prezadas famílias, na nossa escola, {school}, os alunos não usam ferramentas de inteligência artificial. A equipe pode usá-las para preparar aulas, sem dados de alunos, e responde por tudo o que chega à turma.",
    },
    reason: HEARD_FIRST,
    says: { use: "none", staffData: "none", personalData: "approved-only" },
  },
  {
    id: "let-open-nouse-data",
    document: "letter",
    band: "families",
    when: { login: ["no-pupil-use"], stage: MINORS },
    either: WITH_DATA,
    text: {
      en: "Dear families, pupils at {school} do not use artificial intelligence tools at school. Staff do: to prepare lessons and, in the systems named below, to work with {what}. A person checks every result and answers for it.",
      "pt-br":
        "Prezadas famílias, na nossa escola, {school}, os alunos não usam ferramentas de inteligência artificial. A equipe usa: para preparar aulas e, nos sistemas indicados abaixo, para trabalhar com {what}. Uma pessoa confere cada resultado e responde por ele.",
    },
    reason: HEARD_FIRST,
    rules: ["br-lgpd-14"],
    says: { use: "none", staffData: "some" },
  },
  {
    id: "let-open-adult-use",
    document: "letter",
    band: "adults",
    when: { login: IN_LESSONS, ...ADULTS },
    text: {
      en: "To our learners: this term AI appears in some lessons at {school}. You decide for yourself whether to take part.",
      "pt-br":
        "Aos estudantes: neste período a IA aparece em algumas aulas da nossa escola, {school}. Quem decide se participa é cada um de vocês.",
    },
    reason: HEARD_FIRST,
  },
  {
    id: "let-open-adult-nouse",
    document: "letter",
    band: "adults",
    when: { login: ["no-pupil-use"], ...STAFF_ONLY, ...ADULTS },
    text: {
      en: "To our learners: AI tools are not used in lessons at {school}. Staff may use them to prepare lessons, without learners' data, and answer for all that reaches the class.",
      "pt-br":
        "Aos estudantes: na nossa escola, {school}, a IA não é usada em aula. A equipe pode usá-la para preparar aulas, sem dados de estudantes, e responde por tudo o que chega à turma.",
    },
    reason: HEARD_FIRST,
    says: { use: "none", staffData: "none", personalData: "approved-only" },
  },
  {
    id: "let-open-adult-nouse-data",
    document: "letter",
    band: "adults",
    when: { login: ["no-pupil-use"], ...ADULTS },
    either: WITH_DATA,
    text: {
      en: "To our learners: AI tools are not used in lessons at {school}. Staff use them to prepare lessons and, in the systems named below, to work with {what}. A person checks every result and answers for it.",
      "pt-br":
        "Aos estudantes: na nossa escola, {school}, a IA não é usada em aula. A equipe usa: para preparar aulas e, nos sistemas indicados abaixo, para trabalhar com {what}. Uma pessoa confere cada resultado e responde por ele.",
    },
    reason: HEARD_FIRST,
    says: { use: "none", staffData: "some" },
  },
  {
    id: "let-how",
    document: "letter",
    when: { login: IN_LESSONS },
    text: {
      en: "In lessons, AI appears with a teacher present, in short tasks with a clear aim. A person always decides, and answers for every mark. Anyone who does not take part does an equivalent task and loses nothing by it.",
      "pt-br":
        "Em aula, a IA aparece com um professor presente, em tarefas curtas e com objetivo claro. Quem decide, e responde por cada nota, é sempre uma pessoa. Quem não participar faz atividade equivalente, sem prejuízo.",
    },
    reason: {
      en: "A person who answers for a decision can be asked about it.",
      "pt-br": "A quem responde por uma decisão dá para perguntar.",
    },
    rules: ["br-cne-ia", "br-lgpd-14", "uk-dfe-genai"],
    says: { decides: "person" },
  },
  {
    id: "let-screen",
    document: "letter",
    when: { login: ["teacher-screen"] },
    text: {
      en: "Only the teacher types: nobody in the class needs an account.",
      "pt-br": "Só o professor digita: ninguém da turma precisa de conta.",
    },
    reason: { en: "What is not collected cannot leak.", "pt-br": "O que não se coleta não vaza." },
    says: { use: "screen", accounts: "none" },
  },
  {
    id: "let-homework-task",
    document: "letter",
    when: { homework: ["by-task"] },
    text: {
      en: "Some homework may allow AI; the sheet says so, and no task needs an account, money or a phone.",
      "pt-br":
        "Algumas atividades para casa podem permitir IA; a folha avisa, e nenhuma exige conta, dinheiro ou celular.",
    },
    reason: SAME_FOR_ALL,
    says: { homework: "by-task" },
  },
  {
    id: "let-homework-declared",
    document: "letter",
    band: "families",
    when: { homework: ["declared"], stage: ["lower-secondary"] },
    text: {
      en: "From 13, and within the age and permission of the tool, pupils may use AI in homework if they say what they asked and what they changed; no task needs an account, money or a phone.",
      "pt-br":
        "A partir dos 13 anos, e dentro da idade e da autorização que a ferramenta pede, o aluno pode usar IA nas atividades para casa se disser o que pediu e o que mudou; nenhuma exige conta, dinheiro ou celular.",
    },
    reason: SAME_FOR_ALL,
    says: { homework: "declared", use: "own", age: "terms", youngest: "13" },
  },
  {
    id: "let-homework-declared-upper",
    document: "letter",
    band: "families",
    when: { homework: ["declared"], stage: ["upper-secondary"] },
    unless: { stage: ["lower-secondary"] },
    text: {
      en: "{inUpper} learners may use AI in homework, within the age and permission of the tool, if they say what they asked and what they changed; no task needs an account, money or a phone.",
      "pt-br":
        "{inUpper}, o estudante pode usar IA nas atividades para casa, dentro da idade e da autorização que a ferramenta pede, se disser o que pediu e o que mudou; nenhuma exige conta, dinheiro ou celular.",
    },
    reason: SAME_FOR_ALL,
    says: { homework: "declared", use: "own", age: "terms" },
  },
  {
    id: "let-homework-declared-adult",
    document: "letter",
    band: "adults",
    when: { homework: ["declared"], ...ADULTS },
    text: {
      en: "You may use AI in homework if you say what you asked and what you changed; no task needs an account, money or a phone.",
      "pt-br":
        "Vocês podem usar IA nas atividades para casa se disserem o que pediram e o que mudaram; nenhuma exige conta, dinheiro ou celular.",
    },
    reason: SAME_FOR_ALL,
    says: { homework: "declared", use: "own" },
  },
  {
    id: "let-marking",
    document: "letter",
    when: { marking: ["objective-checked", "drafts-checked"], stage: BEYOND_EARLY },
    text: {
      en: "A tool may mark multiple-choice questions, and a teacher checks before a mark counts. What is written in full sentences is read and marked by the teacher.",
      "pt-br":
        "Uma ferramenta pode corrigir questões objetivas, e o professor confere antes de a nota valer. Texto e questão dissertativa são lidos e corrigidos pelo professor.",
    },
    reason: {
      en: "Whoever is marked should know by whom.",
      "pt-br": "Quem recebe nota deve saber quem corrigiu.",
    },
    rules: ["br-cne-ia-objective", "uk-jcq-ai"],
    says: { closedQuestions: "tool-checked", openAnswers: "teacher" },
  },
  {
    id: "let-data",
    document: "letter",
    text: {
      en: "Names, marks, facts about health and photographs do not go into these tools unless we have told you in writing which system gets them, why, and for how long. You may see the list of tools; ask at: {contact}.",
      "pt-br":
        "Nome, nota, dado de saúde e foto não entram nessas ferramentas, a não ser que tenhamos informado por escrito qual sistema os recebe, por quê e por quanto tempo. Vocês podem ver o inventário de ferramentas; peçam neste contato: {contact}.",
    },
    reason: {
      en: "What is typed into a tool cannot be called back.",
      "pt-br": "O que se digita em uma ferramenta não tem volta.",
    },
    rules: ["br-lgpd-14", "br-anpd-transfer"],
    says: { personalData: "approved-only" },
  },
  {
    id: "let-notice",
    document: "letter",
    either: [...WITH_DATA, { login: ["school-account"] }],
    text: {
      en: "Below is what each system does with data, one list for each.",
      "pt-br": "Abaixo está o que cada sistema faz com os dados, uma lista para cada um.",
    },
    reason: {
      en: "Nobody can object to what they were never told.",
      "pt-br": "Ninguém consegue se opor ao que não lhe contaram.",
    },
    rules: ["br-lgpd-14", "uk-gdpr"],
    says: { personalData: "approved-only" },
  },
];
