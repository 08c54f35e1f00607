// Promises of a class, by stage, and of its teacher.
import type { ClauseRecord, Words } from "~/features/school-kit/core/clause-record";
import { IN_LESSONS, OWN_USE } from "~/features/school-kit/core/kit-options";

const TOGETHER: Words = {
  en: "Agreements written together are kept more often.",
  "pt-br": "Combinados feitos em conjunto são mais cumpridos.",
};
const AUTHOR: Words = {
  en: "Whoever can explain a text is its author.",
  "pt-br": "Quem sabe explicar o texto é o autor dele.",
};

export const AGREEMENT: readonly ClauseRecord[] = [
  {
    id: "agr-young",
    document: "agreement",
    when: { stage: ["primary"], login: IN_LESSONS },
    band: "young",
    text: {
      en: "The computer that talks is a machine. It can be wrong. My teacher types, and we look together. We do not tell it our names or secrets. If something feels strange, I tell my teacher.",
      "pt-br":
        "O computador que conversa é uma máquina. Ele pode errar. Quem digita é a professora ou o professor, e a gente olha junto. A gente não conta nome nem segredo. Se achar algo estranho, eu falo com a professora ou o professor.",
    },
    reason: TOGETHER,
    rules: ["br-cne-ia-stages", "br-dec-12880"],
    says: { primary: "adult-types", personalData: "approved-only" },
  },
  {
    id: "agr-lower",
    document: "agreement",
    when: { stage: ["lower-secondary"], login: OWN_USE },
    band: "lower",
    text: {
      en: "We look at the colour of the task before we start. We think first and ask the tool later. We type nothing about people. We check one fact in another source. We say when we used it, without fear. We never make fun of anyone with it.",
      "pt-br":
        "A gente olha a cor da atividade antes de começar. Pensa primeiro e pergunta à ferramenta depois. Não digita nada sobre pessoas. Confere ao menos um fato em outra fonte. Conta quando usou, sem medo. E nunca usa para zoar alguém.",
    },
    reason: TOGETHER,
    rules: ["br-deepfake"],
    says: { use: "own", personalData: "approved-only" },
  },
  {
    id: "agr-lower-screen",
    document: "agreement",
    when: { stage: ["lower-secondary"], login: ["teacher-screen"] },
    band: "lower",
    text: {
      en: "We think first, then look at the answer together. Only the teacher types. Nobody gives names or stories about people. We check one fact in another source. We never make fun of anyone with AI.",
      "pt-br":
        "A gente pensa primeiro e depois olha a resposta junto. Só o professor digita. Ninguém fala nome nem história de ninguém. A gente confere ao menos um fato em outra fonte. E nunca usa IA para zoar alguém.",
    },
    reason: TOGETHER,
    rules: ["br-deepfake"],
    says: { use: "screen", personalData: "approved-only" },
  },
  {
    id: "agr-lower-none",
    document: "agreement",
    when: { stage: ["lower-secondary"], login: ["no-pupil-use"] },
    band: "lower",
    text: {
      en: "We do our own thinking. We ask a person when we are stuck. If we meet AI outside school, we remember that it can be wrong and that it is not a friend. We never make fun of anyone with it.",
      "pt-br":
        "A gente pensa com a própria cabeça. Quando trava, pergunta a uma pessoa. Se encontrar IA fora da escola, lembra que ela erra e que não é amiga. E nunca usa para zoar alguém.",
    },
    reason: TOGETHER,
    rules: ["br-deepfake"],
    says: { use: "none" },
  },
  {
    id: "agr-upper",
    document: "agreement",
    when: { stage: ["upper-secondary", "adult"], login: OWN_USE },
    band: "upper",
    text: {
      en: "I answer for what I hand in and can explain every line. I keep my notes and, where AI was used, the conversation. I look for what the tool left out and whom it favours. I do not upload other people's work, faces or voices. I ask when the limit is unclear.",
      "pt-br":
        "Respondo pelo que entrego e sei explicar cada linha. Guardo minhas anotações e, se usei IA, a conversa. Procuro o que a ferramenta deixou de fora e a quem ela favorece. Não envio trabalho, rosto nem voz de outra pessoa. Pergunto quando o limite não está claro.",
    },
    reason: AUTHOR,
    rules: ["int-oecd-ailit-2026", "br-deepfake"],
    says: { use: "own", personalData: "approved-only", work: "where-allowed" },
  },
  {
    id: "agr-upper-none",
    document: "agreement",
    when: { stage: ["upper-secondary", "adult"], login: ["teacher-screen", "no-pupil-use"] },
    band: "upper",
    text: {
      en: "I answer for what I hand in and can explain every line. I keep my notes and drafts. I do not use AI for school work, unless it is an aid the school has agreed with me. I never make or pass on a fake picture or voice of anyone. I ask when a limit is unclear.",
      "pt-br":
        "Respondo pelo que entrego e sei explicar cada linha. Guardo anotações e rascunhos. Não uso IA em trabalho da escola, a não ser como recurso de apoio combinado comigo. Não faço nem repasso imagem ou voz falsa de ninguém. Pergunto quando o limite não está claro.",
    },
    reason: AUTHOR,
    rules: ["br-deepfake"],
    says: { homework: "none", assessed: "none", aid: "kept", personalData: "approved-only" },
  },
  {
    id: "agr-teacher",
    document: "agreement",
    text: {
      en: "Your teacher promises too: to read and mark personally what you write, to tell you when AI made something you are given, to listen before suspecting, and to give another way to take part to anyone who needs it.",
      "pt-br":
        "O professor também promete: ler e corrigir pessoalmente o que vocês escrevem, avisar quando algo que vocês recebem foi feito com IA, ouvir antes de desconfiar e oferecer outro jeito de participar a quem precisar.",
    },
    reason: {
      en: "A promise is easier to keep when both sides make one.",
      "pt-br": "Combinado pesa mais quando os dois lados prometem.",
    },
    rules: ["br-cne-ia-essays"],
    says: { openAnswers: "teacher" },
  },
  {
    id: "agr-help",
    document: "agreement",
    text: {
      en: "If something goes wrong I stop, turn the screen away and tell a teacher or another adult I trust. Telling is never a reason for punishment.",
      "pt-br":
        "Se algo der errado, eu paro, viro a tela e conto a um professor ou a outro adulto de confiança. Contar nunca é motivo de punição.",
    },
    reason: {
      en: "Whoever fears blame does not ask for help.",
      "pt-br": "Quem tem medo de levar bronca não pede ajuda.",
    },
    rules: ["uk-kcsie-2026", "br-lei-13819"],
  },
];
