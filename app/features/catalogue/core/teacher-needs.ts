// Filters for the needs that a teacher names first, and which resources meet them.

import type { ToolClaims } from "~/features/evidence/core/tool-claims";

/** The teacher's filters: each narrows to what is known to be so. */
export const TEACHER_FILTERS = ["free", "language", "pupils", "offer", "noAccount", "noTraining"] as const;
export type TeacherFilter = (typeof TEACHER_FILTERS)[number];

/** Their parameters in an address. */
export const NEED_PARAMETER = {
  free: "free",
  language: "lang",
  pupils: "pupils",
  offer: "offer",
  noAccount: "noaccount",
  noTraining: "notraining",
} as const satisfies Record<TeacherFilter, string>;

/** Ages of a class, in years: those that a teacher may ask for. */
export const CLASS_AGES: readonly number[] = Array.from({ length: 15 }, (_, years) => years + 4);
/** The parameter of the age that pupils must have reached. */
export const AGE_PARAMETER = "age";

/** The ages of a class that may use what pupils may use from an age; null where no age is known. */
export function agesFrom(youngest: number | null): readonly string[] {
  return youngest === null ? [] : CLASS_AGES.filter((age) => age >= youngest).map(String);
}

interface KnownFacts {
  readonly freeTier: boolean | null;
  readonly inLanguage: boolean | null;
  readonly tool:
    | (Pick<ToolClaims, "pupilsMayUse" | "trainsNothing" | "noAccount"> & {
        readonly offer: object | null;
      })
    | null;
}

const IS_MET: Readonly<Record<TeacherFilter, (facts: KnownFacts) => boolean>> = {
  free: ({ freeTier }) => freeTier === true,
  language: ({ inLanguage }) => inLanguage === true,
  pupils: ({ tool }) => tool?.pupilsMayUse === true,
  offer: ({ tool }) => tool !== null && tool.offer !== null,
  noAccount: ({ tool }) => tool !== null && tool.noAccount !== null,
  noTraining: ({ tool }) => tool?.trainsNothing === true,
};

/** A fact that is not known meets no need: a teacher who asks must be able to rely on the list. */
export function needsMetBy(facts: KnownFacts): readonly TeacherFilter[] {
  return TEACHER_FILTERS.filter((filter) => IS_MET[filter](facts));
}
