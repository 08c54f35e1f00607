import type { CodeStatus } from "~/features/bncc/core/check-codes";
import type { Stage } from "~/features/bncc/core/skill-prefix";

const ages = ["babies (up to 1 year 6 months)", "toddlers (1 year 7 months to 3 years)", "ages 4 and 5"];

const status: Readonly<Record<CodeStatus, string>> = {
  exists: "Exists",
  unknown: "Not in the BNCC",
  misspelt: "Misspelt",
  cut: "Cut off",
};

const stages: Readonly<Record<Stage, string>> = {
  EI: "Early childhood",
  EF: "Primary and lower secondary",
  EM: "Upper secondary",
};

/** By the letters of a code; one that means something else at a stage has the stage in front. */
const subjects: Readonly<Record<string, string>> = {
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
  if (stage === "EI") return first === last ? (ages[first - 1] ?? "") : "all ages";
  if (stage === "EM") return "years 1 to 3";
  return first === last ? `year ${first}` : `years ${first} to ${last}`;
}

/** What a curriculum code is, in words. */
export const bnccCodes = {
  status,
  local:
    "It is not in the BNCC. It may belong to the curriculum of a state or a city: look there before you throw it away.",
  nearest: "Closest in the BNCC:",
  misspelt: "In the BNCC it is written:",
  cut: "Part of it is missing. It may have been:",
  take: "Use",
  takeCode: (code: string) => `Use ${code}`,
  page: (page: number) => `Read it on page ${page} of the PDF`,
  noPage: "Read it in the document (page not known)",
  document: documents,
  years,
  stages,
  subjects,
};

export type BnccCodesMessages = typeof bnccCodes;
