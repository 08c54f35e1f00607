import type { CodeStatus } from "~/features/bncc/core/check-codes";
import type { Messages } from "~/i18n/translate";

/** The checker of curriculum codes. */
const en = {
  what: "The BNCC is Brazil's national curriculum. Each of its skills has a code such as EF05MA01. AI tools often invent codes that look right and do not exist.",
  form: {
    heading: "Check a text",
    label: "Your plan, or an AI's answer",
    hint: "Paste the whole text: we check every code in it.",
    check: "Check the codes",
    privacy:
      "The check runs on your device. With JavaScript off, or if the list of codes does not load, the text goes to our server, which answers and neither keeps nor logs it. Up to 64 KB.",
    example: "Try an example",
    exampleText:
      "Lesson plan (invented example). Skills: EF05MA03, EF05MA77 and ef05ma07. Links with science: EF05C101. Portuguese: EF05LP.",
  },
  errors: {
    empty: "Paste a text first.",
    tooLarge:
      "The text is larger than 64 KB. None of it was checked. It is still in the field: check it in two or more parts.",
    tooLargeToRead:
      "The text was too large to be read, so nothing was checked. It is not lost: go back in your browser, where it is still in the field, and check it in parts of up to 64 KB.",
    tooMany:
      "Too many checks have come from your network, so nothing was checked. The text is not lost: go back in your browser and try again in ten minutes.",
  },
  result: {
    heading: "What we found",
    none: "There is no code in this text that looks like one from the BNCC.",
    counts: (counts: Readonly<Record<CodeStatus, number>>) =>
      `Exist: ${counts.exists}. Not in the BNCC: ${counts.unknown}. Misspelt: ${counts.misspelt}. Cut off: ${counts.cut}.`,
    more: (count: number) =>
      count === 1
        ? "And 1 more code that was not checked. Check the text in two or more parts."
        : `And ${count} more codes that were not checked. Check the text in two or more parts.`,
    marked: "Your text, with its codes marked",
    read: "A code can exist and still be the wrong one: read the skill in the document.",
    print: "Print the checked list",
    another: "Check another text",
  },
  lookup: {
    heading: "Look up a code",
    lead: "All codes by stage, year and subject. The wording of the skills is not on this site: each page number opens the document at that page.",
    stage: "Stage",
    year: "Year",
    subject: "Subject, area or field of experience",
    all: "All",
    codes: "Codes",
    shown: (count: number) => (count === 1 ? "1 group of codes" : `${count} groups of codes`),
    page: (page: number) => `p. ${page}`,
    noPage: "page not known",
  },
  source: {
    heading: "Where the list comes from",
    list: (count: string) => `${count} codes: the BNCC of 2018 and its computing complement of 2022. Source:`,
    licence: "data version 2026.07, CC BY 4.0. We kept the codes and pages and left the wording out.",
    documents: "The documents:",
  },
  link: "Check the codes in a plan",
  linkLead:
    "AI tools invent codes of Brazil's curriculum (BNCC). Paste a plan and see which of its codes exist.",
};

const ptBr: typeof en = {
  what: "Ferramentas de IA costumam inventar códigos de habilidade que parecem certos e não existem. Aqui, cada código é procurado na lista completa da BNCC e do complemento de Computação.",
  form: {
    heading: "Confira um texto",
    label: "Seu plano ou a resposta de uma IA",
    hint: "Cole o texto inteiro: todos os códigos que houver nele serão conferidos.",
    check: "Conferir os códigos",
    privacy:
      "A conferência é feita no seu aparelho. Com o JavaScript desligado, ou se a lista de códigos não carregar, o texto vai para o nosso servidor, que responde sem guardar nem registrar nada. Até 64 KB.",
    example: "Usar um exemplo",
    exampleText:
      "Plano de aula (exemplo inventado). Habilidades: EF05MA03, EF05MA77 e ef05ma07. Em Ciências: EF05C101. Em Língua Portuguesa: EF05LP.",
  },
  errors: {
    empty: "Cole um texto primeiro.",
    tooLarge:
      "O texto passa de 64 KB, e nada dele foi conferido. Ele continua no campo: confira em duas ou mais partes.",
    tooLargeToRead:
      "O texto era grande demais para ser lido, e nada foi conferido. Ele não se perdeu: volte à página anterior no navegador, onde ele continua no campo, e confira em partes de até 64 KB.",
    tooMany:
      "Recebemos conferências demais da sua rede, e nada foi conferido. O texto não se perdeu: volte à página anterior no navegador e tente de novo daqui a dez minutos.",
  },
  result: {
    heading: "O que encontramos",
    none: "Não há neste texto nada que pareça um código da BNCC.",
    counts: (counts) =>
      `Existem: ${counts.exists}. Não estão na BNCC: ${counts.unknown}. Escritos errado: ${counts.misspelt}. Cortados: ${counts.cut}.`,
    more: (count) =>
      count === 1
        ? "E mais 1 código que não foi conferido. Confira o texto em duas ou mais partes."
        : `E mais ${count} códigos que não foram conferidos. Confira o texto em duas ou mais partes.`,
    marked: "Seu texto, com os códigos marcados",
    read: "O código pode existir e não ser o da sua aula: leia a habilidade no documento.",
    print: "Imprimir a lista conferida",
    another: "Conferir outro texto",
  },
  lookup: {
    heading: "Procure um código",
    lead: "Todos os códigos por etapa, ano e componente. O texto das habilidades não está neste site: cada número de página abre o documento oficial.",
    stage: "Etapa",
    year: "Ano",
    subject: "Componente, área ou campo de experiência",
    all: "Todos",
    codes: "Códigos",
    shown: (count) => (count === 1 ? "1 grupo de códigos" : `${count} grupos de códigos`),
    page: (page) => `p. ${page}`,
    noPage: "página não informada",
  },
  source: {
    heading: "De onde vem a lista",
    list: (count) => `${count} códigos: a BNCC de 2018 e o complemento de Computação de 2022. Fonte:`,
    licence:
      "versão dos dados 2026.07, CC BY 4.0. Usamos os códigos e as páginas, sem o texto das habilidades.",
    documents: "Os documentos:",
  },
  link: "Confira os códigos de um plano",
  linkLead: "A IA inventa códigos da BNCC. Cole um plano e veja quais códigos existem de fato.",
};

export const bnccMessages: Messages<typeof en> = { en, "pt-br": ptBr };
