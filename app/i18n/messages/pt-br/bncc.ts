import type { CodeStatus } from "~/features/bncc/core/check-codes";
import type { Stage } from "~/features/bncc/core/skill-prefix";
import type { BnccMessages } from "~/i18n/messages/en/bncc";

const ages = [
  "bebês (até 1 ano e 6 meses)",
  "crianças bem pequenas (de 1 ano e 7 meses a 3 anos e 11 meses)",
  "crianças pequenas (de 4 anos a 5 anos e 11 meses)",
];

const status: Readonly<Record<CodeStatus, string>> = {
  exists: "Existe",
  unknown: "Não está na BNCC",
  misspelt: "Escrito errado",
  cut: "Cortado",
};

const stages: Readonly<Record<Stage, string>> = {
  EI: "Educação Infantil",
  EF: "Ensino Fundamental",
  EM: "Ensino Médio",
};

const subjects: Readonly<Record<string, string>> = {
  AR: "Arte",
  CG: "Corpo, gestos e movimentos",
  CHS: "Ciências Humanas e Sociais Aplicadas",
  CI: "Ciências",
  CNT: "Ciências da Natureza e suas Tecnologias",
  CO: "Computação",
  EF: "Educação Física",
  EIEF: "Escuta, fala, pensamento e imaginação",
  EO: "O eu, o outro e o nós",
  ER: "Ensino Religioso",
  ET: "Espaços, tempos, quantidades, relações e transformações",
  GE: "Geografia",
  HI: "História",
  LGG: "Linguagens e suas Tecnologias",
  LI: "Língua Inglesa",
  LP: "Língua Portuguesa",
  MA: "Matemática",
  MAT: "Matemática e suas Tecnologias",
  TS: "Traços, sons, cores e formas",
};

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
  },
  result: {
    heading: "O que encontramos",
    none: "Não há neste texto nada que pareça um código da BNCC.",
    counts: (counts) =>
      `Existem: ${counts.exists}. Não estão na BNCC: ${counts.unknown}. Escritos errado: ${counts.misspelt}. Cortados: ${counts.cut}.`,
    marked: "Seu texto, com os códigos marcados",
    status,
    local:
      "Não está na BNCC. Pode ser do currículo do seu estado ou município: procure lá antes de descartar.",
    nearest: "Mais próximos na BNCC:",
    misspelt: "Na BNCC, escreve-se:",
    cut: "Falta uma parte. Pode ter sido:",
    take: "Usar",
    takeCode: (code) => `Usar ${code}`,
    read: "Um código que existe nem sempre é o que serve: leia a habilidade no documento.",
    print: "Imprimir a lista conferida",
    another: "Conferir outro texto",
  },
  code: {
    page: (page) => `Leia na página ${page} do PDF`,
    noPage: "Leia no documento (página não informada)",
    document: {
      "bncc-2018": "BNCC, edição de 2018 (PDF)",
      "computacao-2022": "Computação: complemento à BNCC, de 2022 (PDF)",
    },
    years: (stage, first, last) => {
      if (stage === "EI") return first === last ? (ages[first - 1] ?? "") : "todas as idades";
      if (stage === "EM") return "1ª a 3ª série";
      return first === last ? `${first}º ano` : `${first}º ao ${last}º ano`;
    },
  },
  stages,
  subjects,
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
