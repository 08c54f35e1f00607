// Promises of a class, by stage, and of its teacher.
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";

export const AGREEMENT: readonly ClauseRecord[] = [
  {
    id: "agr-young",
    document: "agreement",
    when: { stage: ["early", "primary"] },
    band: "young",
    text: {
      en: "The computer that talks is a machine. It can be wrong. We do not tell it our name or secrets. An adult is always there. If it says something strange, I call my teacher.",
      "pt-br":
        "O computador que conversa é uma máquina. Ele pode errar. A gente não conta nosso nome nem segredo. Sempre tem um adulto junto. Se ele disser algo estranho, eu chamo a professora ou o professor.",
    },
    reasons: ["shared-norms"],
    rules: ["br-cne-ia-stages", "br-dec-12880"],
    says: { youngChildren: "adult-operates" },
  },
  {
    id: "agr-lower",
    document: "agreement",
    when: { stage: ["lower-secondary"] },
    band: "lower",
    text: {
      en: "We look at the colour of the task before we start. We think first and ask the tool later. We type nothing about people. We check one fact in another source. We say when we used it, without fear. We never make fun of anyone with it.",
      "pt-br":
        "A gente olha a cor da atividade antes de começar. Pensa primeiro e pergunta à ferramenta depois. Não digita nada sobre pessoas. Confere ao menos um fato em outra fonte. Conta quando usou, sem medo. E nunca usa para zoar alguém.",
    },
    reasons: ["own-thinking", "shared-norms"],
    rules: ["br-deepfake"],
  },
  {
    id: "agr-upper",
    document: "agreement",
    when: { stage: ["upper-secondary", "adult"] },
    band: "upper",
    text: {
      en: "I answer for what I hand in and can explain every line. I keep my notes and the conversation. I look for what the tool left out and whom it favours. I do not upload other people's work, faces or voices. I ask when the limit is unclear.",
      "pt-br":
        "Respondo pelo que entrego e sei explicar cada linha. Guardo minhas anotações e a conversa. Procuro o que a ferramenta deixou de fora e a quem ela favorece. Não envio trabalho, rosto nem voz de outra pessoa. Pergunto quando o limite não está claro.",
    },
    reasons: ["process-evidence"],
    rules: ["int-oecd-ailit-2026", "br-deepfake"],
  },
  {
    id: "agr-teacher",
    document: "agreement",
    text: {
      en: "Your teacher promises too: to say when a lesson was prepared with AI, to mark your work personally, to listen before suspecting, and to give another way to take part to anyone who needs it.",
      "pt-br":
        "O professor também promete: contar quando preparou a aula com IA, corrigir pessoalmente o que vocês escrevem, ouvir antes de desconfiar e oferecer outro jeito de participar a quem precisar.",
    },
    reasons: ["trust"],
    rules: ["br-cne-ia-essays"],
    says: { openAnswers: "teacher" },
  },
  {
    id: "agr-help",
    document: "agreement",
    text: {
      en: "If something goes wrong I stop, leave the screen as it is, and tell an adult I trust. I will not be punished for telling.",
      "pt-br":
        "Se algo der errado, eu paro, deixo a tela como está e conto a um adulto de confiança. Ninguém é punido por contar.",
    },
    reasons: ["trust"],
    rules: ["uk-kcsie-2026", "br-lei-13819"],
  },
];
