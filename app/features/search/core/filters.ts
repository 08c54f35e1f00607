// The words of a search that are filters of a list. They stand in both languages, because a reader may type either.
import { toPath } from "~/addresses/addresses";
import { forEachPageLanguage, LANGUAGES, type Locale } from "~/addresses/languages";
import type { PageId } from "~/addresses/route-table";
import { BOOK_CHAPTERS, type BookChapter } from "~/features/book-resources/core/book-parts";
import {
  AGE_PARAMETER,
  CLASS_AGES,
  NEED_PARAMETER,
  type TeacherFilter,
} from "~/features/catalogue/core/teacher-needs";
import { foldText } from "~/lib/fold-text";
import type { SearchEntry, SearchKind } from "./search-index";
import { findChapter, toWords } from "./search-words";

/** Nobody types a filter about training as words of its own. */
export type SearchFilter = Exclude<TeacherFilter, "noTraining">;

interface FilterWords {
  readonly filter: SearchFilter;
  /** Words that ask for it. */
  readonly typed: RegExp;
  /** Words that only filter, where they are fewer: the name of a language alone is a subject, too. */
  readonly narrows?: RegExp;
  /** Words of the entries that meet it. */
  readonly says: readonly (readonly string[])[];
  /** True where the words may also name the subject: there is a page about discounts. */
  readonly isSubject?: true;
}

function wholeWords(pattern: string): RegExp {
  return new RegExp(`(^|[^\\p{L}\\p{N}])(?:${pattern})(?=$|[^\\p{L}\\p{N}])`, "gu");
}

/** The words that ask for the reader's language. "Atividade de português" asks for the subject. */
const LANGUAGE_WORDS = forEachPageLanguage((language): FilterWords => {
  const names = LANGUAGES[language].askedAs;
  return {
    filter: "language",
    typed: wholeWords(`(?<!\\bde )(?:${names.join("|")})`),
    narrows: wholeWords(`(?:in|em) (?:${names.join("|")})`),
    says: names.map((name) => [name]),
  };
});

const PUPILS_OF_AN_AGE = wholeWords(
  "(?:para |for )?(?:\\d{1,2} ?(?:[ºªoa]|st|nd|rd|th)? ?(?:anos?|series?|years?(?:[ -]olds?)?|yo|grade|graders?)|(?:years?|grade|ages?|aged|ano) \\d{1,2})(?: de idade)?",
);

const FILTER_WORDS: readonly FilterWords[] = [
  {
    filter: "noAccount",
    typed: wholeWords(
      "(?:no|without(?: an?)?) (?:log ?in|account|sign ?up|registration)|sem (?:login|conta|cadastro|registro|senha)",
    ),
    says: [
      ["no", "login"],
      ["sem", "login"],
    ],
  },
  {
    filter: "free",
    typed: wholeWords("free|no cost|gratis|gratuit[oa]s?|de graca|sem (?:pagar|custo)"),
    says: [["free"], ["gratuito"], ["gratis"]],
  },
  {
    filter: "pupils",
    typed: PUPILS_OF_AN_AGE,
    says: [["pupils"], ["alunos"], ["students"]],
  },
  { filter: "offer", typed: wholeWords("discounts?|descontos?"), says: [], isSubject: true },
];

/** How old the youngest are in a year of school, by the word for it; what has none of them is an age itself. */
const SCHOOL_YEARS: readonly { readonly named: RegExp; readonly ageIn: (year: number) => number }[] = [
  // Years 1 to 3 of these are those of Brazil's upper secondary school.
  { named: /serie/, ageIn: (year) => (year <= 3 ? year + 14 : year + 5) },
  { named: /grade|ano(?!s)/, ageIn: (year) => year + 5 },
  { named: /year \d|[a-z] ?year$/, ageIn: (year) => year + 4 },
];

/** The age that a text names, as an age or as a year of school; null where it names none that a class has. */
function ageNamed(folded: string): number | null {
  const words = folded.match(PUPILS_OF_AN_AGE)?.[0].trim() ?? "";
  const number = Number(/\d+/.exec(words)?.[0]);
  const age = SCHOOL_YEARS.find(({ named }) => named.test(words))?.ageIn(number) ?? number;
  return CLASS_AGES.includes(age) ? age : null;
}

/** The words of every filter, for readers of a language. */
function filterWordsIn(locale: Locale): readonly FilterWords[] {
  return [...FILTER_WORDS, LANGUAGE_WORDS[locale]];
}

export interface SplitFilters {
  /** The text without the words that only filter. */
  readonly rest: string;
  /** Words of the entries that meet each filter that was typed. */
  readonly says: readonly (readonly (readonly string[])[])[];
}

/** Splits the words that only filter a search from those that name its subject. */
export function splitFilters(text: string, locale: Locale): SplitFilters {
  let rest = foldText(text);
  const says: (readonly (readonly string[])[])[] = [];
  for (const words of filterWordsIn(locale)) {
    if (words.isSubject === true) continue;
    const without = rest.replace(words.narrows ?? words.typed, "$1 ");
    if (without !== rest) says.push(words.says);
    rest = without;
  }
  return { rest, says };
}

/** The lists that can be filtered, by the words that name them; the tools where none is named. */
const LISTS: readonly { readonly pageId: ListPageId; readonly named: RegExp }[] = [
  { pageId: "library", named: wholeWords("books?|livros?|sites?|websites?|library|biblioteca") },
  { pageId: "videos", named: wholeWords("videos?|channels?|canal|canais|youtube") },
  { pageId: "certifications", named: wholeWords("certifica(?:tes?|tions?|dos?|cao|coes)") },
];
/** The lists of courses have no such filters. */
const COURSES = wholeWords("courses?|cursos?|formac(?:ao|oes)|training");

export const CHIP_LISTS = [
  "tools",
  "library",
  "videos",
  "certifications",
  "book-resources",
] as const satisfies readonly PageId[];
export type ListPageId = (typeof CHIP_LISTS)[number];

/** A link to a list that all the filters narrow, offered above the results. */
interface NarrowedList {
  readonly filters: readonly SearchFilter[];
  /** Of the pupils, in years; null where they are not among the filters. */
  readonly age: number | null;
  readonly pageId: ListPageId;
}
interface ChapterList {
  readonly chapter: BookChapter;
  readonly pageId: "book-resources";
}
export type FilterChip = NarrowedList | ChapterList;

/** A chip with the number of entries in its list; a chapter has none. */
export type CountedChip = (NarrowedList & { readonly count: number }) | ChapterList;

/** The address of a chip in a language. */
export function addressOfChip(chip: FilterChip, locale: Locale): string {
  const path = toPath(chip.pageId, locale);
  if ("chapter" in chip) return `${path}?${new URLSearchParams({ chapter: chip.chapter })}`;
  const { age } = chip;
  const asked = chip.filters.map((filter) =>
    filter === "pupils" ? `${AGE_PARAMETER}=${age}` : `${NEED_PARAMETER[filter]}=1`,
  );
  return `${path}?${asked.join("&")}`;
}

/** The lists that a text names by their filters: one link for all filters together, and one for each chapter. */
export function listFilterChips(text: string, locale: Locale): FilterChip[] {
  const folded = foldText(text);
  const has = (typed: RegExp) => folded.search(typed) !== -1;
  return [...chaptersIn(text), ...(has(COURSES) ? [] : filtersIn(has, ageNamed(folded), locale))];
}

function filtersIn(has: (typed: RegExp) => boolean, age: number | null, locale: Locale): FilterChip[] {
  const pageId = LISTS.find(({ named }) => has(named))?.pageId ?? "tools";
  // Only tools have accounts and offers.
  const isOfList = (filter: SearchFilter) => pageId === "tools" || filter === "free" || filter === "language";
  const filters = filterWordsIn(locale)
    .filter(({ typed, filter }) => has(typed) && isOfList(filter) && (filter !== "pupils" || age !== null))
    .map(({ filter }) => filter);
  return filters.length === 0 ? [] : [toNarrowed(pageId, filters, age)];
}

/** A list with its filters; the age belongs to that of the pupils. */
function toNarrowed(pageId: ListPageId, filters: readonly SearchFilter[], age: number | null): NarrowedList {
  return { pageId, filters, age: filters.includes("pupils") ? age : null };
}

const KINDS: Readonly<Record<ListPageId, readonly SearchKind[]>> = {
  tools: ["ai_tool"],
  library: ["book", "site"],
  videos: ["youtube"],
  certifications: ["certification"],
  "book-resources": [],
};

/**
 * The chips of a text with the number of entries that each list shows. Where nothing meets all the filters at once,
 * each has its own chip; none leads to an empty list.
 */
export function countFilterChips(
  text: string,
  entries: readonly SearchEntry[],
  locale: Locale,
): CountedChip[] {
  const toCount = ({ pageId, filters, age }: NarrowedList) =>
    entries.filter(
      ({ kind, needs, pupilsFrom }) =>
        KINDS[pageId].includes(kind) &&
        filters.every((filter) =>
          filter === "pupils" ? (pupilsFrom ?? Infinity) <= (age ?? 0) : needs?.includes(filter),
        ),
    ).length;
  return listFilterChips(text, locale).flatMap((chip): CountedChip[] => {
    if ("chapter" in chip) return [chip];
    const { filters, pageId, age } = chip;
    const together = toCount(chip);
    if (together > 0) return [{ ...chip, count: together }];
    return filters
      .map((filter) => toNarrowed(pageId, [filter], age))
      .map((single) => ({ ...single, count: toCount(single) }))
      .filter(({ count }) => count > 0);
  });
}

/** A chapter leads to its part of the companion, unless one of its examples is named. */
function chaptersIn(text: string): FilterChip[] {
  const words = toWords(text);
  if (words.some((word) => /^ex\d+$/.test(word))) return [];
  return words.flatMap((word): FilterChip[] => {
    const chapter = BOOK_CHAPTERS.find((known) => known === `chapter-${findChapter(word) ?? ""}`);
    return chapter === undefined ? [] : [{ pageId: "book-resources", chapter }];
  });
}
