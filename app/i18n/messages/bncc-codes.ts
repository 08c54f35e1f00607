import type { CodeStatus } from "~/features/bncc/core/check-codes";
import type { Stage } from "~/features/bncc/core/skill-prefix";
import type { Messages } from "~/i18n/translate";

const enAges = ["babies (up to 1 year 6 months)", "toddlers (1 year 7 months to 3 years)", "ages 4 and 5"];

const enStatus: Readonly<Record<CodeStatus, string>> = {
  exists: "Exists",
  unknown: "Not in the BNCC",
  misspelt: "Misspelt",
  cut: "Cut off",
};

const enStages: Readonly<Record<Stage, string>> = {
  EI: "Early childhood",
  EF: "Primary and lower secondary",
  EM: "Upper secondary",
};

/** By the letters of a code; one that means something else at a stage has the stage in front. */
const enSubjects: Readonly<Record<string, string>> = {
  AR: "Art",
  CG: "Body, gestures and movement",
  CHS: "Human and social sciences",
  CI: "Science",
  CNT: "Natural sciences",
  CO: "Computing",
  EF: "Physical education",
  EIEF: "Listening, speaking, thought and imagination",
  EO: "Self, others and us",
  ER: "Religious education",
  ET: "Space, time, quantities and change",
  GE: "Geography",
  HI: "History",
  LGG: "Languages",
  LI: "English",
  LP: "Portuguese",
  MA: "Mathematics",
  MAT: "Mathematics",
  TS: "Lines, sounds, colours and shapes",
};

const documents: Readonly<Record<string, string>> = {
  "bncc-2018": "BNCC, 2018 edition (PDF, in Portuguese)",
  "computacao-2022": "BNCC computing complement, 2022 (PDF, in Portuguese)",
};

function years(stage: Stage, first: number, last: number): string {
  if (stage === "EI") return first === last ? (enAges[first - 1] ?? "") : "all ages";
  if (stage === "EM") return "years 1 to 3";
  return first === last ? `year ${first}` : `years ${first} to ${last}`;
}

/** Words about a curriculum code: its status, stage and document. */
const en = {
  status: enStatus,
  local:
    "It is not in the BNCC. It may belong to the curriculum of a state or a city: check there before you drop it.",
  nearest: "Closest in the BNCC:",
  misspelt: "In the BNCC it is written:",
  cut: "Part of it is missing. It may have been:",
  take: "Use",
  takeCode: (code: string) => `Use ${code}`,
  page: (page: number) => `Read it on page ${page} of the PDF`,
  noPage: "Read it in the document (page not known)",
  document: documents,
  years,
  stages: enStages,
  subjects: enSubjects,
};

export type BnccCodesMessages = typeof en;

const ptBrAges = [
  "bebês (até 1 ano e 6 meses)",
  "crianças bem pequenas (de 1 ano e 7 meses a 3 anos e 11 meses)",
  "crianças pequenas (de 4 anos a 5 anos e 11 meses)",
];

const ptBrStatus: Readonly<Record<CodeStatus, string>> = {
  exists: "Existe",
  unknown: "Não está na BNCC",
  misspelt: "Escrito errado",
  cut: "Cortado",
};

const ptBrStages: Readonly<Record<Stage, string>> = {
  EI: "Educação Infantil",
  EF: "Ensino Fundamental",
  EM: "Ensino Médio",
};

const ptBrSubjects: Readonly<Record<string, string>> = {
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

const ptBr: BnccCodesMessages = {
  status: ptBrStatus,
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
    if (stage === "EI") return first === last ? (ptBrAges[first - 1] ?? "") : "todas as idades";
    if (stage === "EM") return "1ª a 3ª série";
    return first === last ? `${first}º ano` : `${first}º ao ${last}º ano`;
  },
  stages: ptBrStages,
  subjects: ptBrSubjects,
};

export const bnccCodesMessages: Messages<typeof en> = { en, "pt-br": ptBr };
