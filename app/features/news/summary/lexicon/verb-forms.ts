// How words that tell of a deed are written.
import type { WrittenLanguage } from "~/addresses/languages";
import { STOP_WORDS } from "~/lib/stop-words";

/** How verbs are written: English base forms only where the third person or the past is. */
export const VERB_FORMS: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /(?:ed|ing|[^s]s|[^aeiou]en|^(?:gave|[a-z]*[drnhf]ew|stood|understood|fought|sought|hid|broke|drove|became|fed|fled|dealt|wrote|made|built|led|ran|run|sent|held|paid|pay|bought|sold|told|taught|teach|found|put|read|set|won|beat|lent|lend|took|take|brought|got|get|kept|keep|left|leave|lost|met|said|saw|see|seen|shown|withdrawn|drawn|known|grown|thrown|flown|spent|spoke|thought|chose|began|withdrawn|drawn|known|grown|thrown|flown|fell|rose|grew|went|came|cut|sued|use|warn|want|ask|help|work|write|give|make|build|buy|sell|choose|begin|replace|reject|approve|ban|allow|require|offer|launch|train|fund|close|open|share|show))$/,
  pt: /(?:ou|eu|iu|[aei]ram|avam?|iam?|am|em|[aei]r|[aei]rá|[aei]rão|[aei]ndo|[aei]d[oa]|[^s]a|[^d]e|feito|escrito|pago|aberto|visto)$/,
};

/** Little words that have a capital in an English headline. */
export const HEADLINE_WORDS: ReadonlySet<string> = STOP_WORDS.en;

/** A verb of many, and none of the little words that end like one. */
export const PLURAL_VERBS: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /^(?:are|were|have|do)$/,
  pt: /^(?!tem$|bem$|quem$|sem$|nao$|tambem$|tao$|ontem$)[a-z]{2,}(?:am|em|ao)$/,
};
