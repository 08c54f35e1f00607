// The closed classes of both languages that decide what may be left out of a sentence. They are grammar: no word of
// them names a thing of the world. All are folded, as the keys of tokens are.
import type { WrittenLanguage } from "~/addresses/languages";
import { MONTH_NAMES, WEEKDAY_NAMES } from "~/lib/calendar-words";

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

type WordsOfEach = Readonly<Record<WrittenLanguage, ReadonlySet<string>>>;

/** Single words, and phrases of several. */
type Phrases = readonly (readonly string[])[];

/** Words, then phrases behind bars. */
function phrasesOf(list: string): Phrases {
  const [words = "", ...phrases] = list.split(" | ");
  return [...words.split(" ").map((word) => [word]), ...phrases.map((phrase) => phrase.split(" "))];
}

export const AND = setOf("and e");
export const OR = setOf("or ou");
export const ARTICLES = setOf("a an the o os as um uma");

/** May stand for somebody whom the sentence before names. */
export const PRONOUNS = setOf("he she it they him ele ela eles elas");

/** Open a sentence that leans on the one before. */
export const LEANING = setOf("he she it they this ele ela eles elas isso");

/** Speak in the source's own voice; with accents, since "nos" is "in the". */
export const OWN_VOICE = setOf("we our us nós nosso nossa nossos nossas");

/** Before these two sentences may be joined behind a comma; "and" and "e" need none. */
export const JOINTS = setOf("and e but mas while enquanto");

/** Behind these, "and" and what follows is needed by what stands before. */
export const PAIRED = setOf("both either neither between from only same entre tanto nem ambos ambas");

/** Open what limits the rest: a condition, an exception, a term, a restriction. */
export const LIMITS = phrasesOf(
  "if unless provided except until when whether only without once subject pending depending under se caso exceto salvo quando ate sem so apenas somente sob | so far | for now | up to | at least | desde que | por enquanto | a menos | no maximo | pelo menos",
);

/** Anywhere in a span, these make the rest more than it is. */
export const EXCEPTIONS = setOf("unless except salvo exceto");

/** Open a part that tells more, so that a verb of saying in it is about something else. */
export const ADDITIONS = setOf(
  "and but while which who whose although after because saying e mas enquanto que cujo cuja embora apos depois porque dizendo",
);

/** Verbs of saying, and who says it. */
export const REPORTING =
  /^(?:sa(?:y|ys|id)|tells?|told|claim(?:s|ed)?|argue[sd]?|warn(?:s|ed)?|add(?:s|ed)|believe[sd]?|estimate[sd]?|den(?:y|ies|ied)|alleg(?:es?|ed)|report(?:s|ed)|according|wr(?:o|i)tes?|suggest(?:s|ed)|expect(?:s|ed)|expla(?:ins|ined)|diz|dizem|disse(?:ram)?|escreve(?:u|ram)?|(?:afirm|cont|alert|acredit|neg|avali|estim|inform|relat|explic|argument|declar|apont|lembr)(?:a|am|ou|aram)|(?:defend|suger|resum|conclu)(?:e|em|eu|iu|i|iram|eram)|segundo|conforme|acordo)$/;

export const CONNECTIVES = phrasesOf(
  "but and so however yet also meanwhile mas e porem contudo ja tambem | even so | alem disso | no entanto | ainda assim",
);

/** Open a first clause that does not stand alone. */
export const SUBORDINATORS: WordsOfEach = {
  en: setOf("if when as since although though while after before"),
  pt: setOf("se quando como embora enquanto"),
};

/** With one of these in it, a sentence keeps its day. */
export const DAY_KEEPERS: WordsOfEach = {
  en: setOf("not n't no never none nobody nothing neither nor without only just every each"),
  pt: setOf("nao nunca nenhum nenhuma ninguem nada nem sem so apenas todo toda cada"),
};

/** Not behind these: the day is what they speak of. */
export const BEFORE_DAYS = setOf(
  "on in at by from to of for since until before after between is é ate em de da do das dos na no desde entre para por partir",
);
export const BEHIND_DAYS = setOf("que passado passada seguinte ago of de");

/** Open a run of calendar words. */
export const DAY_OPENERS = setOf("on in last this next na no nesta neste em");

/** Name a day by themselves; those of English with a capital. */
export const ENGLISH_DAYS: ReadonlySet<string> = new Set(
  [...MONTH_NAMES.en, ...WEEKDAY_NAMES.en].flatMap(([name]) => name ?? []),
);
export const DAYS: ReadonlySet<string> = new Set([
  ...[...MONTH_NAMES.pt, ...WEEKDAY_NAMES.pt].flatMap(([name]) => name ?? []),
  ..."today yesterday hoje ontem".split(" "),
]);

/** Parts of the calendar that other words may go with: "last week", "nesta semana", but "the school year". */
export const DAY_UNITS = setOf("week month year semana mes ano segunda terca quarta quinta sexta");
export const DAY_DETERMINERS = setOf("last this next nesta neste passada passado");

/** Stand within a run of calendar words. */
export const DAY_LINKS = setOf("of de passada passado");
