// The texts of third parties that records of the catalogue rest on, where those texts have no address of their own.
import type { EvidenceRecord } from "~/features/evidence/core/evidence-record";

const TEXTS = {
  "course-map": { en: "public course map", "pt-br": "mapa público de cursos" },
  "course-catalogue": { en: "public course catalogue", "pt-br": "catálogo público de cursos" },
  "course-lists": { en: "public course lists", "pt-br": "listas públicas de cursos" },
  "teacher-list": { en: "public list for teachers", "pt-br": "lista pública para professores" },
  "teaching-material": { en: "public teaching material", "pt-br": "material público de aula" },
  "public-list": { en: "public lists", "pt-br": "listas públicas" },
  "public-page": { en: "public page", "pt-br": "página pública" },
  "public-code": { en: "public code", "pt-br": "código público" },
  "public-records": { en: "public records", "pt-br": "registros públicos" },
  "public-survey": { en: "public survey", "pt-br": "levantamento público" },
  "public-sources": { en: "several public sources", "pt-br": "várias fontes públicas" },
  "feed-check": { en: "public check of feeds", "pt-br": "conferência pública de feeds" },
  inventory: { en: "public inventory", "pt-br": "inventário público" },
  "certificate-list": { en: "public list of certificates", "pt-br": "lista pública de certificados" },
  "course-work": { en: "work of someone who took it", "pt-br": "trabalho de quem fez o curso" },
  "study-notes": { en: "public study notes", "pt-br": "anotações de estudo públicas" },
  "library-record": { en: "library record", "pt-br": "registro de biblioteca" },
  transcript: { en: "page with a transcript", "pt-br": "página com transcrição" },
  press: { en: "press report", "pt-br": "notícia" },
  comparison: { en: "public comparison", "pt-br": "comparação pública" },
} as const;

/**
 * Evidence from a third party. `month` is null for an undated text; without an address the text has none of its own.
 */
export function readIn(
  text: keyof typeof TEXTS,
  month: string | null = null,
  address?: string,
): EvidenceRecord {
  return { basis: "third-party", document: TEXTS[text], address, month };
}

/** Nobody was found who says so: the record rests on general knowledge. */
export const NOT_FOUND: EvidenceRecord = { basis: "not-found", month: null };
