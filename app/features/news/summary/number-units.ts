// Units that a number in a summary must have in its source, too, in both languages. Folded.

/** What a unit measures, and how many of the smallest one it is: 14 weeks are 98 days, two years are 24 months. */
export interface Unit {
  readonly kind: string;
  readonly factor: number;
}

const ROWS: readonly (readonly [string, number, string])[] = [
  ["second", 1, "second seconds segundo segundos secs"],
  ["second", 60, "minute minutes minuto minutos mins min"],
  ["second", 3600, "hour hours hora horas hrs"],
  ["second", 86_400, "day days dia dias"],
  ["second", 604_800, "week weeks semana semanas"],
  ["month", 1, "month months mes meses"],
  ["month", 12, "year years ano anos"],
  ["month", 120, "decade decades decada decadas"],
  ["metre", 1, "metre metres meter meters metro metros"],
  ["metre", 1000, "km kilometre kilometres kilometers quilometro quilometros"],
  ["mile", 1, "mile miles milha milhas"],
  ["gram", 1, "gram grams grama gramas"],
  ["gram", 1000, "kg kilo kilos kilogram kilograms quilo quilos"],
  ["gram", 1e6, "tonne tonnes ton tons tonelada toneladas"],
  ["byte", 1, "gb gigabyte gigabytes"],
  ["byte", 1000, "tb terabyte terabytes"],
  ["watt", 1, "mw megawatt megawatts"],
  ["watt", 1000, "gw gigawatt gigawatts"],
  ["percent", 1, "% percent"],
  ["point", 1, "point points ponto pontos"],
  ["times", 1, "times vezes fold"],
  ["degree", 1, "° degree degrees grau graus"],
];

const CURRENCIES: Readonly<Record<string, string>> = {
  usd: "$ us$ usd dollar dollars dolar dolares",
  brl: "r$ brl real reais",
  eur: "€ eur euro euros",
  gbp: "£ gbp pound pounds libra libras",
  jpy: "¥ jpy yen iene ienes",
  cny: "cny rmb yuan yuans renminbi",
  inr: "₹ inr rupee rupees rupia rupias",
  aud: "a$ aud",
  cad: "c$ cad",
  peso: "peso pesos mxn ars clp cop",
  chf: "chf franc francs franco francos",
  krw: "₩ krw won",
  krone: "krone kroner krona kronor coroa coroas",
  shilling: "shilling shillings xelim xelins",
  zar: "rand rands zar",
  ngn: "naira nairas ngn",
  aed: "dirham dirhams aed",
  pln: "zloty zlotys pln",
  try: "lira liras",
  rub: "ruble rubles rouble roubles rublo rublos",
  sol: "soles",
  cent: "cent cents centavo centavos pence",
};

export const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...ROWS.flatMap(([kind, factor, words]) =>
    words.split(" ").map((word): [string, Unit] => [word, { kind, factor }]),
  ),
  ...Object.entries(CURRENCIES).flatMap(([currency, words]) =>
    words.split(" ").map((word): [string, Unit] => [word, { kind: `money ${currency}`, factor: 1 }]),
  ),
]);

/** Signs of money that stand before the figure. */
export const CURRENCY_SIGNS: ReadonlySet<string> = new Set(
  "$ us$ r$ a$ c$ € £ ¥ ₹ ₩ usd brl eur gbp jpy cny inr aud cad chf mxn".split(" "),
);

/** What may stand between a number and its unit: "90 extra minutes", "2 milhões de dólares". */
export const BEFORE_UNIT: ReadonlySet<string> = new Set(
  "extra more additional full whole de us american - canadian australian singapore hong kong new zealand norwegian swedish danish icelandic swiss mexican argentine chilean colombian british egyptian kenyan ugandan tanzanian indian pakistani south african".split(
    " ",
  ),
);

/** "Australian dollars", "dólares canadenses", "dólares de Singapura". */
export const OTHER_DOLLARS = [
  { of: /^austral/, kind: "money aud" },
  { of: /^canad/, kind: "money cad" },
  { of: /^s[ií]ngap/, kind: "money sgd" },
  { of: /^hong|^kong$/, kind: "money hkd" },
  { of: /^neozel|^zealand$|^nova$/, kind: "money nzd" },
  { of: /^taiw/, kind: "money twd" },
  { of: /^jama/, kind: "money jmd" },
] as const;

/** What stands behind a "day" that is no unit: "45 day nurseries". */
export const OPEN_BY_DAY = /^(?:nurser|school|cent(?:re|er)|care|trip|pupil|student)/;
