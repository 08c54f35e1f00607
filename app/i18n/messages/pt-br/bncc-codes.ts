import type { CodeStatus } from "~/features/bncc/core/check-codes";
import type { Stage } from "~/features/bncc/core/skill-prefix";
import type { BnccCodesMessages } from "~/i18n/messages/en/bncc-codes";

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

export const bnccCodes: BnccCodesMessages = {
  status,
  local: "Não está na BNCC. Pode ser do currículo do seu estado ou município: procure lá antes de descartar.",
  nearest: "Mais próximos na BNCC:",
  misspelt: "Na BNCC, escreve-se:",
  cut: "Falta uma parte. Pode ter sido:",
  take: "Usar",
  takeCode: (code) => `Usar ${code}`,
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
  stages,
  subjects,
};
