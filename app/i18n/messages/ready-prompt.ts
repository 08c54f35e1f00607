import type { Messages } from "~/i18n/translate";

/** Words at a ready prompt, which the client hydrates. */
const en = {
  prompt: "Ready prompt",
  fillIn: "Fill in the blanks",
  fillInHint: "What you type stays in this tab. Blanks you skip stay in [brackets].",
  clear: "Clear the blanks",
  copy: "Copy prompt",
  copied: "Copied",
  openBlanks: (count: number) => (count === 1 ? "1 blank still open" : `${count} blanks still open`),
  allFilled: "All blanks filled in",
  /** Beside a blank for a skill of the Brazilian curriculum. */
  skillCheck: "Check the code in the BNCC",
  reminder:
    "Never paste a pupil's name, photo, mark or report into an AI tool. Replace names with letters first, and remember that a story can identify a pupil too.",
  reminderLabel: "Before you paste",
  qrAlt: (title: string) => `QR code for the short link to “${title}”`,
};

const ptBr: typeof en = {
  prompt: "Prompt pronto",
  fillIn: "Preencha as lacunas",
  fillInHint: "O que você escreve fica só nesta aba. As lacunas vazias continuam entre [colchetes].",
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

export const readyPromptMessages: Messages<typeof en> = { en, "pt-br": ptBr };
