import type { WrittenLanguage } from "~/addresses/languages";

/**
 * Languages that the catalogue names in its facts: certificates have English names, and a tag says
 * Portuguese.
 */
export const ENGLISH: WrittenLanguage = "en";
export const PORTUGUESE: WrittenLanguage = "pt";
