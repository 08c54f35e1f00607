// The texts of third parties that records of the catalogue rest on.
import type { EvidenceRecord } from "~/features/evidence/core/evidence-record";

const TEXTS = {
  "public-page": { en: "public page", "pt-br": "página pública" },
  "library-record": { en: "library record", "pt-br": "registro de biblioteca" },
  "study-notes": { en: "public study notes", "pt-br": "anotações de estudo públicas" },
  "course-work": { en: "work of someone who took it", "pt-br": "trabalho de quem fez o curso" },
  transcript: { en: "page with a transcript", "pt-br": "página com transcrição" },
  press: { en: "press report", "pt-br": "notícia" },
  comparison: { en: "public comparison", "pt-br": "comparação pública" },
} as const;

/** Evidence from a third party. `month` is null for an undated text. */
export function readIn(text: keyof typeof TEXTS, month: string | null, address: string): EvidenceRecord {
  return { basis: "third-party", document: TEXTS[text], address, month };
}

/** No text was found that can be opened: a list without a name is none. */
export const NOT_FOUND: EvidenceRecord = { basis: "not-found", month: null };
