import type { ReadyPromptMessages } from "~/i18n/messages/en/ready-prompt";

export const readyPrompt: ReadyPromptMessages = {
  prompt: "Prompt pronto",
  fillIn: "Preencha as lacunas",
  fillInHint: "O que você escreve fica só nesta aba. A lacuna que ficar vazia continua entre colchetes.",
  clear: "Limpar as lacunas",
  copy: "Copiar prompt",
  copied: "Copiado",
  openBlanks: (count) => (count === 1 ? "Falta 1 lacuna" : `Faltam ${count} lacunas`),
  allFilled: "Todas as lacunas preenchidas",
  skillCheck: "Confira o código na BNCC",
  reminder:
    "Nunca cole nome, foto, nota nem laudo de aluno em uma ferramenta de IA. Antes, troque os nomes por letras; até uma história pode identificar um aluno.",
  reminderLabel: "Antes de colar",
  qrAlt: (title) => `QR Code do link curto para “${title}”`,
};
