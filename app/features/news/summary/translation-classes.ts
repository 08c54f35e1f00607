// The closed classes that a sentence and its translation are compared by. Each row has, for each language, the words that
// say it for sure and those that may say it: what is sure on one side asks for one of the wide on the other.
import type { WrittenLanguage } from "~/addresses/languages";
import { MONTH_NAMES, WEEKDAY_NAMES } from "~/lib/calendar-words";

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

export type WordClass = Readonly<Record<WrittenLanguage, ClassWords>>;

/** Lines in pairs, English and Portuguese: what says it for sure, then what may say it. */
function readClasses(table: string): readonly WordClass[] {
  const lines = table.trim().split("\n");
  return lines.flatMap((line, place) =>
    place % 2 === 0 ? [{ en: toWords(line), pt: toWords(lines[place + 1]) }] : [],
  );
}

/** Only, may, plan, alleged, likely, about, every, at least, less, after, if. */
export const CLASSES = readClasses(String.raw`
  only|exclusively > just|one|alone|single
  so|somente|apenas|exclusivamente > unic[oa]s?
  (?<! in )may(?! \d)|might|could > can|able|allowed
  poder(?:a|ao|ia|iam) > pod(?:e|em|iam?)|permit\p{L}+|consegu\p{L}+
  plans to > plan|planned
  planejam? > avaliam?|pretend\p{L}+
  alleged|allegedly|suspected > suspicion|would have
  supost[oa]s?|supostamente|suspeit[oa]s?|teriam? > acus\p{L}+
  probably > likely
  provavel|provavelmente > probabilidade
  roughly|nearly|almost > about|around|near|some
  cerca de|aproximadamente|quase > uns|umas
  every > all|full
  todos os|todas as > tod[oa]s?|cada|por|de \S+ em
  at least > or more
  pelo menos|ao menos > minim[oa]
  less than|fewer than > less
  menos do que > menos
  after > following|later|then|afterwards
  apos|depois > desde
  if|unless > when
  a menos que > se`);

/** Somebody says it. */
export const SAID = readClasses(`
  said|says?|according to > tells|told|state[sd]
  diz|dizem|disse|disseram|afirm(?:a|am|ou|aram)|segundo [oa]s?|de acordo com > segundo|para|informou`);

/** Months, weekdays and seasons; short forms are never sure, nor are "may" and "march", which are other words, too. */
export const DATES: readonly WordClass[] = [
  ...toDates(MONTH_NAMES),
  ...toDates(WEEKDAY_NAMES),
  ...toDates({ en: [["summer"], ["autumn", "fall"], ["winter"]], pt: [["verao"], ["outono"], ["inverno"]] }),
];

function toDates({ en, pt }: typeof MONTH_NAMES): readonly WordClass[] {
  // "Mondays", "segundas-feiras".
  const toSure = (name: string) => (/^ma(?:y|rch)$/.test(name) ? "(?!)" : `${name.replace("-", "s? ")}s?`);
  const toLine = ([name = "", ...short]: readonly string[] = []) =>
    `${toSure(name)} > ${[name, ...short].join("|")}`;
  return en.map((names, place) => ({ en: toWords(toLine(names)), pt: toWords(toLine(pt[place])) }));
}
