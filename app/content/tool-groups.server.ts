// The groups of the tools page, in its order.
import type { ToolGroupRecord } from "./schemas";

export const TOOL_GROUPS: readonly ToolGroupRecord[] = [
  {
    id: "general-ai",
    name: { en: "General AI", "pt-br": "IA geral" },
    description: {
      en: "General conversation and reasoning over long texts, for almost any task in planning and writing.",
      "pt-br":
        "Conversa geral e raciocínio sobre textos longos, para quase toda tarefa de planejamento e escrita.",
    },
  },
  {
    id: "coding-tools",
    name: { en: "Coding tools", "pt-br": "Programação" },
    description: {
      en: "Code assistants and agents that build pages and apps from a description.",
      "pt-br": "Assistentes de código e agentes que criam páginas e aplicativos a partir de uma descrição.",
    },
  },
  {
    id: "creative-media",
    name: { en: "Creative media", "pt-br": "Mídias criativas" },
    description: {
      en: "Images, slides, video, voice and music for lessons and pupils' projects.",
      "pt-br": "Imagens, slides, vídeo, voz e música para aulas e projetos dos alunos.",
    },
  },
  {
    id: "research-tools",
    name: { en: "Research tools", "pt-br": "Pesquisa" },
    description: {
      en: "Academic search, reading with sources and data analysis.",
      "pt-br": "Busca acadêmica, leitura com fontes e análise de dados.",
    },
  },
  {
    id: "education-first",
    name: { en: "Education first", "pt-br": "Feitas para a escola" },
    description: {
      en: "Platforms made for teachers and classes, with supervision of what pupils do.",
      "pt-br": "Plataformas feitas para professores e turmas, com acompanhamento do que os alunos fazem.",
    },
  },
];
