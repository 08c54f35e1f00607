import type { PromptsMessages } from "~/i18n/messages/en/prompts";

export const prompts: PromptsMessages = {
  searchLabel: "Buscar prompts por título ou objetivo",
  task: "Tarefa",
  allTasks: "Todas as tarefas",
  showing: (shown, total) => `Mostrando ${shown} de ${total} prompts`,
  emptyTitle: "Nenhum prompt com esses filtros",
  emptyText: "Tire um filtro ou dê mais tempo de preparo.",
  kit: "Kit de planejamento",
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
