// The little words of a language. They carry no meaning of their own, and they tell languages apart. Spanish is in
// the list so that it can be told from Portuguese.

import { WRITTEN_LANGUAGES, type WrittenLanguage } from "~/addresses/languages";

const WORDS = {
  en: "a an and are as at be been but by can could do does for from had has have he her his how i if in into is it its just may more most my no not of on or our out over she so some such than that the their them then there these they this those to up us was we were what when where which while who why will with would you your about after also because before between both during each even many much new now only other same should through under very",
  pt: "a à ao aos às as até com como da das de dela dele deles depois do dos e é ela elas ele eles em entre era essa esse esta está estão este eu foi foram há isso isto já lhe mais mas me mesmo meu minha muito na nas nem no nos nós não nossa nosso num numa o os ou para pela pelas pelo pelos pode podem por porque quando que quem se sem ser será seu seus só são sobre sua suas também te tem têm ter tudo um uma você vocês à ainda antes após cada desde durante então foi lá onde outro outra outros outras qual segundo todos todas",
  es: "el los las del y en una un con para por que se su sus más como pero es son fue ha han sin sobre entre también cuando muy ya hay este esta esto ese esa no al lo le les nos porque desde hasta donde quien todo todos otra otro ser está están según",
} as const satisfies Record<WrittenLanguage | "es", string>;

export type StopWordLanguage = keyof typeof WORDS;

function isStopWordLanguage(text: string): text is StopWordLanguage {
  return text in WORDS;
}

export const STOP_WORD_LANGUAGES: readonly StopWordLanguage[] = Object.keys(WORDS).filter(isStopWordLanguage);

/** The stop words of each language, lower case, with accents. */
export const STOP_WORDS: Readonly<Record<StopWordLanguage, ReadonlySet<string>>> = {
  en: new Set(WORDS.en.split(" ")),
  pt: new Set(WORDS.pt.split(" ")),
  es: new Set(WORDS.es.split(" ")),
};

/** True for a little word of either language of the site. */
export function isLittleWord(word: string): boolean {
  return WRITTEN_LANGUAGES.some((language) => STOP_WORDS[language].has(word.toLowerCase()));
}
