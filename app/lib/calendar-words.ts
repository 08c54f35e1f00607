// The names of months and weekdays in each language of the site, without accents: feeds date their articles with
// them, and a summary may name them.
import type { WrittenLanguage } from "~/addresses/languages";

/** January to December: the full name first, then the short forms that a text may use. */
export const MONTH_NAMES: Readonly<Record<WrittenLanguage, readonly (readonly string[])[]>> = {
  en: [
    ["january", "jan"],
    ["february", "feb"],
    ["march", "mar"],
    ["april", "apr"],
    ["may"],
    ["june", "jun"],
    ["july", "jul"],
    ["august", "aug"],
    ["september", "sep", "sept"],
    ["october", "oct"],
    ["november", "nov"],
    ["december", "dec"],
  ],
  pt: [
    ["janeiro", "jan"],
    ["fevereiro", "fev"],
    ["marco", "mar"],
    ["abril", "abr"],
    ["maio", "mai"],
    ["junho", "jun"],
    ["julho", "jul"],
    ["agosto", "ago"],
    ["setembro", "set"],
    ["outubro", "out"],
    ["novembro", "nov"],
    ["dezembro", "dez"],
  ],
};

/** Monday to Sunday: the full name first, then the short form. */
export const WEEKDAY_NAMES: Readonly<Record<WrittenLanguage, readonly (readonly string[])[]>> = {
  en: [["monday"], ["tuesday"], ["wednesday"], ["thursday"], ["friday"], ["saturday"], ["sunday"]],
  pt: [
    ["segunda-feira", "segunda"],
    ["terca-feira", "terca"],
    ["quarta-feira", "quarta"],
    ["quinta-feira", "quinta"],
    ["sexta-feira", "sexta"],
    ["sabado"],
    ["domingo"],
  ],
};
