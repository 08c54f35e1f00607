import type { TutorialLevel } from "~/features/planning-toolkit/core/planning-toolkit";
import type { Messages } from "~/i18n/translate";

/** The planning toolkit page. */
const en = {
  title: "AI planning pack",
  description: "Templates by kind of task, outlines to work through, good practices, and documents to print.",
  back: "Back to the book resources",
  jumps: {
    label: "Parts of this page",
    downloads: "Documents to edit and print",
    prompt: "The book's prompt",
  },
  groups: {
    heading: "Templates by kind of task",
    inTheKit: (section: string) => `In the planning pack: ${section}`,
    prompts: "Ready prompts",
  },
  downloads: {
    heading: "Documents to edit and print",
    lead: "Each comes as a Word file, which Google Docs and LibreOffice open too, and as a page that opens in any browser without internet. You can print both on A4.",
    kit: "Download the planning pack (Word)",
    checklist: "Download the checklist (Word)",
    asPage: "As a web page (HTML)",
    asPageLabel: (title: string) => `${title}: as a web page (HTML)`,
  },
  tutorials: {
    heading: "Outlines to work through",
    minutes: (count: number) => `${count} minutes`,
    shortMinutes: (count: number) => `${count} min`,
    steps: "Show the steps",
    levels: {
      beginner: "Beginner",
      intermediate: "Intermediate",
      advanced: "Advanced",
      expert: "Expert",
    } satisfies Record<TutorialLevel, string>,
  },
  practices: { heading: "Good practices" },
};

const ptBr: typeof en = {
  title: "Pacote de planejamento com IA",
  description: "Modelos por tipo de tarefa, roteiros para seguir, boas práticas e documentos para imprimir.",
  back: "Voltar aos recursos do livro",
  jumps: {
    label: "Partes desta página",
    downloads: "Documentos para editar e imprimir",
    prompt: "Prompt do livro",
  },
  groups: {
    heading: "Modelos por tipo de tarefa",
    inTheKit: (section) => `No pacote: ${section}`,
    prompts: "Prompts prontos",
  },
  downloads: {
    heading: "Documentos para editar e imprimir",
    lead: "Cada um vem em Word, que também abre no Google Docs e no LibreOffice, e como página que abre em qualquer navegador, sem internet. Os dois podem ser impressos em A4.",
    kit: "Baixar o pacote de planejamento (Word)",
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

export const toolkitMessages: Messages<typeof en> = { en, "pt-br": ptBr };
