// The page of an unknown companion code shows the nearest codes and a chapter picker.
import type { Locale } from "~/addresses/languages";
import { BOOK_CHAPTERS, type BookChapter } from "./book-parts";
import { type BookResource, toBookResourceCard } from "./book-resource";
import type { CodeLink } from "./landing";
import { findNearestCodes, isLikeCompanionCode, normaliseCode } from "./nearest-code";

export interface CodePicker {
  /** The code as it was understood. */
  readonly code: string;
  readonly nearest: readonly CodeLink[];
  readonly chapters: readonly {
    readonly chapter: BookChapter;
    /** True for the chapter that the address names. */
    readonly isAsked: boolean;
    readonly codes: readonly CodeLink[];
  }[];
}

/** What to offer for an unknown address; null when it does not look like a code of the book. */
export function toCodePicker(
  pathname: string,
  resources: readonly BookResource[],
  locale: Locale,
): CodePicker | null {
  const codes = resources.filter((resource) => resource.text[locale].content !== null);
  if (!isLikeCompanionCode(pathname, codes)) return null;
  const toLink = (resource: BookResource): CodeLink => {
    const { path, title } = toBookResourceCard(resource, locale);
    return { path, title };
  };
  const listed = codes.filter((resource) => resource.lists.includes(locale));
  const code = normaliseCode(pathname);
  return {
    code,
    nearest: findNearestCodes(pathname, codes).map(toLink),
    chapters: BOOK_CHAPTERS.map((chapter) => ({
      chapter,
      isAsked: code.startsWith(chapter.replace("-", "")),
      codes: listed.filter((resource) => resource.chapter === chapter).map(toLink),
    })).filter(({ codes: ofChapter }) => ofChapter.length > 0),
  };
}
