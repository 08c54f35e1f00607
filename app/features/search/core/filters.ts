// The words of a search that are filters of a list. They stand in both languages, because a reader may type either.
import { pathOf } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import type { PageId } from "~/addresses/route-table";
import { BOOK_CHAPTERS, type BookChapter } from "~/features/book-resources/core/book-parts";
import { NEED_PARAMETER, type TeacherFilter } from "~/features/catalogue/core/teacher-needs";
import { foldText } from "~/lib/fold-text";
import { chapterOf, wordsOf } from "./search-words";

/** Nobody types a filter about training as words of its own. */
export type SearchFilter = Exclude<TeacherFilter, "noTraining">;

interface FilterWords {
  readonly filter: SearchFilter;
  /** What is typed for it. */
  readonly typed: RegExp;
  /** What an entry says that fits it. */
  readonly says: readonly (readonly string[])[];
  /** True where the words may also be what is looked for: there is a page about discounts. */
  readonly isSubject?: true;
}

function wholeWords(pattern: string): RegExp {
  return new RegExp(`(^|[^\\p{L}\\p{N}])(?:${pattern})(?=$|[^\\p{L}\\p{N}])`, "gu");
}

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
    filter: "portuguese",
    typed: wholeWords("(?:in |em )?(?:portuguese|portugues)"),
    says: [["portuguese"], ["portugues"]],
  },
  {
    filter: "pupils",
    typed: wholeWords(
      "(?:para |for )?(?:\\d{1,2} ?(?:[ºªoa]|st|nd|rd|th)? ?(?:anos?|series?|years?(?:[ -]olds?)?|yo|grade|graders?)|(?:years?|grade|ages?|aged|ano) \\d{1,2})(?: de idade)?",
    ),
    says: [["pupils"], ["alunos"], ["students"]],
  },
  { filter: "offer", typed: wholeWords("discounts?|descontos?"), says: [], isSubject: true },
];

export interface SplitFilters {
  /** The text without the words that only narrow. */
  readonly rest: string;
  /** For each filter that was typed, what an entry says that fits it. */
  readonly says: readonly (readonly (readonly string[])[])[];
}

/** Parts the words that only narrow a search from those that name what is looked for. */
export function splitFilters(text: string): SplitFilters {
  let rest = foldText(text);
  const says: (readonly (readonly string[])[])[] = [];
  for (const words of FILTER_WORDS) {
    if (words.isSubject === true) continue;
    const without = rest.replace(words.typed, "$1 ");
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

/** A link to a filtered list, offered above the results. */
export type FilterChip =
  | { readonly filter: SearchFilter; readonly pageId: ListPageId }
  | { readonly filter: "chapter"; readonly pageId: "book-resources"; readonly chapter: BookChapter };

/** Where a chip leads in a language. */
export function addressOfChip(chip: FilterChip, locale: Locale): string {
  const path = pathOf(chip.pageId, locale);
  if (chip.filter === "chapter") return `${path}?${new URLSearchParams({ chapter: chip.chapter })}`;
  return `${path}?${NEED_PARAMETER[chip.filter]}=1`;
}

/** The filters that a text names, each as a link to the list it narrows. */
export function listFilterChips(text: string): FilterChip[] {
  const folded = foldText(text);
  const has = (typed: RegExp) => folded.search(typed) !== -1;
  return [...chaptersIn(text), ...(has(COURSES) ? [] : filtersIn(has))];
}

function filtersIn(has: (typed: RegExp) => boolean): FilterChip[] {
  const list = LISTS.find(({ named }) => has(named))?.pageId ?? "tools";
  return FILTER_WORDS.filter(({ typed }) => has(typed)).flatMap(({ filter }) => {
    // Only tools have accounts and offers.
    const isOfTools = filter !== "free" && filter !== "portuguese";
    return isOfTools && list !== "tools" ? [] : [{ filter, pageId: list }];
  });
}

/** A chapter leads to its part of the companion, unless one of its examples is named. */
function chaptersIn(text: string): FilterChip[] {
  const words = wordsOf(text);
  if (words.some((word) => /^ex\d+$/.test(word))) return [];
  return words.flatMap((word): FilterChip[] => {
    const chapter = BOOK_CHAPTERS.find((known) => known === `chapter-${chapterOf(word) ?? ""}`);
    return chapter === undefined ? [] : [{ filter: "chapter", pageId: "book-resources", chapter }];
  });
}
