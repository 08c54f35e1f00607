// /compare?ids=… puts two or three tools side by side.
import { typedLine } from "~/lib/typed-line";

/** A fourth column would be too narrow on A4. */
export const COMPARED_MAX = 3;
/** A longer list is cut: the address is typed or followed, and three are shown. */
const LIST_MAX = 2000;
/** How many characters of an unknown id are shown back to the visitor, and of how many ids. */
const UNKNOWN_CHARACTERS = 40;
const UNKNOWN_MAX = 10;

export interface AskedComparison {
  /** Tools in their canonical spelling, each once, in the order asked for. */
  readonly ids: readonly string[];
  /** Ids asked for that name no tool, as typed but cut. */
  readonly unknown: readonly string[];
  /** Tools beyond the third. */
  readonly omitted: readonly string[];
}

/**
 * Reads ids, separated by commas or repeated; a pasted short link counts as its id. `findId` gives the id of a tool.
 */
export function parseComparison(
  params: URLSearchParams,
  findId: (typed: string) => string | null,
): AskedComparison {
  const known = new Set<string>();
  const unknown = new Set<string>();
  for (const text of params.getAll("ids").join(",").slice(0, LIST_MAX).split(",")) {
    const typed = typedLine(text, LIST_MAX).replace(/^.*\/r\//, "");
    if (typed === "") continue;
    const id = findId(typed);
    if (id === null) unknown.add(typedLine(typed, UNKNOWN_CHARACTERS));
    else known.add(id);
  }
  return {
    ids: [...known].slice(0, COMPARED_MAX),
    unknown: [...unknown].slice(0, UNKNOWN_MAX),
    omitted: [...known].slice(COMPARED_MAX, COMPARED_MAX + UNKNOWN_MAX),
  };
}

/** The part of an address after the path; ids stay readable, because they may be typed from paper. */
export function toComparisonSearch(ids: readonly string[]): string {
  return ids.length === 0 ? "" : `?ids=${ids.slice(0, COMPARED_MAX).join(",")}`;
}
