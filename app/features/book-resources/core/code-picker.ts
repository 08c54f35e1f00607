// A code of the book as a reader typed it: where it leads, or the nearest codes and a chapter picker.
import { LANGUAGES, type Locale, localeOfPath } from "~/addresses/languages";
import { decodePercent } from "~/lib/decode-percent";
import { editDistance } from "~/lib/edit-distance";
import { foldText } from "~/lib/fold-text";
import { BOOK_CHAPTERS, type BookChapter } from "./book-parts";
import { type BookResource, toBookResourceCard } from "./book-resource";
import type { CodeLink } from "./landing";

// Finds the known codes nearest to an unknown one.
/** Longer input is cut before any comparison, so that a hostile address costs no more than a long typing error. */
const CODE_MAX_LENGTH = 40;
/** Address text is read up to here before it is normalised; escapes take up to three characters each. */
const ADDRESS_MAX_LENGTH = 200;
const NEAREST_MAX_COUNT = 4;

/**
 * The code in an address as a reader may have typed it: no language prefix, no slashes, lower case, hyphens,
 * and "cap", "capitulo", "ch", "chap" read as "chapter". At most 40 characters of a-z, 0-9 and hyphen; may be "".
 */
export function normaliseCode(address: string): string {
  const start = address.slice(0, ADDRESS_MAX_LENGTH);
  const path = foldText(decodePercent(start) ?? start).replace(/^\/*/, "/");
  return path
    .slice(LANGUAGES[localeOfPath(path)].prefix.length)
    .replace(/^\/(?:r\/)?/, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .replace(/^(?:capitulo|cap|chapter|chap|ch)-?(?=\d)/, "chapter")
    .replace(/^(chapter\d)-?(?:example|exemplo|ex)-?(?=\d)/, "$1-ex")
    .slice(0, CODE_MAX_LENGTH);
}

/** "Example 4", as the book calls it within a chapter. */
const EXAMPLE_ALONE = /^(?:example|exemplo|ex)-?(\d{1,2})$/;

/** The companion items that the book calls by an example's number alone; none where the code is no such number. */
function listExamples<Code extends { readonly id: string }>(
  address: string,
  resources: readonly Code[],
): Code[] {
  const number = EXAMPLE_ALONE.exec(normaliseCode(address))?.[1];
  return number === undefined ? [] : resources.filter(({ id }) => id.endsWith(`-ex${Number(number)}`));
}

/** A slip of the hand or two. */
const SLIPS_MAX_COUNT = 2;

/** The one code that a slip of the hand turned into another; null where there are several or none. */
function findMeantCode<Code extends { readonly id: string }>(
  address: string,
  resources: readonly Code[],
): Code | null {
  const code = normaliseCode(address);
  const [best, second] = listNearestCodes(address, resources);
  if (best === undefined || editDistance(code, best.id) > SLIPS_MAX_COUNT) return null;
  const isOnly = second === undefined || editDistance(code, second.id) > editDistance(code, best.id);
  return isOnly ? best : null;
}

/**
 * Up to four companion items whose id is nearest to an unknown address, nearest first and in book order where two
 * are equally near. A code that shares less than half of its letters is no help and is left out.
 */
export function listNearestCodes<Code extends { readonly id: string }>(
  address: string,
  resources: readonly Code[],
): Code[] {
  const code = normaliseCode(address);
  if (code === "") return [];
  return resources
    .map((resource, position) => ({ resource, position, distance: editDistance(code, resource.id) }))
    .filter(({ resource, distance }) => distance <= Math.max(code.length, resource.id.length) / 2)
    .sort((a, b) => a.distance - b.distance || a.position - b.position)
    .slice(0, NEAREST_MAX_COUNT)
    .map(({ resource }) => resource);
}

/**
 * True when an unknown address looks like a mistyped companion code, so that its 404 page shows the nearest codes
 * and the chapter picker: it names a chapter number, or is at most two edits from a companion id.
 */
export function isLikeCompanionCode(address: string, resources: readonly { readonly id: string }[]): boolean {
  const code = normaliseCode(address);
  if (/^chapter\d/.test(code)) return true;
  const distance = Math.min(...resources.map((resource) => editDistance(code, resource.id)));
  return code.length > 4 && distance <= 2;
}

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

/** The codes to offer for an unknown address; null when it does not look like a code of the book. */
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
export function readTypedCode(typed: string, resources: readonly BookResource[], locale: Locale): TypedCode {
  const address = typed
    .trim()
    .replace(HOST, "")
    .replace(/[?#].*$/, "")
    .replace(SHORTENED, "chapter$1-ex$2")
    .replace(/^\d$/, "chapter$&");
  const code = normaliseCode(address);
  const found = resources.find(({ id }) => id === code);
  const codes = landingsIn(resources, locale);
  const [example, other] = found === undefined ? listExamples(address, codes) : [found];
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
  const examples = listExamples(address, codes);
  const nearest = examples.length > 0 ? examples : listNearestCodes(address, codes);
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
