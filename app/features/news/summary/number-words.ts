// Words for numbers in each language of the site, as a summary or its source may write them.
import type { WrittenLanguage } from "~/addresses/languages";

type NumberWords = Readonly<Record<WrittenLanguage, Readonly<Record<string, number>>>>;

/** From two up, without accents: "one" is more often an article or a pronoun than a number. */
export const SMALL_WORDS: NumberWords = {
  en: {
    two: 2,
    both: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    dozen: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
  pt: {
    dois: 2,
    duas: 2,
    ambos: 2,
    ambas: 2,
    tres: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
    duzia: 12,
    treze: 13,
    catorze: 14,
    quatorze: 14,
    quinze: 15,
    dezesseis: 16,
    dezessete: 17,
    dezoito: 18,
    dezenove: 19,
    vinte: 20,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    sessenta: 60,
    setenta: 70,
    oitenta: 80,
    noventa: 90,
    cem: 100,
    cento: 100,
    duzentos: 200,
    duzentas: 200,
    trezentos: 300,
    trezentas: 300,
    quatrocentos: 400,
    quatrocentas: 400,
    quinhentos: 500,
    quinhentas: 500,
    seiscentos: 600,
    seiscentas: 600,
    setecentos: 700,
    setecentas: 700,
    oitocentos: 800,
    oitocentas: 800,
    novecentos: 900,
    novecentas: 900,
  },
};

/** What multiplies the figure or the word before it, with its accents. */
export const SCALE_WORDS: NumberWords = {
  en: {
    hundred: 1e2,
    thousand: 1e3,
    lakh: 1e5,
    lakhs: 1e5,
    million: 1e6,
    mn: 1e6,
    crore: 1e7,
    crores: 1e7,
    billion: 1e9,
    bn: 1e9,
    trillion: 1e12,
  },
  pt: {
    mil: 1e3,
    milhão: 1e6,
    milhões: 1e6,
    mi: 1e6,
    bilhão: 1e9,
    bilhões: 1e9,
    bi: 1e9,
    trilhão: 1e12,
    trilhões: 1e12,
    tri: 1e12,
  },
};

/** Words that begin a number only before a scale: "a million", "um milhão", "half a million". */
export const WORDS_BEFORE_SCALE: NumberWords = {
  en: { a: 1, one: 1 },
  pt: { um: 1, meio: 0.5 },
};

/** Parts of a whole, in hundredths. */
export const SHARE_WORDS: NumberWords = {
  en: {
    half: 50,
    third: 100 / 3,
    thirds: 100 / 3,
    quarter: 25,
    quarters: 25,
    fifth: 20,
    fifths: 20,
    tenth: 10,
    tenths: 10,
  },
  pt: {
    metade: 50,
    terco: 100 / 3,
    tercos: 100 / 3,
    quarto: 25,
    quartos: 25,
    quinto: 20,
    quintos: 20,
    decimo: 10,
    decimos: 10,
  },
};

/** How many times as much. */
export const MULTIPLE_WORDS: NumberWords = {
  en: {
    twice: 2,
    double: 2,
    doubled: 2,
    doubles: 2,
    triple: 3,
    tripled: 3,
    triples: 3,
    thrice: 3,
    quadrupled: 4,
  },
  pt: {
    dobro: 2,
    dobrou: 2,
    dobra: 2,
    dobraram: 2,
    triplo: 3,
    triplicou: 3,
    triplicaram: 3,
    quadruplo: 4,
    quadruplicou: 4,
  },
};

/** From the second on: "first" is said of too many things. */
export const ORDINAL_WORDS: NumberWords = {
  en: { second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10 },
  pt: {
    segundo: 2,
    segunda: 2,
    terceiro: 3,
    terceira: 3,
    quarto: 4,
    quarta: 4,
    quinto: 5,
    quinta: 5,
    sexto: 6,
    sexta: 6,
    setimo: 7,
    setima: 7,
    oitavo: 8,
    oitava: 8,
    nono: 9,
    nona: 9,
    decimo: 10,
    decima: 10,
  },
};

/** "Dozens", "centenas": the least that they mean. */
export const VAGUE_WORDS: NumberWords = {
  en: { dozens: 24, scores: 40, hundreds: 200, thousands: 2e3, millions: 2e6, billions: 2e9 },
  pt: { dezenas: 20, centenas: 200, milhares: 2e3, milhoes: 2e6, bilhoes: 2e9 },
};

/** Behind a figure without a space: "40k". */
export const LETTER_SCALES: ReadonlyMap<string, number> = new Map([
  ["k", 1e3],
  ["m", 1e6],
  ["b", 1e9],
]);
