import type { ToolkitMessages } from "~/i18n/messages/en/toolkit";

export const toolkit: ToolkitMessages = {
  title: "Kit de planejamento com IA",
  description: "Modelos por tipo de tarefa, roteiros para seguir, boas práticas e documentos para imprimir.",
  back: "Voltar aos recursos do livro",
  jumps: { label: "Nesta página", downloads: "Documentos para imprimir", prompt: "Prompt do livro" },
  groups: {
    heading: "Modelos por tipo de tarefa",
    inTheKit: (section) => `No kit: ${section}`,
    prompts: "Prompts prontos",
  },
  downloads: {
    heading: "Documentos para imprimir",
    lead: "Cada um é um arquivo único, que abre em qualquer navegador, sem internet, e imprime em A4.",
    kit: "Baixar o kit de planejamento",
    checklist: "Baixar o checklist",
  },
  tutorials: {
    heading: "Roteiros para seguir",
    minutes: (count) => `${count} minutos`,
    shortMinutes: (count) => `${count} min`,
    steps: "Ver os passos",
    levels: {
      beginner: "Iniciante",
      intermediate: "Intermediário",
      advanced: "Avançado",
      expert: "Especialista",
    },
  },
  practices: { heading: "Boas práticas" },
};
