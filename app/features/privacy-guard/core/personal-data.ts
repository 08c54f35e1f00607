// Detection of likely personal data in a text that is about to leave the page. The teacher decides; nothing is sent
// and nothing is held back.
import { isCpf } from "~/lib/taxpayer-number";
import { listPassages, type PersonalData, toDigits } from "./finding";
import { type GuardRules, isGivenName, isPublicFigure } from "./guard-rules";
import { listMarkLists } from "./mark-lists";

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/gu;

/** Domains that are nobody's, by agreement or by custom. */
const INVENTED_DOMAIN = /@(?:[\w-]+\.)*ex(?:a|e)mplo?e?\.(?:com|org|net|edu)(?:\.\w+)?$/i;

/** Addresses of people; those at domains that are nobody's are none. */
function listEmails(text: string): PersonalData[] {
  return listPassages("email", text, EMAIL, (address) => !INVENTED_DOMAIN.test(address));
}

// A number alone is no phone: it needs a plus, an area code in brackets, the groups of a phone, or a word before it.
const WITH_COUNTRY = /\+\d{2,3}[ .-]?\(?\d{2,4}\)?[ .-]?\d{3,5}[ .-]?\d{3,4}(?!\d)/g;
const WITH_AREA_IN_BRACKETS = /(?<!\d)\(0?\d{2,4}\)\s?9?\s?\d{3,4}[ .-]?\d{3,4}(?!\d)/g;
const BRAZILIAN_MOBILE = /(?<![\d.,/-])(?:0?[1-9]\d[ .-])?9[ .]?\d{4}[ .-]\d{4}(?![\d-]|[.,]\d)/g;
const BRAZILIAN_LANDLINE = /(?<![\d.,/-])0?[1-9]\d[ .-][2-5]\d{3}[-]\d{4}(?![\d-]|[.,]\d)/g;
const BRITISH = /(?<![\d.,/-])0\d{2,4}[ -]\d{3,6}(?:[ -]\d{3,4})?(?![\d-]|[.,]\d)/g;
const PHONE_AFTER_A_WORD =
  /\b(?:tel|telefone|fone|celular|phone|telephone|mobile|whats ?app|zap)\b[^\n\d+(]{0,20}(\+?\(?\d[\d ().-]{6,17}\d)/gi;

const DATE = /^\d{1,2}[ .-]\d{1,2}[ .-]\d{2,4}$|^\d{4}[ .-]\d{1,2}[ .-]\d{1,2}$|^\d{4}[ .-]+\d{4}$/;

function hasDigits(least: number, most: number) {
  return (passage: string) => {
    const { length } = toDigits(passage);
    return length >= least && length <= most && !DATE.test(passage);
  };
}

/** Numbers of phones. */
function listPhones(text: string): PersonalData[] {
  return [
    ...listPassages("phone", text, WITH_COUNTRY, hasDigits(10, 15)),
    ...listPassages("phone", text, WITH_AREA_IN_BRACKETS, hasDigits(8, 13)),
    ...listPassages("phone", text, BRAZILIAN_MOBILE),
    ...listPassages("phone", text, BRAZILIAN_LANDLINE),
    ...listPassages("phone", text, BRITISH, hasDigits(10, 11)),
    ...listPassages("phone", text, PHONE_AFTER_A_WORD, hasDigits(8, 13)),
  ];
}

/** Addresses and numbers of people, which need no words of any language to be told. */
export function listContacts(text: string): PersonalData[] {
  return [...listCpfs(text), ...listEmails(text), ...listPhones(text)];
}

/** Two letters or more: "aluno A" and "pupil B" name nobody. */
const WORD = "\\p{Lu}\\p{L}+(?:['’-]\\p{L}+)*";

/** Words in capitals one after the other, with the small words of a Portuguese or Dutch name in between. */
const CAPITALS = new RegExp(
  `(?<![\\p{L}\\d'’-])${WORD}(?:[ \\t]+(?:(?:[Dd][AEOaeo][Ss]?|van|von)[ \\t]+)?${WORD})*`,
  "gu",
);

/** A person follows, and a given name alone is enough. The word goes with the name: "aluno João" becomes "aluno A". */
const PUPIL = /(?<![\p{L}])(?:alun[oa]|estudante|pupil|student|child|crian[çc]a|menin[oa])[:\s]+$/iu;
const CALLED = /(?<![\p{L}])(?:named|called|chamad[oa])\s+$/iu;
const OF_A_FAMILY =
  /(?<![\p{L}])(?:(?:m[ãa]e|pai|av[óôo]|filh[oa]|respons[áa]ve(?:l|is)|fam[íi]lia) (?:d[aeo]|pel[ao])|(?:mother|father|parents?|family|carers?|son|daughter) of)\s+$/iu;

/** After one of these, in small letters, a name that we do not know is one, too. */
const PUPIL_IN_A_SENTENCE = /(?:alun[oa]|estudante|pupil)\s+$/u;
const NO_NAMES = /^(?:Premium|Council|Voice|Book|Protection|Portal|English|French|Spanish|German)$/;

/**
 * Words before a name that make it no pupil's: a thing named after a person, or a person whom everybody may name. Only
 * capitalised words may stand between, so the pattern is case-sensitive.
 */
const NAMESAKE =
  /(?<![\p{L}])(?:[Ee]scola|[Cc]ol[ée]gio|[Ii]nstituto|[Rr]ua|[Aa]venida|[Aa]v\.|[Pp]ra[çc]a|[Ll]ei|[Pp]r[êe]mio|[Hh]ospital|[Ee]st[áa]dio|[Mm]useu|[Ss]anta|[Ss][ãa]o|[Ss]anto|[Dd]om|[Rr]ei|[Rr]ainha|[Kk]ing|[Qq]ueen|[Ss]aint|[Ss]t\.?|[Ss]ir|[Ll]ord)(?:[ \t]+\p{Lu}\p{L}+)*[ \t]+$/u;

const LOOK_BACK = 60;

interface Words {
  /** The words in capitals from the one that may be a given name on. */
  readonly name: string;
  readonly first: string;
  readonly at: number;
}

/** The part of a run of words that begins with a given name, or the run: "Hoje Maria Silva" has a name in it. */
function nameIn(run: string, at: number, rules: GuardRules): Words {
  for (const { 0: word, index } of run.matchAll(/\S+/g)) {
    if (isGivenName(word, rules)) return { name: run.slice(index), first: word, at: at + index };
  }
  return { name: run, first: run.split(/\s/)[0] ?? "", at };
}

function isPerson({ name, first }: Words, before: string, rules: GuardRules): boolean {
  if (!isGivenName(first, rules)) {
    return PUPIL_IN_A_SENTENCE.test(before) && /^\p{Lu}\p{Ll}+$/u.test(first) && !NO_NAMES.test(first);
  }
  const isFullName = /\s/.test(name);
  return isFullName || PUPIL.test(before) || CALLED.test(before) || OF_A_FAMILY.test(before);
}

/** Lists likely names of pupils, colleagues and families. Authors and figures of history are let through. */
function listNames(text: string, rules: GuardRules): PersonalData[] {
  return [...text.matchAll(CAPITALS)].flatMap((match) => {
    const words = nameIn(match[0], match.index, rules);
    const before = text.slice(Math.max(0, words.at - LOOK_BACK), words.at);
    if (NAMESAKE.test(before) || isPublicFigure(words.name, rules) || !isPerson(words, before, rules))
      return [];
    const start = words.at - (PUPIL.exec(before)?.[0].length ?? 0);
    const end = words.at + words.name.length;
    return [{ kind: "name", start, end, text: text.slice(start, end) }];
  });
}

/** The number of a pupil in England: a letter, twelve digits; one of them may be a letter in a temporary number. */
const PUPIL_NUMBER = /(?<![\p{L}\d])[A-HJ-NP-RT-Z]\d{11}[\dA-Z](?![\p{L}\d])/gu;

/** Numbers under which a school or an authority knows a pupil. */
function listRegistrations(text: string, { registration }: GuardRules): PersonalData[] {
  return [
    ...listPassages("registration", text, PUPIL_NUMBER),
    ...listPassages("registration", text, registration, (number) => toDigits(number).length >= 5),
  ];
}

// The Brazilian number of a person: nine digits and two that follow from them.
/** Separators of the groups, from people and programs: dots, dashes of any length, spaces, invisible signs. */
const BETWEEN = "[^\\S\\n\\r]|[./_\\-\\u00ad\\u00b7\\u200b-\\u200d\\u2010-\\u2015\\u2060\\u2212\\ufeff]";

/** Looks ahead only, so that a number is found even where another group of digits stands before it. */
const GROUPS = new RegExp(
  `(?<!\\d)(?<!\\b0[.,])(?=(\\d{3}(?:${BETWEEN}){0,3}\\d{3}(?:${BETWEEN}){0,3}\\d{3}(?:${BETWEEN}){0,3}\\d{2})(?!\\d))`,
  "g",
);

/** Every CPF with right check digits. */
export function listCpfs(text: string): PersonalData[] {
  return [...text.matchAll(GROUPS)].flatMap((match) => {
    const [, number = ""] = match;
    const end = match.index + number.length;
    return isCpf(toDigits(number)) ? [{ kind: "cpf", start: match.index, end, text: number }] : [];
  });
}

/** About two lines; a new line begins another matter. */
const BESIDE = 100;

/** Words of health and disability beside one of the names in a text: alone they are what a lesson is about. */
function listHealth(text: string, names: readonly PersonalData[], { health }: GuardRules): PersonalData[] {
  if (names.length === 0) return [];
  return listPassages("health", text, health).filter(({ start, end }) =>
    names.some((name) => {
      const between = name.end <= start ? text.slice(name.end, start) : text.slice(end, name.start);
      return between.length <= BESIDE && !between.includes("\n");
    }),
  );
}

/** From the surest on: where two meet, the first one counts. */
const RULES: readonly ((text: string, rules: GuardRules) => readonly PersonalData[])[] = [
  listCpfs,
  listEmails,
  listRegistrations,
  listMarkLists,
  listPhones,
  listNames,
  (text, rules) => listHealth(text, listNames(text, rules), rules),
];

function overlaps(one: PersonalData, other: PersonalData): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Everything in a text that looks like data of a person, in reading order; no two of them overlap. */
export function listPersonalData(text: string, rules: GuardRules): readonly PersonalData[] {
  const found: PersonalData[] = [];
  for (const find of RULES) {
    for (const data of find(text, rules)) if (!found.some((other) => overlaps(data, other))) found.push(data);
  }
  return found.sort((one, other) => one.start - other.start);
}
