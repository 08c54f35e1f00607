import type { CompanionMessages } from "~/i18n/messages/en/companion";

export const companion: CompanionMessages = {
  breadcrumb: { label: "Você está aqui", home: "Início" },
  hero: {
    total: (count) => `${count} recursos`,
    lead: "Aponte o celular para um código do livro e a página dele abre aqui: um prompt pronto, os passos em sala e o que só você pode conferir.",
  },
  list: {
    heading: "Todos os recursos do livro",
    searchLabel: "Buscar recursos",
    searchPlaceholder: "Título ou descrição",
    chapter: "Capítulo",
    allChapters: "Todos os capítulos",
    category: "Categoria",
    allCategories: "Todas as categorias",
    apply: "Filtrar",
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
    tool: (title) => `${title}: preço, regra de idade e dados`,
    objective: "Objetivo",
    prompt: "Prompt pronto",
    fillIn: "Preencha as lacunas",
    fillInHint: "O que você escreve fica nesta página. A lacuna que ficar vazia continua entre colchetes.",
    copy: "Copiar prompt",
    copied: "Copiado",
    openBlanks: (count) => (count === 1 ? "Falta 1 lacuna" : `Faltam ${count} lacunas`),
    allFilled: "Todas as lacunas preenchidas",
    skillCheck: "Confira o código na BNCC",
    steps: "Passos",
    check: "O que conferir",
    adaptation: "Adapte",
    reminder:
      "Nunca cole nome, foto, nota nem laudo de aluno em uma ferramenta de IA. Antes, troque os nomes por letras; até uma história pode identificar um aluno.",
    reminderLabel: "Antes de colar",
    share: "Compartilhar esta página",
    print: "Imprimir esta página",
    qrAlt: (title) => `QR Code do link curto para “${title}”`,
    neighbours: "Códigos do livro",
    previous: "Código anterior",
    next: "Próximo código",
    toList: "Todos os recursos do livro",
  },
  picker: {
    heading: "Procura um código do livro?",
    nearest: "Estes códigos são os mais parecidos com o que você digitou:",
    chapters: "Ou escolha o capítulo que está lendo:",
  },
};
