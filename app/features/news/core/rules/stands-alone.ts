// Whether a sentence of an article can stand under it alone: without the one before it, and not in its writer's voice.

/** The first words of a sentence that leans on the one before; not "this year". */
const SUBJECT = "he|she|it|they|ele|ela|eles|elas";
const POSSESSIVE = "his|her|its|their|seus?|suas?";
const POINTING =
  "(?:this|d?est[ea])(?! (?:week|month|year|semana|mês|ano|segunda|terça|quarta|quinta|sexta))|isso|isto|d?est[ea]s";
const LEANING = new RegExp(
  `^(?:(?:but|and|mas|e) )?(?:(?:\\S+ )?(?:${SUBJECT})|(?:[^,]{1,40}, ){0,2}(?:${SUBJECT}|${POSSESSIVE})|(?:(?:all|for|tudo|para|por|com) )?(?:${POINTING})|(?:\\S+ ){0,5}(?:of (?:these|them)|(?:a |em |[dn])(?:ess|el)[ea]s?)|these|those|such|ess[ea]s?|cada uma?(?! d[aeo]s?(?!\\p{L})))(?!\\p{L})`,
  "iu",
);

/** A quotation whose speaker the sentence before names. */
const SAID_BEFORE = /^["“].*["”],? (?:\p{Ll}+|(?:\p{Ll}+ )?(?:s?he|they|el[ea]s?) .*)\.$/u;

/** True for a sentence that does not stand without the one before. */
export function leans(sentence: string): boolean {
  return LEANING.test(sentence) || SAID_BEFORE.test(sentence);
}

/** Speak in the source's own voice; with accents, since "nos" is "in the". */
const OWN_VOICE = /(?<!\p{L})(?:we|our|us|nós|noss[ao]s?)(?!\p{L})/iu;

/** True for a sentence that speaks of "us" outside quotation marks. */
export function isOwnVoice(text: string): boolean {
  return OWN_VOICE.test(text.replace(/["“«][^"”»]*["”»]|‘[^‘]*’(?!\p{L})|\bUS\b/gu, " "));
}
