import type { Messages } from "~/i18n/translate";

/** The library of prompts, and what opens a prompt in an assistant. */
const en = {
  searchLabel: "Search prompts by title or objective",
  task: "Task",
  allTasks: "All tasks",
  showing: (shown: number, total: number) => `Showing ${shown} of ${total} prompts`,
  emptyTitle: "No matching prompts",
  emptyText: "Remove a filter, or allow more time.",
  kit: "Planning pack",
  read: "Read the prompt",
  shortLink: "Short link:",
  openIn: "Open in",
  open: (name: string) => `Open in ${name}`,
  openInHint: (names: string) =>
    `“Open in” copies the prompt and opens the service you choose: paste it there. ${names} fill it in for you.`,
  carried: (name: string) => `Opening ${name}. The prompt is copied, too: paste it if the box is empty.`,
  toPaste: (name: string) => `Copied. Paste it into ${name}.`,
  notCopied: "This browser did not let us copy. Copy the prompt from this page and paste it there.",
  /** Above the link of a message that has room for a part of the prompt. */
  whole: "The whole prompt:",
  link: "All ready prompts",
  linkLead: "By task, stage, subject and the minutes you have, ready to copy.",
};

const ptBr: typeof en = {
  searchLabel: "Buscar prompts por título ou objetivo",
  task: "Tarefa",
  allTasks: "Todas as tarefas",
  showing: (shown, total) => `Mostrando ${shown} de ${total} prompts`,
  emptyTitle: "Nenhum prompt com esses filtros",
  emptyText: "Tire um filtro ou escolha um tempo maior.",
  kit: "Pacote de planejamento",
  read: "Ler o prompt",
  shortLink: "Link curto:",
  openIn: "Abrir em",
  open: (name) => `Abrir em ${name}`,
  openInHint: (names) =>
    `“Abrir em” copia o prompt e leva ao serviço escolhido: é só colar. ${names} já abrem com ele preenchido.`,
  carried: (name) => `Abrindo ${name}. O prompt também foi copiado: cole, se a caixa estiver vazia.`,
  toPaste: (name) => `Copiado. Agora cole em ${name}.`,
  notCopied: "Este navegador não deixou copiar. Copie o prompt desta página e cole lá.",
  whole: "O prompt inteiro:",
  link: "Todos os prompts prontos",
  linkLead: "Por tarefa, etapa, componente e minutos que você tem, prontos para copiar.",
};

export const promptsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
