// Finds the known codes nearest to an unknown one.
import { LANGUAGES, localeOfPath } from "~/addresses/languages";
import { decodePercent } from "~/lib/decode-percent";
import { editDistance } from "~/lib/edit-distance";
import { foldText } from "~/lib/fold-text";

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
export function findExamples<Code extends { readonly id: string }>(
  address: string,
  resources: readonly Code[],
): Code[] {
  const number = EXAMPLE_ALONE.exec(normaliseCode(address))?.[1];
  return number === undefined ? [] : resources.filter(({ id }) => id.endsWith(`-ex${Number(number)}`));
}

/** A slip of the hand or two. */
const SLIPS_MAX_COUNT = 2;

/** The one code that a slip of the hand turned into another; null where there are several or none. */
export function findMeantCode<Code extends { readonly id: string }>(
  address: string,
  resources: readonly Code[],
): Code | null {
  const code = normaliseCode(address);
  const [best, second] = findNearestCodes(address, resources);
  if (best === undefined || editDistance(code, best.id) > SLIPS_MAX_COUNT) return null;
  const isOnly = second === undefined || editDistance(code, second.id) > editDistance(code, best.id);
  return isOnly ? best : null;
}

/**
 * Up to four companion items whose id is nearest to an unknown address, nearest first and in book order where two
 * are equally near. A code that shares less than half of its letters is no help and is left out.
 */
export function findNearestCodes<Code extends { readonly id: string }>(
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
