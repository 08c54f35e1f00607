// The closed classes of both languages that decide what may be left out of a sentence. They are grammar: no word of
// them names a thing of the world. All are without accents.
import type { WrittenLanguage } from "~/addresses/languages";
import { MONTH_NAMES, WEEKDAY_NAMES } from "~/lib/calendar-words";

const toSet = (words: string): ReadonlySet<string> => new Set(words.split("|"));
/** One of the words or phrases, at the beginning of others, and somewhere among them. */
const opens = (words: string) => new RegExp(`^(?:${words})(?= |$)`, "iu");
const has = (words: string) => new RegExp(`(?<=^| )(?:${words})(?= |$)`, "iu");

export const AND = toSet("and|e");

/** Tie a sentence to the one before, and are nothing else. */
export const CONNECTIVE =
  /^(?:but|and|yet|however|also|meanwhile|even so|for example|in other words|mas|e|porem|contudo|alem disso|no entanto|ainda assim|por exemplo)$/i;

/** "And ..." stays behind a figure, and where these need it within fourteen words. */
export const BEFORE_TAIL = /(?:^| )(?:\d\S*|(?:both|between|only|same|entre|ambos|ambas)(?: \S+){0,13})$/i;

/** Open what limits the rest: a choice, a condition, an exception, a term, a restriction. */
export const LIMITS = opens(
  `or|ou|(?:(?:and|e|but|mas|while|enquanto) )?(?:if|provided|until|when|whether|only|without|once|subject|pending|depending|under|for now|up to|at least|se|caso|quando|ate|sem|so|apenas|somente|sob|desde que|por enquanto|a menos|no maximo|pelo menos)`,
);

/** At its beginning or anywhere in a part, these make the rest more than it is. */
export const EXCEPTIONS = has("unless|except|salvo|exceto");

/** Open a part that tells more, so that a verb of saying in it is about something else. */
export const ADDITIONS = opens(
  "and|e|but|mas|while|enquanto|which|who|whose|although|after|because|saying|que|cujo|cuja|embora|apos|depois|porque|dizendo",
);

/** Verbs of saying, and who says it. */
export const REPORTING = has(
  "sa(?:y|ys|id)|tells?|told|(?:claim|warn|suggest|expect|explain)(?:s|ed)?|(?:argue|believe|estimate|allege)[sd]?|(?:add|report)(?:s|ed)|den(?:y|ies|ied)|wr(?:ote|ites)|according|diz|dizem|disse(?:ram)?|escreve(?:u|ram)?|(?:afirm|cont|alert|acredit|neg|avali|estim|inform|relat|explic|argument|declar|apont|lembr)(?:a|am|ou|aram)|(?:defend|suger|resum|conclu)(?:e|em|eu|iu|i|iram|eram)|segundo|conforme|acordo",
);

/** Open a first clause that does not stand alone. */
export const SUBORDINATORS: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: opens("if|when|as|since|although|though|while|after|before"),
  pt: opens("se|quando|como|embora|enquanto"),
};

/** Open a first phrase that says who says the rest. */
export const ATTRIBUTIONS = opens("according to|segundo|conforme|de acordo com");

/** Stands for the name of a day or month; those of English have a capital. */
export const DAY = "§";
const getFirst = (rows: readonly (readonly string[])[]) => rows.flatMap(([name]) => name ?? []);
export const ENGLISH_DAYS: ReadonlySet<string> = new Set(getFirst([...MONTH_NAMES.en, ...WEEKDAY_NAMES.en]));
export const DAY_NAMES: ReadonlySet<string> = new Set([
  ...getFirst([...MONTH_NAMES.pt, ...WEEKDAY_NAMES.pt]),
  ...["today", "yesterday", "hoje", "ontem"],
]);

/** A run of calendar words that names a day or month: "last Tuesday", "nesta quarta-feira, 14 de outubro". */
const OPENER = "on|in|last|this|next|na|no|nesta|neste|em";
const IN_DAY = String.raw`${DAY}|\d\S*|de|passado|passada`;
export const DAY_RUN = new RegExp(`^(?=.*${DAY})(?:${OPENER}|${DAY})(?: (?:${IN_DAY})){0,7}(?<! de)$`, "i");
/** Deny: each counts once. */
const DENIALS = {
  en: "not|n't|no|never|none|nobody|nothing|neither|nor|without",
  pt: "nao|nunca|jamais|nenhum|nenhuma|ninguem|nada|nem|sem|tampouco",
};
export const NEGATORS: Readonly<Record<WrittenLanguage, ReadonlySet<string>>> = {
  en: toSet(DENIALS.en),
  pt: toSet(DENIALS.pt),
};

/** Count for none behind another: "não ... nenhum", "not ... nor". */
export const REPEATED = toSet("nenhum|nenhuma|ninguem|nada|nem|nor");

/** With one of these in it, a sentence keeps its day. */
export const DAY_KEEPERS: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: has(`${DENIALS.en}|only|just|every|each`),
  pt: has(`${DENIALS.pt}|so|apenas|todo|toda|cada`),
};

/** Beside these, the day is what they speak of. */
export const BEFORE_DAY = new RegExp(
  String.raw`(?:^| )(?:${OPENER}|\d\S*|of|de|at|by|from|to|for|since|until|before|after|between|is|é|ate|da|do|das|dos|desde|entre|para|por)$`,
  "iu",
);
export const BEHIND_DAY = opens(String.raw`que|passado|passada|seguinte|of|de|\d\S*`);
