// The poster for the wall.
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";
import { BEYOND_EARLY, OWN_USE } from "~/features/school-kit/core/kit-options";

const WHO = { document: "poster", group: "poster-who" } as const;

export const POSTER: readonly ClauseRecord[] = [
  {
    ...WHO,
    id: "pos-who-early",
    when: { login: ["no-pupil-use"] },
    unless: { stage: BEYOND_EARLY },
    text: {
      en: "Here we learn with hands, talk and play. AI stays outside.",
      "pt-br": "Aqui a gente aprende com a mão, a conversa e a brincadeira. A IA fica do lado de fora.",
    },
    reason: {
      en: "Young children learn through play, talk and movement.",
      "pt-br": "Crianças pequenas aprendem brincando, conversando e se movendo.",
    },
    says: { use: "none", early: "none" },
  },
  {
    ...WHO,
    id: "pos-who-none",
    when: { login: ["no-pupil-use"], stage: BEYOND_EARLY },
    text: {
      en: "Here we learn how AI works, without using it.",
      "pt-br": "Aqui a gente aprende como a IA funciona, sem usar.",
    },
    reason: {
      en: "Whoever understands how it works is harder to mislead.",
      "pt-br": "Quem entende como funciona é mais difícil de enganar.",
    },
    says: { use: "none" },
  },
  {
    ...WHO,
    id: "pos-who-screen",
    when: { login: ["teacher-screen"] },
    text: {
      en: "The teacher types. All of us discuss what comes back.",
      "pt-br": "Quem digita é o professor. Quem discute a resposta é a turma toda.",
    },
    reason: { en: "What is not collected cannot leak.", "pt-br": "O que não se coleta não vaza." },
    rules: ["br-cne-ia-stages"],
    says: { use: "screen" },
  },
  {
    ...WHO,
    id: "pos-who-colour",
    when: { login: OWN_USE },
    text: {
      en: "First look at the colour: red is without AI, amber is for one step, green is with AI.",
      "pt-br": "Primeiro, olhe a cor: vermelho é sem IA, amarelo é só uma etapa, verde é com IA.",
    },
    reason: {
      en: "One visible rule per task avoids unfair surprises.",
      "pt-br": "Uma regra visível por tarefa evita surpresa e injustiça.",
    },
    says: { use: "own" },
  },
  {
    id: "pos-think",
    document: "poster",
    text: {
      en: "Think first. What you learn is what your own head does.",
      "pt-br": "Pense primeiro. Você aprende o que a sua cabeça faz.",
    },
    reason: {
      en: "Pupils need to do first, by themselves, what a task is meant to train.",
      "pt-br": "O aluno precisa fazer primeiro, sozinho, aquilo que a atividade quer desenvolver.",
    },
  },
  {
    id: "pos-data",
    document: "poster",
    text: {
      en: "Names, faces, voices, secrets: we do not type them into AI.",
      "pt-br": "Nome, rosto, voz, segredo: a gente não digita isso em IA.",
    },
    reason: {
      en: "What is typed into a tool cannot be called back.",
      "pt-br": "O que se digita em uma ferramenta não tem volta.",
    },
    rules: ["br-lgpd-14"],
    says: { personalData: "approved-only" },
  },
  {
    id: "pos-check",
    document: "poster",
    text: {
      en: "AI makes mistakes and sounds sure. Check in another place.",
      "pt-br": "A IA erra com cara de quem sabe. Confira em outro lugar.",
    },
    reason: {
      en: "A fluent answer is not yet a true one.",
      "pt-br": "Resposta bem escrita ainda não é resposta certa.",
    },
    rules: ["int-oecd-ailit-2026"],
  },
  {
    id: "pos-person",
    document: "poster",
    when: { stage: BEYOND_EARLY },
    text: {
      en: "People decide, and a person answers for every mark. AI is not a friend.",
      "pt-br": "Quem decide é gente, e cada nota tem uma pessoa que responde por ela. IA não é amiga.",
    },
    reason: {
      en: "Whoever decides must be able to explain.",
      "pt-br": "Quem decide precisa saber explicar.",
    },
    rules: ["br-lgpd-20"],
    says: { decides: "person" },
  },
  {
    id: "pos-help",
    document: "poster",
    text: {
      en: "Something wrong? Stop, turn the screen away, tell a teacher or another adult. Telling is never a reason for punishment.",
      "pt-br":
        "Deu errado? Pare, vire a tela e conte a um professor ou a outro adulto. Contar nunca é motivo de punição.",
    },
    reason: {
      en: "Whoever fears blame does not ask for help.",
      "pt-br": "Quem tem medo de levar bronca não pede ajuda.",
    },
    rules: ["uk-kcsie-2026"],
  },
];
