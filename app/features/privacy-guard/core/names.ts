import type { PersonalData } from "./finding";
import { isGivenName, isPublicFigure } from "./name-lists";

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
 * What is named after a person, or a person whom everybody may name; only words in capitals may stand in between. It
 * minds the case of them, which a pattern without it would not.
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
function nameIn(run: string, at: number): Words {
  for (const { 0: word, index } of run.matchAll(/\S+/g)) {
    if (isGivenName(word)) return { name: run.slice(index), first: word, at: at + index };
  }
  return { name: run, first: run.split(/\s/)[0] ?? "", at };
}

function isPerson({ name, first }: Words, before: string): boolean {
  if (!isGivenName(first)) {
    return PUPIL_IN_A_SENTENCE.test(before) && /^\p{Lu}\p{Ll}+$/u.test(first) && !NO_NAMES.test(first);
  }
  const isFullName = /\s/.test(name);
  return isFullName || PUPIL.test(before) || CALLED.test(before) || OF_A_FAMILY.test(before);
}

/** What looks like the name of a pupil, a colleague or a family. Authors and figures of history are let through. */
export function listNames(text: string): PersonalData[] {
  return [...text.matchAll(CAPITALS)].flatMap((match) => {
    const words = nameIn(match[0], match.index);
    const before = text.slice(Math.max(0, words.at - LOOK_BACK), words.at);
    if (NAMESAKE.test(before) || isPublicFigure(words.name) || !isPerson(words, before)) return [];
    const start = words.at - (PUPIL.exec(before)?.[0].length ?? 0);
    const end = words.at + words.name.length;
    return [{ kind: "name", start, end, text: text.slice(start, end) }];
  });
}
