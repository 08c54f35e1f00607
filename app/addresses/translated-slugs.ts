// Pages whose address is a word that readers know in their own language. Everywhere else an address is spelt the same.
import type { Texts } from "./languages";

type SpeltPath = Texts<string>;

/** Once the parameter of the filter for the reader's language. */
export const FORMER_LANGUAGE_PARAMETER = "pt";

export const HOW_WE_CHECK_PATH: SpeltPath = { en: "/how-we-check", "pt-br": "/como-conferimos" };
export const CHANGES_PATH: SpeltPath = { en: "/changes", "pt-br": "/mudancas" };
export const RULES_PATH: SpeltPath = { en: "/rules", "pt-br": "/regras" };
export const MAY_WE_USE_PATH: SpeltPath = { en: "/may-we-use-it", "pt-br": "/podemos-usar" };
export const SCHOOL_KIT_PATH: SpeltPath = { en: "/school-kit", "pt-br": "/kit-escola" };
export const SCHOOL_KIT_DOCUMENTS_PATH: SpeltPath = {
  en: "/school-kit/documents",
  "pt-br": "/kit-escola/documentos",
};
export const DATA_PATH: SpeltPath = { en: "/data", "pt-br": "/dados" };
export const ACCESSIBILITY_PATH: SpeltPath = { en: "/accessibility", "pt-br": "/acessibilidade" };
export const SHEET_PATH: SpeltPath = { en: "/sheets/:id", "pt-br": "/folhas/:id" };
export const UNPLUGGED_PATH: SpeltPath = { en: "/unplugged", "pt-br": "/sem-computador" };
export const UNPLUGGED_LESSON_PATH: SpeltPath = { en: "/unplugged/:id", "pt-br": "/sem-computador/:id" };
export const STAFF_MEETING_PATH: SpeltPath = { en: "/staff-meeting", "pt-br": "/reuniao" };
