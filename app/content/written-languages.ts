import type { WrittenLanguage } from "~/addresses/languages";

/** The languages that facts of the catalogue speak of by name: certificates are in one, "works in" asks for the other. */
export const ENGLISH: WrittenLanguage = "en";
export const PORTUGUESE: WrittenLanguage = "pt";
