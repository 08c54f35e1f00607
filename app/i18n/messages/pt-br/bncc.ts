import type { BnccMessages } from "~/i18n/messages/en/bncc";

export const bncc: BnccMessages = {
  what: "Ferramentas de IA costumam inventar códigos de habilidade que parecem certos e não existem. Aqui, cada código é procurado na lista completa da BNCC e do complemento de Computação.",
  form: {
    heading: "Confira um texto",
    label: "Seu plano ou a resposta de uma IA",
    hint: "Cole o texto inteiro: todos os códigos que houver nele serão conferidos.",
    check: "Conferir os códigos",
    privacy:
      "A conferência é feita no seu aparelho. Sem script, ou se a lista de códigos não carregar, o texto vai para o nosso servidor, que responde sem guardar nem registrar nada. Até 64 KB.",
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
    read: "Um código que existe nem sempre é o que serve: leia a habilidade no documento.",
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
