import type { Messages } from "~/i18n/translate";
import { fillTexts } from "~/lib/fill-texts";

/** The school kit: its questions and what stands around its documents. */
const en = {
  what: "You get drafts: policy, letter, consent form, class agreements, scale for tasks, list of tools, sheet for incidents, poster. Not legal advice: a lawyer should read the clauses marked for one before you sign.",
  form: {
    heading: "The questions",
    several: "One or more answers.",
    oneOnly: "One answer.",
    numberOf: (number: number, all: number) => `${number} of ${all}`,
    onlyOwnUse: "Answer this only if pupils use AI themselves.",
    ownUseLater: "Up to the end of primary school an adult types: pupils' own use is offered after it.",
    /** Below an answer that settles other questions. */
    falls: (count: number, numbers: string) =>
      `${count === 2 ? "Two" : "Three"} questions fall away with this answer: ${numbers}.`,
    blanks: "Details for the documents",
    blanksHint: "You may leave any of these empty: the documents then have a line to write on.",
    school: "Name of the school",
    contact: "Contact for questions",
    contactHint: "An email address or an office.",
    reviewDate: "Date of the next review",
    tools: "Tools for the inventory",
    toolsHint:
      "Paste the link of a class sheet from this site, or the short codes of tools, separated by commas.",
    useFavourites: "Use the tools among my favourites",
    language: "Language of the documents",
    make: "Make the documents",
    privacy:
      "The documents are made on your device. Your answers stay in this browser and are not sent. With JavaScript off, or if something does not load, they go to our server, which answers with a page and neither keeps nor logs them.",
    clear: "Delete my answers from this browser",
    cleared: "Your answers were deleted.",
  },
  /** Above the questions, where a link has other answers than this browser keeps. */
  linked: {
    heading: "Answers from a link",
    text: "The link you opened has other answers than yours. Yours stay as they are until you take these; what you typed stays in any case.",
    use: "Use these answers",
    refuse: "Keep mine",
    used: "The answers of the link are in the form now.",
    refused: "Your answers have not changed.",
  },
  problems: {
    heading: "These questions still need an answer:",
    noTools: "None of these codes is a tool on this site.",
    noFavourites: "There is no tool among your favourites.",
    tools: (names: string) => `In the inventory: ${names}.`,
  },
  result: {
    title: "Your documents",
    heading: "Your school's documents",
    warnings: "Read this first",
    print: "Print",
    printAll: "Print all",
    copyLink: "Copy a link to these answers",
    copied: "Link copied",
    refused: "Your browser did not let us copy. This is the link:",
    linkHint:
      "The link contains your choices, not what you typed. Only you and whoever gets the link can see them.",
    change: "Change the answers",
    onThisPage: "On this page",
    posted:
      "Your answers were sent to our server for this page alone. They were neither kept nor logged. Print or save it now; it cannot be recovered.",
    rule: "Rule",
  },
  rule: {
    source: {
      news: "based on press reports",
      "third-party-notes": "based on a summary we could not verify",
    },
    unsure: "not certain",
  },
  link: "Make your school's documents",
  linkLead: "Answer twelve questions and get a policy, a letter, class agreements and a list of tools.",
};

const ptBr: typeof en = {
  what: "Saem minutas: política, comunicado, termo de consentimento, combinados, escala para as atividades, inventário, roteiro para incidentes e cartaz. Não são um parecer jurídico: um advogado deve ler as cláusulas marcadas antes da assinatura.",
  form: {
    heading: "As perguntas",
    several: "Uma ou mais respostas.",
    oneOnly: "Uma resposta.",
    numberOf: (number, all) => `${number} de ${all}`,
    onlyOwnUse: "Responda só se os alunos usam IA.",
    ownUseLater: "Até o fim dos anos iniciais, quem digita é um adulto: o uso pelo próprio aluno vem depois.",
    falls: (count, numbers) =>
      `Com esta resposta, ${count === 2 ? "duas" : "três"} perguntas deixam de valer: ${numbers}.`,
    blanks: "Dados para preencher os documentos",
    blanksHint: "Tudo pode ficar vazio: nesse caso, o documento traz uma linha para escrever.",
    school: "Nome da escola",
    contact: "Contato para dúvidas",
    contactHint: "Um e-mail ou um setor.",
    reviewDate: "Data da próxima revisão",
    tools: "Ferramentas do inventário",
    toolsHint:
      "Cole o link de uma folha da aula deste site ou os códigos curtos das ferramentas, separados por vírgula.",
    useFavourites: "Usar as ferramentas dos meus favoritos",
    language: "Idioma dos documentos",
    make: "Gerar os documentos",
    privacy:
      "Os documentos são feitos no seu aparelho. As respostas ficam neste navegador e não são enviadas. Com o JavaScript desligado, ou se algo não carregar, elas vão para o nosso servidor, que responde com uma página e não as guarda nem registra.",
    clear: "Apagar minhas respostas deste navegador",
    cleared: "Suas respostas foram apagadas.",
  },
  linked: {
    heading: "Respostas que vieram no link",
    text: "O link que você abriu traz respostas diferentes das suas. As suas só mudam se você aceitar estas; o que você digitou fica de qualquer jeito.",
    use: "Usar estas respostas",
    refuse: "Manter as minhas",
    used: "As respostas do link já estão no formulário.",
    refused: "Suas respostas continuam as mesmas.",
  },
  problems: {
    heading: "Faltou responder:",
    noTools: "Nenhum dos códigos é de uma ferramenta deste site.",
    noFavourites: "Não há ferramenta entre os seus favoritos.",
    tools: (names) => `No inventário: ${names}.`,
  },
  result: {
    title: "Seus documentos",
    heading: "Os documentos da sua escola",
    warnings: "Leia isto primeiro",
    print: "Imprimir",
    printAll: "Imprimir tudo",
    copyLink: "Copiar um link para estas respostas",
    copied: "Link copiado",
    refused: "O navegador não copiou. O link:",
    linkHint:
      "O link leva só as respostas que você marcou, que só você e quem receber o link veem. O que você digitou não vai junto.",
    change: "Mudar as respostas",
    onThisPage: "Nesta página",
    posted:
      "Suas respostas foram ao nosso servidor só para esta página. Não foram guardadas nem registradas. Imprima ou salve agora: depois não há como abrir esta página de novo.",
    rule: "Norma",
  },
  rule: {
    source: {
      news: "baseada em notícias",
      "third-party-notes": "baseada em um resumo que não conseguimos conferir",
    },
    unsure: "sem certeza",
  },
  link: "Gere os documentos da sua escola",
  linkLead:
    "Você responde a doze perguntas e recebe a política de uso, o comunicado, os combinados e o inventário.",
};

export const schoolKitMessages: Messages<typeof en> = fillTexts({ en, "pt-br": ptBr });
