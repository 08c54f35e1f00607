// A code of the book as a reader typed it: where it leads, or the nearest codes and a chapter picker.
import type { Locale } from "~/addresses/languages";
import { BOOK_CHAPTERS, type BookChapter } from "./book-parts";
import { type BookResource, toBookResourceCard } from "./book-resource";
import type { CodeLink } from "./landing";
import {
  findExamples,
  findMeantCode,
  findNearestCodes,
  isLikeCompanionCode,
  normaliseCode,
} from "./nearest-code";

export interface CodePicker {
  /** The code as it was understood. */
  readonly code: string;
  /** The one that was most likely meant; null where several are as likely. */
  readonly meant: CodeLink | null;
  /** The others. */
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
  const codes = landingsIn(resources, locale);
  return isLikeCompanionCode(pathname, codes) ? toPicker(pathname, codes, locale) : null;
}

/** "3.1" or "3 1", as a reader shortens chapter 3, example 1. */
const SHORTENED = /^(\d)\s*[.,\s-]\s*(\d{1,2})$/;
const HOST = /^(?:https?:\/\/)?[^/\s]+\.[a-z]{2,}(?=\/)/i;

/** A code has a landing, a chapter has several; where nothing is called so, there is something to offer. */
export type TypedCode =
  | { readonly path: string }
  | { readonly chapter: BookChapter }
  | { readonly picker: CodePicker };

/** Where a typed code, address or chapter of the book leads. */
export function findTypedCode(typed: string, resources: readonly BookResource[], locale: Locale): TypedCode {
  const address = typed
    .trim()
    .replace(HOST, "")
    .replace(/[?#].*$/, "")
    .replace(SHORTENED, "chapter$1-ex$2")
    .replace(/^\d$/, "chapter$&");
  const code = normaliseCode(address);
  const found = resources.find(({ id }) => id === code);
  const codes = landingsIn(resources, locale);
  const [example, other] = found === undefined ? findExamples(address, codes) : [found];
  if (example !== undefined && other === undefined) return { path: toBookResourceCard(example, locale).path };
  const picker = toPicker(address, codes, locale);
  const asked = picker.chapters.find(({ chapter }) => chapter.replace("-", "") === code);
  return asked === undefined ? { picker } : { chapter: asked.chapter };
}

function landingsIn(resources: readonly BookResource[], locale: Locale): BookResource[] {
  return resources.filter((resource) => resource.text[locale].content !== null);
}

function toPicker(address: string, codes: readonly BookResource[], locale: Locale): CodePicker {
  const toLink = (resource: BookResource): CodeLink => {
    const { path, title } = toBookResourceCard(resource, locale);
    return { path, title };
  };
  const listed = codes.filter((resource) => resource.lists.includes(locale));
  const code = normaliseCode(address);
  const meant = findMeantCode(address, codes);
  const examples = findExamples(address, codes);
  const nearest = examples.length > 0 ? examples : findNearestCodes(address, codes);
  return {
    code,
    meant: meant === null ? null : toLink(meant),
    nearest: nearest.filter((resource) => resource !== meant).map(toLink),
    chapters: BOOK_CHAPTERS.map((chapter) => ({
      chapter,
      isAsked: code.startsWith(chapter.replace("-", "")),
      codes: listed.filter((resource) => resource.chapter === chapter).map(toLink),
    })).filter(({ codes: ofChapter }) => ofChapter.length > 0),
  };
}
