import type { CompanionMessages } from "~/i18n/messages/en/companion";
import { readyPrompt } from "~/i18n/messages/pt-br/ready-prompt";

export const companion: CompanionMessages = {
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
      "Não há código nem capítulo com esse nome. Digite o texto impresso embaixo do QR Code ou o número do capítulo. Pelo número da página não dá para encontrar.",
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
    ...readyPrompt,
    tool: (title) => `${title}: preço, regra de idade e dados`,
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
    nearest: "Estes códigos são os mais parecidos com o que você digitou:",
    chapters: "Ou escolha o capítulo que está lendo:",
  },
};
