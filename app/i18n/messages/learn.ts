import type { LearnGroup } from "~/features/catalogue/core/resource";
import type { Messages } from "~/i18n/translate";

const groups = {
  planning: "Planning & Productivity",
  research: "Research & Analysis",
  assessment: "Assessment & Feedback",
  stem: "STEM & Coding",
  development: "Professional Development Hubs",
} satisfies Record<LearnGroup, string>;

/** The learn pages of all languages. */
const en = {
  count: (count: number) => `${count} courses`,
  forTeachers: (count: number) => `${count} made for teachers`,
  featured: "Featured Programmes",
  essentialTools: "Essential AI Tools for Teachers",
  essentialToolsLead: "Tools for each kind of work, to try in an afternoon.",
  groups,
  catalogue: "Comprehensive Course Catalogue",
  certifications: "Certifications",
  certificationsLead: "Want proof of what you learned? See the credentials made for teachers.",
  certificationsLink: "See certifications",
  startLearning: "Start Learning",
  tryTool: "Try Tool",
  providerOn: (provider: string, platform: string) => `${provider} on ${platform}`,
  duration: "Duration",
  level: "Level",
  cost: "Cost",
  certificate: "With certificate",
  all: {
    searchLabel: "Search courses by title or tag",
    searchPlaceholder: "Search by title or tag...",
    levelLabel: "Level",
    allLevels: "All Levels",
    showing: (shown: number, total: number) => `Showing ${shown} of ${total} courses`,
    emptyTitle: "No courses found",
    emptyText: "Try another word, or all levels.",
    clear: "Clear All Filters",
  },
};

const ptBr: typeof en = {
  count: (count) => `${count} cursos em português`,
  forTeachers: (count) => (count === 1 ? "1 feito para professores" : `${count} feitos para professores`),
  featured: "Cursos em Destaque",
  essentialTools: "Ferramentas de IA essenciais para professores",
  essentialToolsLead: "Ferramentas para cada tipo de trabalho, para testar em uma tarde.",
  groups: {
    planning: "Planejamento e produtividade",
    research: "Pesquisa e análise",
    assessment: "Avaliação e devolutiva",
    stem: "Ciências, matemática e programação",
    development: "Centros de formação docente",
  },
  catalogue: "Todos os Cursos",
  certifications: "Certificações",
  certificationsLead: "Quer comprovar o que aprendeu? Veja as certificações feitas para professores.",
  certificationsLink: "Ver certificações",
  startLearning: "Começar o curso",
  tryTool: "Testar a ferramenta",
  providerOn: (provider, platform) => `${provider}\u00a0· ${platform}`,
  duration: "Duração",
  level: "Nível",
  cost: "Custo",
  certificate: "Com certificado",
  all: {
    searchLabel: "Buscar cursos por título ou tag",
    searchPlaceholder: "Buscar por título ou tag...",
    levelLabel: "Nível",
    allLevels: "Todos os Níveis",
    showing: (shown, total) => `Mostrando ${shown} de ${total} cursos`,
    emptyTitle: "Nenhum curso encontrado",
    emptyText: "Tente outra palavra ou todos os níveis.",
    clear: "Limpar Todos os Filtros",
  },
};

export const learnMessages: Messages<typeof en> = { en, "pt-br": ptBr };
