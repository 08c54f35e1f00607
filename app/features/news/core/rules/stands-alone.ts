// Whether a sentence of an article can stand under it alone: without the one before it, and not in its writer's voice.

/** The first words of a sentence that leans on the one before. */
const SUBJECT = "he|she|it|they|ele|ela|eles|elas";
const POSSESSIVE = "his|her|its|their|seus?|suas?";
const TIME = "week|month|year|semana|mês|ano|segunda|terça|quarta|quinta|sexta";
const POINTING = `(?:\\S+ ){0,2}(?:this(?! (?:${TIME}))|these|isso|ess[ea]s?)|(?:\\S+ )?(?:d?est[ea](?! (?:${TIME}))|d?est[ea]s)`;
const POINTING_LATER =
  "(?:\\S+ ){0,5}(?:of (?:these|them)|(?:a |[dn])el[ea]s?)|(?:\\S+ ){0,12}(?:a |[dn])ess[ea]s?";
/** Of several that were named before; not "those who", "cada um dos". */
const OTHERS =
  "(?:the |[oa]s? )?(?:(?:an)?others?|outr[oa]s?)|(?:the )?same|one (?:was|is)|such|those(?! who)|cada uma?(?! d[aeo]s?(?!\\p{L}))";
const LEANING = new RegExp(
  `^(?:(?:but|and|mas|e) )?(?:\\S+ (?:${SUBJECT})|(?:[^,]{1,40}, ){0,2}(?:${SUBJECT}|${POSSESSIVE})|${POINTING}|${POINTING_LATER}|${OTHERS}|to [^,]+$)(?!\\p{L})|^[^,]{1,40}, (?:however|for example|porém|por exemplo),`,
  "iu",
);

/** Words of somebody whom the sentence before names: "..." said, "..." disse ela, ..., he said. */
const SAID_BEFORE =
  /^["“].*["”],? (?:\p{Ll}+|(?:\p{Ll}+ )?(?:s?he|they|el[ea]s?)(?!\p{L}).*)\.$|^(?!\S+ \p{Lu}).*, (?:\p{Ll}+ )?(?:s?he|they|el[ea]s?)(?: \p{Ll}+)?\.$/u;

/** True for a sentence that does not stand without the one before. */
export function leans(sentence: string): boolean {
  return LEANING.test(sentence) || SAID_BEFORE.test(sentence) || hasHalfQuotation(sentence);
}

/** Speak in the source's own voice; with accents, since "nos" is "in the". */
const OWN_VOICE = /(?<!\p{L})(?:we|our|us|nós|noss[ao]s?)(?!\p{L})/iu;

/** True for a sentence that is out of place wherever it stands: it speaks of "us", or has half a quotation. */
export function isOutOfPlace(sentence: string): boolean {
  const told = sentence.replace(/["“«][^"”»]*["”»]|‘[^‘]*’(?!\p{L})|\bUS\b/gu, " ");
  return OWN_VOICE.test(told) || hasHalfQuotation(sentence);
}

/** True where a quotation begins or ends in the sentence and not both. */
function hasHalfQuotation(sentence: string): boolean {
  const count = (mark: RegExp) => sentence.split(mark).length - 1;
  const isOpen = count(/[“«„]/) !== count(/[”»]/) || count(/"/) % 2 === 1;
  return isOpen || (/^['‘]/.test(sentence) && !/['’](?!\p{L})/u.test(sentence.slice(1)));
}
