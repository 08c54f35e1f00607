// The list that an address names: its items, and the title of its sheet.
import { typedLine } from "~/lib/typed-line";
import { parseId } from "./favourites";

/** Two items stand beside each other on A4, so this is about eight sheets; the address stays below 2 kB. */
export const SHEET_ITEMS_MAX = 60;
export const SHEET_TITLE_MAX = 120;
/** How many characters of an unknown id are shown back to the visitor. */
const UNKNOWN_MAX = 40;

export interface ChosenList {
  /** As typed; "" when there is none. */
  readonly title: string;
  /** Known ids in their canonical spelling, each once, in the order asked for. */
  readonly ids: readonly string[];
  /** Ids that were asked for but name nothing: each once, as typed but cut. */
  readonly unknown: readonly string[];
  /** The unknown ids that are spelt like an id. They stay in the link, because a missing item may come back. */
  readonly unknownIds: readonly string[];
  /** Known ids beyond the limit, left out. */
  readonly omittedIds: readonly string[];
}

/**
 * Reads ids (comma-separated, or repeated) and title, up to `max` items. `findId` gives the canonical id, or null if
 * unknown.
 */
export function parseChosenList(
  params: URLSearchParams,
  findId: (id: string) => string | null,
  max: number,
): ChosenList {
  const known = new Set<string>();
  const unknown = new Set<string>();
  const unknownIds = new Set<string>();
  for (const text of askedIds(params)) {
    const id = parseId(text);
    const canonical = id === null ? null : findId(id);
    if (canonical !== null) {
      known.add(canonical);
    } else {
      unknown.add(id ?? typedLine(text, UNKNOWN_MAX));
      if (id !== null) unknownIds.add(id);
    }
  }
  return {
    title: parseSheetTitle(params),
    ids: [...known].slice(0, max),
    unknown: [...unknown].slice(0, max),
    unknownIds: [...unknownIds].slice(0, max),
    omittedIds: [...known].slice(max),
  };
}

/** The title of a sheet as typed; "" when there is none. */
export function parseSheetTitle(params: URLSearchParams): string {
  return typedLine(params.get("title") ?? "", SHEET_TITLE_MAX);
}

/** A long address is read up to a limit, and every id after it is dropped. A pasted short link counts as its id. */
function askedIds(params: URLSearchParams): string[] {
  const list = params.getAll("ids").join(",").slice(0, 20_000);
  return list
    .split(",")
    .map((text) => text.trim().replace(/^.*\/r\//, ""))
    .filter((text) => text !== "");
}
