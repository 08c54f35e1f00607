// The closed classes that a sentence and its translation are compared by. Each row has, for each language, the words that
// say it for sure and those that may say it: what is sure on one side asks for one of the wide on the other.
import type { WrittenLanguage } from "~/addresses/languages";
import { MONTH_NAMES, WEEKDAY_NAMES } from "~/lib/calendar-words";
import { capitalised } from "~/lib/capitalised";

interface ClassWords {
  readonly sure: RegExp;
  readonly wide: RegExp;
}

/** On folded words between single spaces; "é" has kept its accent. */
function toWords(line = ""): ClassWords {
  const lists = line.trim().split(" > ");
  const toPattern = (list: string) => new RegExp(`(?<= )(?:${list})(?= )`, "u");
  return { sure: toPattern(lists[0] ?? ""), wide: toPattern(lists.join("|")) };
}

/** What is sure of it on one side asks for one of the wide words on the other. */
export type WordClass = Readonly<Record<WrittenLanguage, ClassWords>>;

/** Lines in pairs, English and Portuguese: what says it for sure, then what may say it. */
function readClasses(table: string): readonly WordClass[] {
  const lines = table.trim().split("\n");
  return lines.flatMap((line, place) =>
    place % 2 === 0 ? [{ en: toWords(line), pt: toWords(lines[place + 1]) }] : [],
  );
}

/**
 * Only, may, plan, alleged, likely, about, estimated, rarely, always, some, most, every, at least, less, before, after,
 * if, higher, lower, first.
 */
export const CLASSES = readClasses(String.raw`
  only|exclusively > just|one|alone|single
  so|somente|apenas|exclusivamente > unic[oa]s?
  may|might|could > can|able|allowed
  poder(?:a|ao|ia|iam) > pod(?:e|em|iam?)|permit\p{L}+|consegu\p{L}+
  plans to > plan|planned
  planejam? > avaliam?|pretend\p{L}+
  alleged|allegedly|suspected > suspicion|would have
  supost[oa]s?|supostamente|suspeit[oa]s?|teriam? > acus\p{L}+
  probably > likely
  provavel|provavelmente > probabilidade
  roughly|nearly|almost > about|around|near|some
  cerca de|aproximadamente|quase > uns|umas
  estimate[sd]? > expect(?:s|ed)?
  estim(?:am?|ou|aram|ad[oa]s?) > preve
  rarely|occasionally > hardly
  raramente|as vezes > pouc[oa]s?
  always|often > usually
  sempre > frequencia
  several|few > some
  algu(?:ns|mas)|vari[oa]s|poucos > parte
  most of > most
  maioria > mais da metade
  every > all|full
  todos os|todas as > tod[oa]s?|cada|por|de \S+ em
  at least > or more
  pelo menos|ao menos > minim[oa]
  less than|fewer than > less
  menos do que > menos
  before > earlier|sooner
  antes > ate
  after > following|later|then|afterwards
  apos|depois > desde
  if|unless > when
  a menos que > se
  rose|increased > up|raised?|climbed
  aumentou|aumentaram|subiu|subiram > sub\p{L}+|pass\p{L}+
  lower|fell|fallen|decreased|dropped > less|down|cuts?|diminish\p{L}+
  diminu(?:iu|iram)|ca(?:iu|iram)|recu(?:ou|aram) > caid[oa]s?|menos|menor(?:es)?|baix\p{L}+|inferior(?:es)?|abandon\p{L}+
  first > early
  primeir[oa]s? > uma?`);

/** Somebody says it. */
export const SAID = readClasses(`
  said|says?|according to > tells?|state[sd]?
  diz|dizem|disse|disseram|afirm(?:am?|ou|aram)|segundo [oa]s?|de acordo com|alertam? > segundo|para|(?:inform|aleg)(?:am|ou)|admitiu|garantiu`);

/** Count for none behind another: "não ... nenhum", "not ... nor". */
export const REPEATED = new Set("nenhum nenhuma ninguem nada nem nor".split(" "));

/** Words that deny by themselves. */
export const DENYING: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /^(?:un(?!der|til|it|ion|ivers|ique|if)\p{L}{3,}|non-?\p{L}+|fail(?:s|ed|ing)?|lack(?:s|ed|ing)?|stop(?:s|ped)?|only|hardly)$/u,
  pt: /^(?:proib\p{L}+|dispens\p{L}+|des(?!de|sa|se|ta|te|crev|tin|taq|env|ej|cob)\p{L}{4,}|in(?!clu|form|ici|te|st|dic|cent|gles|du|fan|fl|gress|scr|vest|ves|ov)\p{L}{4,}|so)$/u,
};

/** Months, weekdays and seasons; short forms are never sure, and "spring" is too many things. */
export const DATES: readonly WordClass[] = [
  ...toDates(MONTH_NAMES),
  ...toDates(WEEKDAY_NAMES),
  ...readClasses(`
  summer
  verao
  autumn > fall
  outono
  winter
  inverno`),
];

function toDates({ en, pt }: typeof MONTH_NAMES): readonly WordClass[] {
  const toLine = ([name = "", ...short]: readonly string[] = []) =>
    `${toSure(name)} > ${[name, capitalised(name), ...short].join("|")}`;
  return en.map((names, place) => ({ en: toWords(toLine(names)), pt: toWords(toLine(pt[place])) }));
}

/** "Mondays", "segundas-feiras"; "14 May", "in March" and "May 2026", since both are other words, too. */
function toSure(name: string): string {
  const capital = capitalised(name);
  const isOther = name === "may" || name === "march";
  return isOther
    ? String.raw`(?:(?<= (?:in|\d\S*) )${capital}|${capital}(?= \d))`
    : `${name.replace("-", "s? ")}s?`;
}
