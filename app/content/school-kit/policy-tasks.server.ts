// The policy on homework, assessed work and exams.
import type { ClauseRecord, Words } from "~/features/school-kit/core/clause-record";
import { BEYOND_EARLY, LOWER } from "~/features/school-kit/core/kit-options";

const VISIBLE_RULE: Words = {
  en: "One visible rule per task avoids unfair surprises.",
  "pt-br": "Uma regra visível por tarefa evita surpresa e injustiça.",
};
const PROCESS: Words = {
  en: "Notes, drafts and a talk show authorship better than the final text.",
  "pt-br": "Anotações, rascunhos e uma conversa mostram autoria melhor que o texto final.",
};
const DECLARING: Words = {
  en: "Saying what one used is part of being an author.",
  "pt-br": "Dizer o que se usou faz parte da autoria.",
};
const AWARDING: Words = {
  en: "Whoever awards a qualification decides how it is earned.",
  "pt-br": "Quem certifica decide como se chega ao certificado.",
};

export const POLICY_TASKS: readonly ClauseRecord[] = [
  {
    id: "pol-homework-none",
    document: "policy",
    part: "tasks",
    group: "homework",
    when: { homework: ["none"], stage: BEYOND_EARLY },
    text: {
      en: "Homework is done without AI. Teachers set tasks that can be done with what was learnt in class, and ask about them in the next lesson.",
      "pt-br":
        "As atividades para casa são feitas sem IA. O professor propõe o que dá para fazer com o que se viu em aula e retoma na aula seguinte.",
    },
    reason: {
      en: "Homework shows the teacher what a pupil can do alone.",
      "pt-br": "A atividade para casa mostra ao professor o que o aluno já faz sozinho.",
    },
    says: { homework: "none" },
  },
  {
    id: "pol-homework-task",
    document: "policy",
    part: "tasks",
    group: "homework",
    when: { homework: ["by-task"] },
    text: {
      en: "Every homework sheet carries a colour: red, amber or green. Without a colour it is red. No homework requires a paid tool, an account or a phone.",
      "pt-br":
        "Toda atividade para casa traz uma cor: vermelho, amarelo ou verde. Sem cor, é vermelho. Nenhuma exige ferramenta paga, conta ou celular.",
    },
    reason: VISIBLE_RULE,
    says: { homework: "by-task" },
  },
  {
    id: "pol-homework-declared",
    document: "policy",
    part: "tasks",
    group: "homework",
    when: { homework: ["declared"], ...LOWER },
    text: {
      en: "From 13, and with a tool on our list that their age and permission allow, pupils may use AI in homework if they add two lines: what they asked, and what they changed and why. Homework without those lines is read as the pupil's own.",
      "pt-br":
        "A partir dos 13 anos, e com ferramenta do inventário que a idade e a autorização permitam, o aluno pode usar IA nas atividades para casa se acrescentar duas linhas: o que pediu e o que mudou, e por quê. Sem essas linhas, a atividade é lida como só dele.",
    },
    reason: DECLARING,
    says: { homework: "declared", use: "own", age: "terms", youngest: "13" },
  },
  {
    id: "pol-homework-declared-upper",
    document: "policy",
    part: "tasks",
    group: "homework",
    when: { homework: ["declared"] },
    unless: LOWER,
    text: {
      en: "{inUpper} learners may use AI in homework, with a tool on our list that their age and permission allow, if they add two lines: what they asked, and what they changed and why. Homework without those lines is read as the learner's own.",
      "pt-br":
        "{inUpper}, o estudante pode usar IA nas atividades para casa, com ferramenta do inventário que a idade e a autorização permitam, se acrescentar duas linhas: o que pediu e o que mudou, e por quê. Sem essas linhas, a atividade é lida como só dele.",
    },
    reason: DECLARING,
    says: { homework: "declared", use: "own", age: "terms" },
  },
  {
    id: "pol-assess-none",
    document: "policy",
    part: "tasks",
    group: "assessment",
    when: { assessment: ["no-ai"], stage: BEYOND_EARLY },
    text: {
      en: "Work that counts for a mark is done without AI, mostly in class. The teacher says so on the sheet.",
      "pt-br":
        "O que vale nota é feito sem IA, de preferência em aula. O professor avisa isso na própria folha.",
    },
    reason: {
      en: "A mark should say what the pupil can do.",
      "pt-br": "A nota deve dizer o que o aluno sabe fazer.",
    },
    rules: ["uk-jcq-ai"],
    says: { assessed: "none" },
  },
  {
    id: "pol-assess-task",
    document: "policy",
    part: "tasks",
    group: "assessment",
    when: { assessment: ["by-task"] },
    text: {
      en: "Each assessed task states its colour in advance and repeats it on the sheet. Criteria reward what the pupil shows, not what a tool can produce.",
      "pt-br":
        "Cada avaliação informa a cor com antecedência e repete na folha. Os critérios valorizam o que o estudante demonstra, não o que a ferramenta produz.",
    },
    reason: VISIBLE_RULE,
    says: { assessed: "by-task" },
  },
  {
    id: "pol-assess-process",
    document: "policy",
    part: "tasks",
    group: "assessment",
    when: { assessment: ["process"], ...LOWER },
    text: {
      en: "From 13, and with a tool on our list that their age and permission allow, pupils may use AI in assessed work if the process is handed in too: notes, drafts, the conversation with the tool, and a short talk with the teacher. The mark reflects the process and the talk as much as the product.",
      "pt-br":
        "A partir dos 13 anos, e com ferramenta do inventário que a idade e a autorização permitam, o aluno pode usar IA em trabalho que vale nota se o processo vier junto: anotações, rascunhos, o diálogo com a ferramenta e uma breve conversa com o professor. A nota olha para o processo e para essa conversa tanto quanto para o produto.",
    },
    reason: PROCESS,
    says: { assessed: "process", use: "own", age: "terms", youngest: "13" },
  },
  {
    id: "pol-assess-process-upper",
    document: "policy",
    part: "tasks",
    group: "assessment",
    when: { assessment: ["process"] },
    unless: LOWER,
    text: {
      en: "{inUpper} learners may use AI in assessed work, with a tool on our list that their age and permission allow, if the process is handed in too: notes, drafts, the conversation with the tool, and a short talk with the teacher. The mark reflects the process and the talk as much as the product.",
      "pt-br":
        "{inUpper}, o estudante pode usar IA em trabalho que vale nota, com ferramenta do inventário que a idade e a autorização permitam, se o processo vier junto: anotações, rascunhos, o diálogo com a ferramenta e uma breve conversa com o professor. A nota olha para o processo e para essa conversa tanto quanto para o produto.",
    },
    reason: PROCESS,
    says: { assessed: "process", use: "own", age: "terms" },
  },
  {
    id: "pol-exams-br",
    document: "policy",
    part: "tasks",
    when: { at: ["br"], stage: ["upper-secondary", "adult"] },
    text: {
      en: "For ENEM, vestibulares and other public exams the organiser's notice (edital) decides. In class we practise writing without AI.",
      "pt-br":
        "No Enem, nos vestibulares e em outros exames, vale o edital. Em aula, treinamos a escrita sem IA.",
    },
    reason: AWARDING,
  },
  {
    id: "pol-exams-boards",
    document: "policy",
    part: "tasks",
    when: {
      at: ["england", "wales-ni"],
      stage: ["upper-secondary", "adult"],
      assessment: ["by-task", "process"],
    },
    text: {
      en: "For coursework and non-examination assessment the exam boards' rules come first. If a board's rules allow AI and a pupil used it, the pupil says so, with tool, date and a copy of question and answer. AI content that is not acknowledged is malpractice and is handled by the board's procedure, not by this policy.",
      "pt-br":
        "Nos trabalhos que contam para exames oficiais, valem antes de tudo as regras das bancas. Se a banca permite IA e o estudante usou, ele declara, com ferramenta, data e cópia da pergunta e da resposta. Conteúdo de IA não declarado é fraude e segue o procedimento da banca, não o deste documento.",
    },
    namesRules: true,
    rules: ["uk-jcq-ai"],
    reason: AWARDING,
    legal: {
      en: "Check the current JCQ version and each board's rules.",
      "pt-br": "Confira a versão atual do JCQ e as regras de cada banca.",
    },
  },
  {
    id: "pol-exams-boards-none",
    document: "policy",
    part: "tasks",
    when: { at: ["england", "wales-ni"], stage: ["upper-secondary", "adult"], assessment: ["no-ai"] },
    text: {
      en: "For coursework and non-examination assessment the exam boards' rules come first. AI content that is not acknowledged is malpractice and is handled by the board's procedure, not by this policy.",
      "pt-br":
        "Nos trabalhos que contam para exames oficiais, valem antes de tudo as regras das bancas. Conteúdo de IA não declarado é fraude e segue o procedimento da banca, não o deste documento.",
    },
    namesRules: true,
    rules: ["uk-jcq-ai"],
    reason: AWARDING,
    legal: {
      en: "Check the current JCQ version and each board's rules.",
      "pt-br": "Confira a versão atual do JCQ e as regras de cada banca.",
    },
  },
  {
    id: "pol-exams-elsewhere",
    document: "policy",
    part: "tasks",
    when: { at: ["scotland", "eu", "us", "other"], stage: ["upper-secondary", "adult"] },
    text: {
      en: "In public exams and in work that counts towards a qualification, the rules of whoever awards it come first. In class we practise writing without AI.",
      "pt-br":
        "Em exames públicos e em trabalhos que contam para um certificado, valem antes de tudo as regras de quem certifica. Em aula, treinamos a escrita sem IA.",
    },
    reason: AWARDING,
  },
];
