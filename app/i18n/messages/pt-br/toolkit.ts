import type { ToolkitMessages } from "~/i18n/messages/en/toolkit";

export const toolkit: ToolkitMessages = {
  title: "Kit de planejamento com IA",
  description: "Modelos por tipo de tarefa, roteiros para seguir, boas práticas e documentos para imprimir.",
  back: "Voltar aos recursos do livro",
  jumps: { label: "Nesta página", downloads: "Documentos para editar e imprimir", prompt: "Prompt do livro" },
  groups: {
    heading: "Modelos por tipo de tarefa",
    inTheKit: (section) => `No kit: ${section}`,
    prompts: "Prompts prontos",
  },
  downloads: {
    heading: "Documentos para editar e imprimir",
    lead: "Cada um vem em Word, que também abre no Google Docs e no LibreOffice, e como página que abre em qualquer navegador, sem internet. Os dois saem em A4.",
    kit: "Baixar o kit de planejamento (Word)",
    checklist: "Baixar o checklist (Word)",
    asPage: "Como página da web (HTML)",
    asPageLabel: (title) => `${title}: como página da web (HTML)`,
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
