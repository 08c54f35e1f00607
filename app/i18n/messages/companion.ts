import { readyPromptMessages } from "~/i18n/messages/ready-prompt";
import type { Messages } from "~/i18n/translate";

/** The book-resources page, and the landings of the printed codes. */
const en = {
  breadcrumb: { label: "You are here", home: "Home" },
  hero: {
    total: (count: number) => `${count} resources`,
    lead: "Point your phone at a code in the book and its page opens here: a ready prompt, the steps in class and what only you can check.",
  },
  /** For a reader with the book and no camera. */
  typedCode: {
    label: "Code or chapter from the book",
    example: "For example chapter3_ex1",
    open: "Open",
    unknown:
      "We do not recognise that code or chapter. Type the text printed below a code, or a chapter number. You cannot search by page number.",
  },
  list: {
    heading: "All the book's resources",
    searchLabel: "Search by title or description",
    titleLabel: "Search by title",
    moreFilters: "Filter by stage, subject, time and equipment",
    chapter: "Chapter",
    allChapters: "All chapters",
    category: "Category",
    allCategories: "All categories",
    stage: "Stage",
    allStages: "All stages",
    subject: "Subject",
    allSubjects: "All subjects",
    minutes: "Time to prepare",
    anyMinutes: "Any time",
    upToMinutes: (minutes: string) => `Up to ${minutes} min`,
    equipment: "In the room",
    anyEquipment: "Anything",
    internet: "Internet",
    anyInternet: "Either way",
    submit: "Filter",
    clear: "Clear All Filters",
    showing: (shown: number, total: number) => `Showing ${shown} of ${total} resources`,
    emptyTitle: "No resources found",
    emptyText: "Try adjusting your search or filter criteria.",
    /** Stands before the place of a code in the printed book. */
    inTheBook: "In the book:",
    openAbove: "Shown above",
  },
  explainer: {
    heading: "How a printed code becomes a lesson",
    steps: [
      {
        title: "Scan or type",
        text: "Each code in the book opens its own page. Without a camera, type the short address printed below it.",
      },
      {
        title: "Fill in and copy",
        text: "Fill in the blanks with details of your class, copy the prompt and paste it into the assistant you already use.",
      },
      {
        title: "Check and adapt",
        text: "Check the answer with the questions on this page. What reaches your pupils is your decision.",
      },
    ],
    note: "No account, no cookies. What you type into the blanks stays in your browser.",
  },
  landing: {
    ...readyPromptMessages.en,
    tool: (title: string) => `${title}: price, minimum age and data`,
    objective: "Objective",
    steps: "Steps",
    check: "What to check",
    adaptation: "Adapt it",
    share: "Share this page",
    print: "Print this page",
    neighbours: "Codes in the book",
    previous: "Previous code",
    next: "Next code",
    toList: "All the book's resources",
  },
  /** The 404 page of an address that looks like a printed code. */
  picker: {
    heading: "Looking for a code from the book?",
    meant: "Did you mean",
    nearest: "These codes are closest to what you typed:",
    chapters: "Or choose the chapter you are reading:",
  },
};

export type CompanionMessages = typeof en;

const ptBr: CompanionMessages = {
  breadcrumb: { label: "Você está aqui", home: "Início" },
  hero: {
    total: (count) => `${count} recursos`,
    lead: "Aponte o celular para um código do livro e a página dele abre aqui: um prompt pronto, os passos em sala e o que só você pode conferir.",
  },
  typedCode: {
    label: "Código ou capítulo do livro",
    example: "Por exemplo, chapter3-ex1",
    open: "Abrir",
    unknown:
      "Não há código nem capítulo com esse nome. Digite o texto impresso embaixo do QR Code ou o número do capítulo. A busca não aceita número de página.",
  },
  list: {
    heading: "Todos os recursos do livro",
    searchLabel: "Buscar por título ou descrição",
    titleLabel: "Buscar por título",
    moreFilters: "Filtrar por etapa, componente, tempo e aparelhos",
    chapter: "Capítulo",
    allChapters: "Todos os capítulos",
    category: "Categoria",
    allCategories: "Todas as categorias",
    stage: "Etapa",
    allStages: "Todas as etapas",
    subject: "Componente",
    allSubjects: "Todos os componentes",
    minutes: "Tempo de preparo",
    anyMinutes: "Qualquer tempo",
    upToMinutes: (minutes) => `Até ${minutes} min`,
    equipment: "Na sala",
    anyEquipment: "Tanto faz",
    internet: "Internet",
    anyInternet: "Tanto faz",
    submit: "Filtrar",
    clear: "Limpar Todos os Filtros",
    showing: (shown, total) => `Mostrando ${shown} de ${total} recursos`,
    emptyTitle: "Nenhum recurso encontrado",
    emptyText: "Tente ajustar sua pesquisa ou critérios de filtro.",
    inTheBook: "No livro:",
    openAbove: "Aberto acima",
  },
  explainer: {
    heading: "Do código impresso à aula",
    steps: [
      {
        title: "Aponte ou digite",
        text: "Cada código do livro abre a sua própria página. Sem câmera, digite o endereço curto impresso abaixo dele.",
      },
      {
        title: "Preencha e copie",
        text: "Preencha as lacunas com os dados gerais da sua turma, copie o prompt e cole no assistente que você já usa.",
      },
      {
        title: "Confira e adapte",
        text: "Confira a resposta com as perguntas desta página. O que chega aos alunos é decisão sua.",
      },
    ],
    note: "Sem cadastro e sem cookies. O que você escreve nas lacunas fica no seu navegador.",
  },
  landing: {
    ...readyPromptMessages["pt-br"],
    tool: (title) => `${title}: preço, idade mínima e dados`,
    objective: "Objetivo",
    steps: "Passos",
    check: "O que conferir",
    adaptation: "Adapte",
    share: "Compartilhar esta página",
    print: "Imprimir esta página",
    neighbours: "Códigos do livro",
    previous: "Código anterior",
    next: "Próximo código",
    toList: "Todos os recursos do livro",
  },
  picker: {
    heading: "Procura um código do livro?",
    meant: "Você quis dizer",
    nearest: "Estes códigos são os mais parecidos com o que você digitou:",
    chapters: "Ou escolha o capítulo que está lendo:",
  },
};

export const companionMessages: Messages<typeof en> = { en, "pt-br": ptBr };
