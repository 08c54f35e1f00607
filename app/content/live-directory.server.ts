import type { Locale } from "~/addresses/languages";

/** Whether the tools page of a language links to the author's live directory, which is kept in Portuguese. */
export const LINKS_LIVE_DIRECTORY: Readonly<Record<Locale, boolean>> = { en: false, "pt-br": true };
