// How much AI a task takes. A school whose pupils meet no AI needs no scale.
import type { ClauseRecord, Words } from "~/features/school-kit/core/clause-record";
import { IN_LESSONS, LOWER, OLDER, OWN_USE } from "~/features/school-kit/core/kit-options";

const VISIBLE_RULE: Words = {
  en: "One visible rule per task avoids unfair surprises.",
  "pt-br": "Uma regra visível por tarefa evita surpresa e injustiça.",
};
const SHOWN: Words = {
  en: "What a pupil refused and checked shows more than the result.",
  "pt-br": "O que o aluno recusou e conferiu mostra mais que o resultado.",
};

export const SCALE: readonly ClauseRecord[] = [
  {
    id: "sca-red",
    document: "scale",
    tone: "red",
    when: { login: IN_LESSONS },
    text: {
      en: "Without AI. This task trains something your head or hand needs to do alone. Dictionaries and notes are fine if the sheet says so.",
      "pt-br":
        "Sem IA. Esta atividade treina algo que a sua cabeça ou a sua mão precisa fazer sozinha. Dicionário e anotações podem, se a folha disser.",
    },
    reason: {
      en: "A skill grows in whoever does the work.",
      "pt-br": "A habilidade cresce em quem faz o esforço.",
    },
    rules: ["uk-jcq-ai"],
  },
  {
    id: "sca-amber",
    document: "scale",
    when: { login: OWN_USE },
    tone: "amber",
    text: {
      en: "AI for the step named on the sheet and no other, such as ideas at the start, questions to study, or a check of spelling at the end. The text, the reasoning and the conclusion are yours.",
      "pt-br":
        "IA só na etapa indicada na folha, como ideias no começo, perguntas para estudar ou revisão de ortografia no fim. O texto, o raciocínio e a conclusão são seus.",
    },
    reason: VISIBLE_RULE,
    says: { use: "own" },
  },
  {
    id: "sca-amber-screen",
    document: "scale",
    when: { login: ["teacher-screen"], stage: OLDER },
    tone: "amber",
    text: {
      en: "Your teacher uses AI with the class for the step named on the sheet. The text, the reasoning and the conclusion are yours.",
      "pt-br":
        "O professor usa IA com a turma na etapa indicada na folha. O texto, o raciocínio e a conclusão são seus.",
    },
    reason: VISIBLE_RULE,
    says: { use: "screen" },
  },
  {
    id: "sca-amber-young",
    document: "scale",
    when: { login: IN_LESSONS, stage: ["primary"] },
    tone: "amber",
    text: {
      en: "With children up to the end of primary school, the adult does the amber step on the shared screen, and the class looks on and decides.",
      "pt-br":
        "Com crianças até o fim dos anos iniciais, quem faz a etapa amarela é o adulto, na tela compartilhada, e a turma acompanha e decide.",
    },
    reason: {
      en: "At this age a child needs an adult to see that a fluent answer can be wrong.",
      "pt-br":
        "Nessa idade, a criança precisa de um adulto para perceber que uma resposta bem escrita pode estar errada.",
    },
    rules: ["br-cne-ia-stages"],
    says: { primary: "adult-types" },
  },
  {
    id: "sca-green",
    document: "scale",
    when: { login: OWN_USE, assessment: ["by-task", "process"] },
    tone: "green",
    text: {
      en: "AI is part of the task. If it counts for a mark, the mark looks at what you asked, what you refused, what you checked and how you improved it.",
      "pt-br":
        "A IA faz parte da atividade. Se valer nota, conta o que você pediu, o que recusou, o que conferiu e como melhorou.",
    },
    reason: SHOWN,
    rules: ["int-oecd-ailit-2026"],
    says: { use: "own", greenCounts: "maybe" },
  },
  {
    id: "sca-green-unmarked",
    document: "scale",
    when: { login: OWN_USE, assessment: ["no-ai"] },
    tone: "green",
    text: {
      en: "AI is part of the task. It is practice and counts for no mark: we talk about what you asked, what you refused, what you checked and how you improved it.",
      "pt-br":
        "A IA faz parte da atividade. É treino e não vale nota: conversamos sobre o que você pediu, o que recusou, o que conferiu e como melhorou.",
    },
    reason: SHOWN,
    rules: ["int-oecd-ailit-2026"],
    says: { use: "own", assessed: "none", greenCounts: "no" },
  },
  {
    id: "sca-always-red",
    document: "scale",
    when: { login: IN_LESSONS, homework: ["none"], assessment: ["no-ai"] },
    text: {
      en: "Homework and work that counts for a mark are always red.",
      "pt-br": "Atividades para casa e o que vale nota são sempre vermelhos.",
    },
    reason: VISIBLE_RULE,
    says: { homework: "none", assessed: "none" },
  },
  {
    id: "sca-homework-red",
    document: "scale",
    when: { login: OWN_USE, homework: ["none"], assessment: ["by-task", "process"] },
    text: { en: "Homework is always red.", "pt-br": "Atividade para casa é sempre vermelha." },
    reason: VISIBLE_RULE,
    says: { homework: "none" },
  },
  {
    id: "sca-marked-red",
    document: "scale",
    when: { login: OWN_USE, homework: ["by-task", "declared"], assessment: ["no-ai"] },
    text: {
      en: "Work that counts for a mark is always red.",
      "pt-br": "O que vale nota é sempre vermelho.",
    },
    reason: VISIBLE_RULE,
    says: { assessed: "none" },
  },
  {
    id: "sca-homework-task",
    document: "scale",
    when: { homework: ["by-task"] },
    text: {
      en: "Homework without a colour is red, too.",
      "pt-br": "Atividade para casa sem cor também é vermelha.",
    },
    reason: VISIBLE_RULE,
    says: { homework: "by-task" },
  },
  {
    id: "sca-homework-declared",
    document: "scale",
    when: { homework: ["declared"], ...LOWER },
    text: {
      en: "From 13, homework without a colour may be done with a tool on our list if it bears the declaration.",
      "pt-br":
        "A partir dos 13 anos, atividade para casa sem cor pode ser feita com ferramenta do inventário, se trouxer a declaração.",
    },
    reason: VISIBLE_RULE,
    says: { homework: "declared", youngest: "13" },
  },
  {
    id: "sca-homework-declared-upper",
    document: "scale",
    when: { homework: ["declared"] },
    unless: LOWER,
    text: {
      en: "Homework without a colour may be done with a tool on our list if it bears the declaration.",
      "pt-br":
        "Atividade para casa sem cor pode ser feita com ferramenta do inventário, se trouxer a declaração.",
    },
    reason: VISIBLE_RULE,
    says: { homework: "declared" },
  },
  {
    id: "sca-declare",
    document: "scale",
    when: { login: OWN_USE },
    text: {
      en: "Declaration where AI was used: I used {tool} on {date} for {purpose}. I kept {kept} and changed {changed} because {cause}. Nothing to declare is also an answer.",
      "pt-br":
        "Declaração de quem usou IA: usei {tool} em {date} para {purpose}. Mantive {kept} e mudei {changed} porque {cause}. Nada a declarar também é resposta.",
    },
    reason: {
      en: "Saying what one used is part of being an author.",
      "pt-br": "Dizer o que se usou faz parte da autoria.",
    },
    rules: ["uk-jcq-ai"],
    says: { use: "own" },
  },
];
